// Where Bloom Town is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import Board from "./Board.svelte";
import { prompt } from "./prompt";

export const stage: Stage<"bloom_town"> = {
  Board,
  prompt,
};
