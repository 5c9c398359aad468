// The three tabs of a lying phone. The tab changes by itself when the next choice lies on another.
import { untrack } from "svelte";
import type { AtTable } from "./at_table";

export const TABS = ["market", "town", "others"] as const;
export type Tab = (typeof TABS)[number];

export class Tabs {
  shown = $state<Tab>("town");

  constructor(table: AtTable) {
    const wanted = $derived(wantedTab(table));
    $effect(() => {
      const tab = wanted;
      untrack(() => {
        if (tab) this.shown = tab;
      });
    });
  }

  show(tab: Tab): void {
    this.shown = tab;
  }
}

/** Where the next choice lies; null where it can be made from several. */
function wantedTab({ view, offers, quiet, turn }: AtTable): Tab | null {
  if (quiet) return null;
  if (view.stage === "slot" || (offers.slots.size > 1 && !offers.places.size)) return "market";
  if (turn.building || turn.opened !== null) return "town";
  return null;
}
