// What happened last, while it is shown: as scenes, as lights, as what is still on its way.
import { calm, FAST, settings } from "../../lib/settings.svelte";
import { lightsOf, recountsOf, stoodBefore } from "./lights";
import { comingOf, Pending } from "./pending.svelte";
import type { BloomTownStepInfo, BloomTownView } from "./protocol";
import { hastened, scenesOf } from "./scenes";
import { Spotlight } from "./spotlight.svelte";

export interface HappenedOptions {
  view(): BloomTownView;
  steps(): BloomTownStepInfo[];
  fresh(): BloomTownStepInfo[];
  /** Who plays here has seen the own tile lie there before it was built. */
  me(): number | null;
}

export class Happened {
  readonly #is: HappenedOptions;
  readonly spotlight = new Spotlight();
  readonly pending = new Pending();

  constructor(options: HappenedOptions) {
    this.#is = options;
  }

  scenes = $derived.by(() => {
    const fresh = this.#is.fresh();
    const stood = stoodBefore(fresh, this.#is.steps());
    return hastened(scenesOf(fresh, this.#is.me(), stood), settings.faster ? FAST : 1);
  });
  /** The recounts that can still be read, by type. */
  recent = $derived.by(() => {
    const { turn, players } = this.#is.view();
    return recountsOf(this.#is.steps(), turn, players);
  });

  play(): void {
    this.spotlight.play(lightsOf(this.scenes, calm()));
    this.pending.play(calm() ? [] : comingOf(this.scenes));
  }

  /** Enough seen. */
  end(): void {
    this.spotlight.end();
    this.pending.end();
  }
}
