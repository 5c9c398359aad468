// "What is this?" where no rulebook answers: what the spread itself says of a thing.
import type { Region } from "../../lib/protocol";
import { drawing } from "../../lib/rooms/book";
import type { Reading } from "../about.svelte";
import ThingSheet from "./ThingSheet.svelte";

/** `spread`: of the position that is shown. */
export function readSpread(spread: () => Region[] | null): Reading {
  return {
    explain(key) {
      const [region, item] = lookUp(spread() ?? [], key);
      if (!region || !item) return null;
      return { name: item.name, sheet: drawing(ThingSheet, { region, item }) };
    },
  };
}

function lookUp(regions: Region[], key: string) {
  const [at = -1, index = -1] = key.split("-").map(Number);
  const region = regions[at];
  return [region, region?.items[index]] as const;
}
