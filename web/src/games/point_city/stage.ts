// Where Point City is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import { calm } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import { isEnd } from "./ending";
import { spotsOf } from "./log_spots";
import { NEEDS } from "./measures";
import { prompt } from "./prompt";
import { timeOf } from "./scenes";

export const stage: Stage<"point_city"> = {
  Board,
  prompt,
  whole: true,
  ...NEEDS,
  spotsOf,
  lasts: ({ fresh, seat }) => (calm() ? 0 : timeOf(fresh, seat)),
  // Everybody is counted before the winner is told.
  isMoment: isEnd,
};
