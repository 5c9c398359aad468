// What can be done about the seats of a table: sit down, leave, put a bot there, take one's own seat back.
import { api, sayError } from "../lib/api";
import type { SeatInfo, TableInfo } from "../lib/protocol";

/** Who stands in for somebody who left, unless the host chooses. */
export const STAND_IN = "medium";

export class SeatControls {
  busy = $state(false);

  readonly #id: string;
  readonly #problem: (text: string) => void;

  constructor(id: string, problem: (text: string) => void) {
    this.#id = id;
    this.#problem = problem;
  }

  /** Whether I am the host and nobody plays this seat: its person is away, or has left for good. */
  mayReplace(table: TableInfo, seat: SeatInfo): boolean {
    const deserted = !seat.bot && !seat.mine && !seat.present;
    return table.hosted && table.status === "running" && deserted;
  }

  /** Whether I could sit down there: somebody has left, and I have no seat yet. */
  maySit(table: TableInfo, seat: SeatInfo): boolean {
    const standing = !table.seats.some((each) => each.mine);
    return standing && seat.kind === "open" && table.status === "running";
  }

  letBotPlay(seat: number, bot = STAND_IN): Promise<boolean> {
    return this.#try(() => api.seatBot(this.#id, seat, bot));
  }

  takeBack(seat: number): Promise<boolean> {
    return this.#try(() => api.seatPerson(this.#id, seat));
  }

  sitDown(seat: number, name: string): Promise<boolean> {
    return this.#try(() => api.join(this.#id, { seat, name: name || null }));
  }

  leave(): Promise<boolean> {
    return this.#try(() => api.leave(this.#id));
  }

  /** Whether it was done; the news come over the live connection. */
  async #try(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    try {
      await request();
      return true;
    } catch (error) {
      this.#problem(sayError(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
