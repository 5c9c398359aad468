// Short notes that come and go: why something cannot be chosen, what became of a click, a friendly word of somebody.
/** Milliseconds to notice it, and for every letter. */
const NOTICING_TIME = 2500;
const LETTER_TIME = 60;
const MOST = 3;

export interface Note {
  key: number;
  text: string;
  /** The place it comes from; none for a note of the house. */
  place: number | null;
}

export class Notes {
  all = $state.raw<Note[]>([]);
  #lastKey = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Its key, to dismiss it by. */
  add(text: string, place: number | null = null): number {
    const key = ++this.#lastKey;
    // The same word twice is one note, told anew.
    const others = this.all.filter((note) => note.text !== text || note.place !== place);
    this.all = [...others, { key, text, place }].slice(-MOST);
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.dismiss(key);
      },
      NOTICING_TIME + LETTER_TIME * text.length,
    );
    this.#timers.add(timer);
    return key;
  }

  dismiss(key: number): void {
    this.all = this.all.filter((note) => note.key !== key);
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
  }
}
