// Where a game is played: what its `stage.ts` gives the table.
import type { Component } from "svelte";
import type { Fact, GameId, Message, MoveInfo, Region, StepInfo, View } from "../protocol";
import type { BoardProps } from "./board";

/** What else there is to say what can be done from. */
export interface Choice {
  game: string;
  moves: MoveInfo[];
  spread: Region[] | null | undefined;
}

/** A position that is shown. */
export interface Shown<Id extends GameId = GameId> {
  /** Through whose eyes; null is a spectator. */
  seat: number | null;
  view: View<Id> | null;
  steps: StepInfo<Id>[];
  /** The last of them: what led here from the position shown before. */
  fresh: StepInfo<Id>[];
}

/** A game's `stage.ts`. */
export interface Stage<Id extends GameId = GameId> {
  Board: Component<BoardProps<Id>>;
  /** What the seat can do now, in words; null where the stage needs none. */
  prompt(view: View<Id>, seat: number | null, choice: Choice): Message | string | null;
  /** Whether the board draws from the spread. */
  fromSpread?: boolean;
  /** Whether it fills the window and places the parts of the frame itself (`table/frame`). */
  whole?: boolean;
  /** The width from which a whole stage lies wide in a window that is wider than high, and how it lies below. */
  wideFrom?: number;
  between?: "column" | "lying";
  /** Where on the board something happened (`data-spot`), for who looks it up in the log; of several names for one place
   * the first counts that can be seen. */
  spotsOf?(fact: Fact<Id>, seat: number): (string | string[])[];
  /** How long the board shows what happened, in milliseconds: the next position waits for it. */
  lasts?(shown: Shown<Id>): number;
  /** Whether everybody should see it first: until then nothing can be chosen, unless somebody has seen enough. */
  isMoment?(steps: StepInfo<Id>[]): boolean;
}
