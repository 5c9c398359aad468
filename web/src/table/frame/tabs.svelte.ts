// The parts of a lying stage, of which one is seen at a time. The tab changes by itself when the next choice lies on another.
import { untrack } from "svelte";

export class Tabs<Tab extends string> {
  shown = $state() as Tab;
  readonly all: readonly Tab[];

  /** `wanted`: where the next choice lies; null where it can be made from several. */
  constructor(all: readonly Tab[], first: Tab, wanted: () => Tab | null) {
    this.all = all;
    this.shown = first;
    const next = $derived(wanted());
    $effect(() => {
      const tab = next;
      untrack(() => {
        if (tab) this.shown = tab;
      });
    });
  }

  show(tab: Tab): void {
    this.shown = tab;
  }
}
