// From pointing at a move to playing it. A mouse shows a move's consequences while it is over it and a keyboard while
// it is in focus, so that a click or Enter plays; a finger can only touch: the first touch shows, the second plays.
import type { MoveInfo } from "../lib/protocol";

export interface ChoosingOptions {
  moves(): MoveInfo[];
  play(action: number): void;
  /** Whether a move that ends the turn is to be asked about. */
  careful(): boolean;
}

export class Choosing {
  /** The move whose consequences are shown. */
  pointed = $state<number | null>(null);
  /** The moves of which only the number is shown: what is pointed at has a part in all of them. */
  surveyed = $state.raw<number[]>([]);
  /** Touched once: the next touch plays it. */
  armed = $state<number | null>(null);
  /** The move that waits for a yes. */
  asked = $state.raw<MoveInfo | null>(null);

  readonly #options: ChoosingOptions;
  #touch = false;

  constructor(options: ChoosingOptions) {
    this.#options = options;
  }

  /** How the person acts: the kind of pointer, or "keyboard". */
  actedBy(means: string): void {
    this.#touch = means === "touch";
  }

  /** `sure`: nothing is to be shown any more. */
  point(action: number | null, sure = false): void {
    // A finger that is lifted points at nothing, but its owner still wants to read.
    if (action === null && this.#touch && !sure) return;
    this.pointed = action;
    // Let go: the next touch shows it again.
    if (sure && action === null) this.armed = null;
    if (this.surveyed.length) this.surveyed = [];
  }

  survey(actions: number[]): void {
    if (this.#touch) return;
    this.pointed = null;
    this.surveyed = actions;
  }

  /** `sure`: the person has seen the consequences already, as at the end of a drag. */
  choose(action: number, sure = false): void {
    const move = this.#options.moves().find((each) => each.action === action);
    if (!move) return;
    if (this.#touch && !sure && this.armed !== action) {
      this.pointed = this.armed = action;
      return;
    }
    if (move.preview.ends_turn && this.#options.careful()) this.asked = move;
    else this.#play(action);
  }

  /** As by a finger, whoever acts: the first time it is shown, the second time played. */
  try(action: number): void {
    if (this.armed === action) this.choose(action);
    else this.pointed = this.armed = action;
  }

  confirm(): void {
    if (this.asked) this.#play(this.asked.action);
  }

  clear(): void {
    this.pointed = this.armed = this.asked = null;
    this.surveyed = [];
  }

  #play(action: number): void {
    this.clear();
    this.#options.play(action);
  }
}
