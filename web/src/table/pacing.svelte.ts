// Shows the positions of a match one after another, at a pace a person can follow: what others do waits its turn,
// what this screen has done itself is shown at once.
import type { Frame } from "../lib/live.svelte";
import type { StepInfo } from "../lib/protocol";
import { linesOf } from "./logbook";

/** A turn of many steps, or many missed turns, must not keep anybody waiting. */
const MOST_STEPS = 3;
const MOST_KEPT = 40;

export interface PacingOptions {
  /** Milliseconds for a step; 0 shows everything at once. */
  pace(): number;
  isOwn(seat: number): boolean;
  /** How long the board shows what is fresh, in milliseconds: until then nothing newer is shown. */
  lasts?(frame: Frame): number;
  /** Whether nothing can be chosen meanwhile, as everybody should see these steps. */
  isMoment?(steps: StepInfo[]): boolean;
  /** Called for every position when it is shown. */
  shown?(frame: Frame): void;
}

export class Pacing {
  shown = $state.raw<Frame | null>(null);
  /** Newer positions wait to be shown, so nothing can be chosen in this one. */
  behind = $state(false);
  /** The position shown is still being looked at. */
  holding = $state(false);
  /** What everybody should see is being shown. */
  moment = $state(false);
  /** Others have played since this screen's last move. */
  canRepeat = $state(false);

  readonly #options: PacingOptions;
  #newest: Frame | null = null;
  #queue: Frame[] = [];
  /** The positions since this screen's last move, that one included. */
  #kept: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #momentTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: PacingOptions) {
    this.#options = options;
  }

  add(frame: Frame): void {
    const own =
      frame.fresh.length > 0 && frame.fresh.every((step) => this.#options.isOwn(step.seat));
    this.#newest = frame;
    this.#keep(frame, own);
    this.#queue.push(frame);
    if (own) this.#showNewest();
    else if (!this.holding) this.#next();
    else this.behind = true;
  }

  /** Enough seen: the newest position now. */
  skip(): void {
    if (this.behind) this.#showNewest();
    this.#rest();
  }

  /** Enough seen of this position: the next one, if there is one. */
  pass(): void {
    if (this.#queue.length) this.#next();
    else this.#rest();
  }

  /** What happened since this screen's last move, once more. */
  repeat(): void {
    const [start, ...others] = this.#kept;
    if (!start || !others.length) return;
    this.#queue = [{ ...start, fresh: [] }, ...others];
    this.#next(this.#options.pace());
  }

  close(): void {
    this.#rest();
  }

  #keep(frame: Frame, own: boolean): void {
    // Taking back leaves nothing to be repeated; neither does moving on oneself.
    const before = this.#kept.at(-1);
    if (own || (before && frame.steps.length < before.steps.length)) this.#kept = [frame];
    // The same position through other eyes takes the place of the one before.
    else if (before && !frame.fresh.length)
      this.#kept.splice(-1, 1, { ...frame, fresh: before.fresh });
    else this.#kept.push(frame);
    this.#kept.splice(0, this.#kept.length - MOST_KEPT);
    this.canRepeat = this.#kept.length > 1;
  }

  #showNewest(): void {
    this.#rest();
    this.#queue = this.#newest ? [this.#newest] : [];
    this.#next();
  }

  #next(least = 0): void {
    this.#rest();
    const frame = this.#queue.shift();
    if (!frame) return;
    this.shown = frame;
    this.behind = this.#queue.length > 0;
    this.#options.shown?.(frame);
    const lasts = this.#options.lasts?.(frame) ?? 0;
    this.#watch(frame, lasts);
    this.#hold(Math.max(least, lasts, this.#time(frame)));
  }

  #watch(frame: Frame, lasts: number): void {
    if (!lasts || !this.#options.isMoment?.(frame.fresh)) return;
    this.moment = true;
    this.#momentTimer = setTimeout(() => (this.moment = false), lasts);
  }

  #hold(time: number): void {
    if (!time) return this.#next();
    this.holding = true;
    this.#timer = setTimeout(() => this.#next(), time);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#momentTimer);
    this.holding = false;
    this.moment = false;
  }

  #time(frame: Frame): number {
    const pace = this.#options.pace();
    const shown = frame.fresh.filter((step) => linesOf([step]).length);
    return pace * Math.min(shown.length, MOST_STEPS);
  }
}
