// "What is this?" where no rulebook answers: what the spread itself says of a thing.
import type { Region } from "../../lib/protocol";
import { drawing } from "../../lib/rooms/book";
import type { Reading } from "../about.svelte";
import { areasOf, type Thing } from "./picking";
import ThingSheet from "./ThingSheet.svelte";

/** `spread`: of the position that is shown. */
export function readSpread(spread: () => Region[] | null | undefined): Reading {
  return {
    explain(key) {
      const isIt = (thing: Thing) => thing.key === key;
      const area = areasOf(spread() ?? [], []).find(({ things }) => things.some(isIt));
      const item = area?.things.find(isIt)?.item;
      if (!area || !item) return null;
      const { region } = area;
      return { name: item.name, sheet: drawing(ThingSheet, { region, item }) };
    },
  };
}
