// In which ways a decision can go on, asked of the server once and kept for the position. Never more than one question
// is under way: of what the mouse runs over meanwhile, only the last is asked.
import type { GameId, WayInfo } from "../lib/protocol";

export class Ways<Id extends GameId = GameId> {
  /** By action, of the position at this revision. */
  #known = $state.raw<ReadonlyMap<number, WayInfo<Id>[]>>(new Map());
  #revision = $state(-1);
  #asked: number | null = null;
  #next: number | null = null;
  /** The last answer was none: nothing is asked ahead until somebody clicks. */
  #silent = false;
  #waiting = new Map<number, ((ways: WayInfo<Id>[] | null) => void)[]>();

  readonly #ask: (action: number) => Promise<WayInfo<Id>[] | null>;
  readonly #now: () => number;

  /** `now`: the revision of the position. */
  constructor(ask: (action: number) => Promise<WayInfo<Id>[] | null>, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** What is known already. */
  of(action: number): WayInfo<Id>[] | null {
    return this.#revision === this.#now() ? (this.#known.get(action) ?? null) : null;
  }

  /** It may be wanted soon. */
  prefetch(action: number): void {
    this.#renew();
    if (this.#silent || this.#known.has(action) || this.#asked === action) return;
    if (this.#asked === null) void this.#question(action);
    else if (this.#next === null || !this.#waiting.has(this.#next)) this.#next = action;
  }

  /** It is wanted now; null where nobody can say, or when the position is another by then. */
  want(action: number): Promise<WayInfo<Id>[] | null> {
    this.#renew();
    const known = this.#known.get(action);
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.#waiting.set(action, [...(this.#waiting.get(action) ?? []), resolve]);
      if (this.#asked === null) void this.#question(action);
      else if (this.#asked !== action) this.#next = action;
    });
  }

  #renew(): void {
    const now = this.#now();
    if (now === this.#revision) return;
    this.#revision = now;
    this.#known = new Map();
    this.#silent = false;
    this.#next = null;
    this.#release(null);
  }

  async #question(action: number): Promise<void> {
    const revision = this.#revision;
    this.#asked = action;
    this.#next = null;
    const ways = await this.#ask(action).catch(() => null);
    this.#asked = null;
    if (revision === this.#now()) {
      this.#silent = ways === null;
      if (ways) this.#known = new Map(this.#known).set(action, ways);
      this.#answer(action, ways);
    }
    this.#renew();
    const next = this.#next ?? [...this.#waiting.keys()][0];
    if (next !== undefined) void this.#question(next);
  }

  #answer(action: number, ways: WayInfo<Id>[] | null): void {
    const waiting = this.#waiting.get(action) ?? [];
    this.#waiting.delete(action);
    waiting.forEach((resolve) => resolve(ways));
  }

  #release(ways: WayInfo<Id>[] | null): void {
    for (const action of [...this.#waiting.keys()]) this.#answer(action, ways);
  }
}
