// Where Happy City is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import { calm } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import { spotsOf } from "./log_spots";
import { NEEDS } from "./measures";
import { prompt } from "./prompt";
import { timeOf } from "./scenes";

export const stage: Stage<"happy_city"> = {
  Board,
  prompt,
  whole: true,
  ...NEEDS,
  spotsOf,
  lasts: ({ fresh }) => (calm() ? 0 : timeOf(fresh)),
};
