// A walk through a finished match: where one stands, the position there, and going on by itself.
import type { ReplayPosition, StepInfo } from "../lib/protocol";
import { turnEnds } from "./logbook";

const STEP_TIME = 1400;

export interface WalkOptions {
  steps: StepInfo[];
  start: number;
  load(at: number): Promise<ReplayPosition>;
  failed(error: unknown): void;
}

export class Walk {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The position last loaded: the one at `at`, as soon as it is there. */
  position = $state.raw<ReplayPosition | null>(null);
  /** What led from the position shown before to this one, when it was a single step. */
  fresh = $state.raw<StepInfo[]>([]);

  readonly steps: StepInfo[];
  readonly #options: WalkOptions;
  readonly #turns: number[];
  readonly #loaded = new Map<number, Promise<ReplayPosition>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WalkOptions) {
    this.#options = options;
    this.steps = options.steps;
    this.#turns = turnEnds(options.steps);
    void this.goTo(options.start);
  }

  get last(): number {
    return this.steps.length;
  }

  async goTo(wish: number): Promise<void> {
    const at = Math.max(0, Math.min(wish, this.last));
    this.at = at;
    try {
      const position = await this.#load(at);
      if (this.at === at) this.#show(position);
    } catch (error) {
      this.pause();
      this.#options.failed(error);
    }
  }

  step(by: 1 | -1): Promise<void> {
    this.pause();
    return this.goTo(this.at + by);
  }

  turn(by: 1 | -1): Promise<void> {
    this.pause();
    const next =
      by > 0
        ? this.#turns.find((end) => end > this.at)
        : this.#turns.findLast((end) => end < this.at);
    return this.goTo(next ?? this.at);
  }

  play(): void {
    this.playing = true;
    void this.#go(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #go(at: number): Promise<void> {
    await this.goTo(at);
    if (!this.playing) return;
    if (this.at >= this.last) return this.pause();
    this.#timer = setTimeout(() => void this.#go(this.at + 1), STEP_TIME / this.speed);
  }

  #show(position: ReplayPosition): void {
    const step = this.steps[position.at - 1];
    this.fresh = step && this.position?.at === position.at - 1 ? [step] : [];
    this.position = position;
    // The next one is there before it is asked for.
    if (position.at < this.last) this.#load(position.at + 1).catch(() => undefined);
  }

  #load(at: number): Promise<ReplayPosition> {
    const known = this.#loaded.get(at);
    if (known) return known;
    const loading = this.#options.load(at);
    this.#loaded.set(at, loading);
    // What failed may be asked for again.
    loading.catch(() => this.#loaded.delete(at));
    return loading;
  }
}
