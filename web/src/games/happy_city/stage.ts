// Where Happy City is played: the board, and what the table around it wants to know.
import type { Stage } from "../../lib/rooms/stage";
import Board from "./Board.svelte";
import { prompt } from "./prompt";

export const stage: Stage<"happy_city"> = {
  Board,
  prompt,
};
