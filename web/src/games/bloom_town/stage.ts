// Where Bloom Town is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import { calm } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import { isMoment, lastingOf, stoodBefore } from "./lights";
import { spotsOf } from "./log_spots";
import { NEEDS } from "./measures";
import { prompt } from "./prompt";
import { scenesOf } from "./scenes";

export const stage: Stage<"bloom_town"> = {
  Board,
  prompt,
  whole: true,
  ...NEEDS,
  spotsOf,
  lasts: ({ fresh, steps, seat }) =>
    lastingOf(scenesOf(fresh, seat, stoodBefore(fresh, steps)), calm()),
  isMoment,
};
