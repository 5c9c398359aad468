// "What is this?": whatever lies on the table can be asked about, and the game's rulebook answers. The book comes when
// it is first asked. A component says by `data-about` what explains it; asking never plays anything.
import { sayError } from "../lib/api";
import { say } from "../lib/words";
import type { OpenBook } from "../rules/books";
import type { Explanation } from "../rules/explain";
import type { Tables } from "../lib/rooms/board";

type Reading = Awaited<ReturnType<typeof openReading>>;

export interface Answer {
  anchor: string;
  explanation: Explanation;
  book: OpenBook;
  Sheet: Reading["Sheet"];
}

export class About {
  readonly game: string;
  readonly #tables: Tables;
  #opening: Promise<Reading> | null = null;

  /** Everything on the table wears a question mark, and answers instead of playing. */
  on = $state(false);
  answer = $state.raw<Answer | null>(null);
  problem = $state<string | null>(null);
  #reading = $state.raw<Reading | null>(null);

  constructor(game: string, tables: Tables) {
    this.game = game;
    this.#tables = tables;
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) void this.#open();
  }

  async ask(anchor: string): Promise<void> {
    const reading = await this.#open();
    const explanation = reading?.explain(anchor);
    if (reading && explanation)
      this.answer = { anchor, explanation, book: reading.book, Sheet: reading.Sheet };
  }

  /** What it is called, once the book is open. */
  nameOf(anchor: string): string | null {
    const explanation = this.#reading?.explain(anchor);
    return explanation ? say(explanation.name) : null;
  }

  close(): void {
    this.answer = this.problem = null;
  }

  async #open(): Promise<Reading | null> {
    try {
      this.#opening ??= openReading(this.game, this.#tables);
      return (this.#reading = await this.#opening);
    } catch (error) {
      this.#opening = null;
      this.problem = sayError(error);
      return null;
    }
  }
}

/** The book, and what shows a piece of it. */
async function openReading(game: string, tables: Tables) {
  const [{ openBook }, { explain }, { default: Sheet }] = await Promise.all([
    import("../rules/books"),
    import("../rules/explain"),
    import("../rules/AboutSheet.svelte"),
  ]);
  const book = await openBook(game, tables);
  if (!book) throw new Error(`no rulebook for ${game}`);
  const { chapters } = book;
  return {
    book,
    Sheet,
    explain(anchor: string): Explanation | null {
      const found = explain(chapters, anchor);
      if (!found) console.error(`the rulebook of ${game} does not explain ${anchor}`);
      return found;
    },
  };
}
