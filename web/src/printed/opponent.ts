// A game against the rulebook's own opponent beside the printed one: the browser keeps what happened, the server plays.
import type { Companion, GameId } from "../lib/protocol";

export type Told = Record<string, unknown> & { kind: string };

export interface Played {
  options: Record<string, string>;
  steps: Told[];
}

/** What a game's own question is given. */
export interface QuestionProps<Id extends GameId> {
  info: Companion<Id>;
  tell(step: Told): void;
}
