// "What is this?": whatever lies on the table can be asked about, and the game's rulebook answers. The book comes when
// it is first asked. A component says by `data-about` what explains it; asking never plays anything.
import { sayError } from "../lib/api";
import { say } from "../lib/words";
import type { Message } from "../lib/protocol";
import type { Tables } from "../lib/rooms/board";
import type { Drawing } from "../lib/rooms/book";

/** What answers: a rulebook, or the table itself. */
export interface Reading {
  explain(anchor: string): Answer | null;
}

export interface Answer {
  name: Message;
  /** Shows it; it is also given `close`. */
  sheet: Drawing;
}

export class About {
  readonly #read: () => Promise<Reading>;
  #opening: Promise<Reading> | null = null;

  /** The next thing that is touched answers instead of playing. */
  on = $state(false);
  answer = $state.raw<Answer | null>(null);
  problem = $state<string | null>(null);
  #reading = $state.raw<Reading | null>(null);

  /** `read`: called when something is first asked. */
  constructor(read: () => Promise<Reading>) {
    this.#read = read;
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) void this.#open();
  }

  async ask(anchor: string): Promise<void> {
    const reading = await this.#open();
    // Whoever has an answer wants to play on.
    this.on = false;
    this.answer = reading?.explain(anchor) ?? null;
  }

  /** What it is called, once the book is open. */
  nameOf(anchor: string): string | null {
    const answer = this.#reading?.explain(anchor);
    return answer ? say(answer.name) : null;
  }

  close(): void {
    this.answer = this.problem = null;
  }

  async #open(): Promise<Reading | null> {
    try {
      this.#opening ??= this.#read();
      return (this.#reading = await this.#opening);
    } catch (error) {
      this.#opening = null;
      this.problem = sayError(error);
      return null;
    }
  }
}

/** The rulebook of a game, and what shows a piece of it. */
export async function readBook(game: string, tables: Tables): Promise<Reading> {
  const [{ openBook }, { explain }, { default: AboutSheet }] = await Promise.all([
    import("../rules/books"),
    import("../rules/explain"),
    import("../rules/AboutSheet.svelte"),
  ]);
  const book = await openBook(game, tables);
  if (!book) throw new Error(`no rulebook for ${game}`);
  const { chapters } = book;
  return {
    explain(anchor) {
      const explanation = explain(chapters, anchor);
      if (!explanation) {
        console.error(`the rulebook of ${game} does not explain ${anchor}`);
        return null;
      }
      const props = { game, book, anchor, explanation };
      return { name: explanation.name, sheet: { component: AboutSheet, props } };
    },
  };
}
