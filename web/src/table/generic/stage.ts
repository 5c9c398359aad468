// Where any game can be played: for games that this page was built without, and on request for all.
import type { Stage } from "../../lib/rooms/stage";
import Board from "./Board.svelte";

export const stage: Stage = {
  Board,
  fromSpread: true,
  prompt: () => ({ id: "table-generic-choose", args: {} }),
};
