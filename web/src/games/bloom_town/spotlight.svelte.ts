// Plays the lights of what happened: what is told of in this moment, and what has not come to its place yet.
import type { Light, Told } from "./scenes";

export class Spotlight {
  /** How far it is, in milliseconds; it stands still between things that begin and end. */
  #now = $state(Infinity);
  #lights = $state.raw<Light[]>([]);
  #timers: ReturnType<typeof setTimeout>[] = [];

  light = $derived.by(
    () => this.#lights.find(({ at, time }) => at <= this.#now && this.#now < at + time) ?? null,
  );
  told = $derived.by<Told | null>(() => this.light?.told ?? null);
  /** Something is still shown, or will be. */
  running = $derived.by(() => this.#now < this.#end);

  get #end(): number {
    return Math.max(0, ...this.#lights.map(({ at, time }) => at + time));
  }

  /** Begins anew: whatever was shown before is over. */
  play(lights: Light[]): void {
    this.end();
    if (!lights.length) return;
    this.#lights = lights;
    this.#now = 0;
    const times = lights.flatMap(({ at, time, comes }) => [
      ...[at, at + time],
      ...comes.map((come) => at + come),
    ]);
    for (const time of new Set(times))
      this.#timers.push(setTimeout(() => (this.#now = Math.max(this.#now, time)), time));
  }

  /** Enough seen: everything is where it belongs. */
  end(): void {
    this.#timers.splice(0).forEach(clearTimeout);
    this.#now = Infinity;
    this.#lights = [];
  }

  /** Whether the light of a recount has come to this place. */
  reached(place: number): boolean {
    const { light } = this;
    return !!light && light.at + (light.comes[place] ?? 0) <= this.#now;
  }

  /** How many community tiles of this type are still on their way. */
  awaited(type: number): number {
    return this.#coming(({ told }) => told.kind === "tile" && told.type === type);
  }

  /** The type is still to be scored again. */
  recounting(type: number): boolean {
    return this.#lights.some(
      ({ told, at, time }) =>
        told.kind === "recount" && told.type === type && this.#now < at + time,
    );
  }

  /** The solo opponent has not begun its turn yet. */
  get rivalWaits(): boolean {
    return this.#lights.some(({ told, at }) => told.kind === "rival" && this.#now < at);
  }

  #coming(fits: (light: Light) => boolean): number {
    return this.#lights.filter(
      (light) => fits(light) && this.#now < light.at + (light.comes[0] ?? 0),
    ).length;
  }
}
