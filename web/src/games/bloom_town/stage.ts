// Where Bloom Town is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import { calm } from "../../lib/settings.svelte";
import Board from "./Board.svelte";
import { isMoment, lastingOf, shownOf } from "./lights";
import { spotsOf } from "./log_spots";
import { NEEDS } from "./measures";
import { prompt } from "./prompt";

export const stage: Stage<"bloom_town"> = {
  Board,
  prompt,
  whole: true,
  ...NEEDS,
  spotsOf,
  lasts: ({ view, steps, fresh, seat }) =>
    view ? lastingOf(shownOf({ view, steps, fresh }, seat), calm()) : 0,
  isMoment,
};
