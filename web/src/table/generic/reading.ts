// "What is this?" where no rulebook answers: what the spread itself says of a thing, and what can be done with it now.
import type { Component, Message, MoveInfo, Region } from "../../lib/protocol";
import { drawing } from "../../lib/rooms/book";
import type { Reading } from "../about.svelte";
import { areasOf, type Thing } from "./picking";
import ThingSheet from "./ThingSheet.svelte";

/** The position that is shown. Where nobody plays, nothing is said of what can be chosen. */
export interface Shown {
  spread(): Region[] | null | undefined;
  moves?(): MoveInfo[];
  whyNot?(component: Component): Promise<Message | null>;
}

export function readSpread({ spread, moves = () => [], whyNot }: Shown): Reading {
  return {
    explain(key) {
      const isIt = (thing: Thing) => thing.key === key;
      const area = areasOf(spread() ?? [], moves()).find(({ things }) => things.some(isIt));
      const thing = area?.things.find(isIt);
      if (!area || !thing) return null;
      const { item, actions } = thing;
      const open = moves().filter(({ action }) => actions.includes(action));
      const why = () => (item.component && whyNot?.(item.component)) || null;
      const props = { region: area.region, item, open, why };
      return { name: item.name, sheet: drawing(ThingSheet, props) };
    },
  };
}
