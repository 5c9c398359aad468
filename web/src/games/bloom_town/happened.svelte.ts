// What happened last, while it is shown: as scenes, as lights, as what is still on its way.
import { calm, FAST, settings } from "../../lib/settings.svelte";
import { lightsOf, recountsOf, shownOf } from "./lights";
import { comingOf, Pending } from "./pending.svelte";
import type { BloomTownStepInfo, BloomTownView } from "./protocol";
import { hastened } from "./scenes";
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
    const position = { view: this.#is.view(), steps: this.#is.steps(), fresh: this.#is.fresh() };
    return hastened(shownOf(position, this.#is.me()), settings.faster ? FAST : 1);
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
