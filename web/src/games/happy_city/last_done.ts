// What somebody did last, in a few words.
import { t } from "../../lib/words";
import type { AtTable } from "./at_table";

export interface LastDone {
  text: string;
  /** Where the new card stands. */
  slot: number | null;
}

export function lastDone({ facts, steps }: AtTable, seat: number): LastDone | null {
  for (const { events } of steps.toReversed())
    for (const { seat: who, data } of events.toReversed()) {
      if (who !== seat) continue;
      if (data.kind === "buy" || data.kind === "special") {
        const card = facts.cards.get(data.card)!.name;
        const id = data.kind === "buy" ? "web-hc-last-bought" : "web-hc-last-took";
        return { text: t(id, { card }), slot: data.slot };
      }
      if (data.kind === "coin") return { text: t("web-hc-last-nothing"), slot: null };
    }
  return null;
}
