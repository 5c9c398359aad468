// Where a game is played: what its `stage.ts` gives the table.
import type { Component } from "svelte";
import type { GameId, Message, View } from "../protocol";
import type { BoardProps } from "./board";

/** A game's `stage.ts`. */
export interface Stage<Id extends GameId = GameId> {
  Board: Component<BoardProps<Id>>;
  /** What the seat can do now, in words; null where the stage needs none. */
  prompt(view: View<Id>, seat: number | null): Message | null;
  /** Whether the board draws from the spread. */
  fromSpread?: boolean;
}
