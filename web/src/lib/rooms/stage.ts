// Where a game is played: what its `stage.ts` gives the table.
import type { Component } from "svelte";
import type { Message, MoveInfo, Views } from "../protocol";
import type { BoardProps, GameId } from "./board";

/** A game's `stage.ts`. */
export interface Stage<Id extends GameId = GameId> {
  Board: Component<BoardProps<Id>>;
  /** What the seat can do now, in words; null where the stage needs none. */
  prompt(view: Views[Id], seat: number | null): Message | null;
  /** The points now, place by place, a solo opponent last. */
  points(view: Views[Id]): number[];
  /** Whether the board draws from the spread. */
  fromSpread?: boolean;
  /** Points of the move itself that are sure even where something hidden may add to them. */
  surePoints?(move: MoveInfo): number | null;
}
