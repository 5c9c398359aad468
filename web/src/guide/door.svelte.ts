// Whether a table is played with the guide. It may be left and opened again at any time; the game goes on.
import { keepProgress, progressAt } from "./progress";
import type { Reached } from "./guide.svelte";

export class GuideDoor {
  open = $state(false);
  readonly #game: string;
  readonly #table: string;

  constructor(game: string, table: string) {
    this.#game = game;
    this.#table = table;
    this.open = progressAt(game, table).open;
  }

  enter(): void {
    this.#set(true);
  }

  leave(): void {
    this.#set(false);
  }

  reached(): Reached {
    return progressAt(this.#game, this.#table);
  }

  keep(reached: Reached): void {
    keepProgress(this.#game, { table: this.#table, open: this.open, ...reached });
  }

  #set(open: boolean): void {
    this.open = open;
    const { seen, pending } = this.reached();
    this.keep({ seen, pending });
  }
}
