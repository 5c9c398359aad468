// What cards cost, and how they are called where they are for sale.
import { say, t } from "../../lib/words";
import type { AtTable } from "./at_table";
import { symbolsText, typeName, type Card } from "./components";

/** The prices told are those of whose turn it is: for the seat at the lower edge only in its own. */
export function priceOf({ view, seat }: AtTable, card: Card): number {
  return view.current === seat ? (view.prices[card.id] ?? card.cost) : card.cost;
}

export function labelOf(table: AtTable, card: Card): string {
  return t("web-hc-for-sale", {
    card: card.name,
    types: card.colours.map((colour) => say(typeName(colour))).join(", "),
    price: priceOf(table, card),
    symbols: symbolsText(card),
  });
}

/** Why it cannot be bought, in two or three words. */
export function closedBecause({ standing }: AtTable, card: Card): string {
  const closed = standing?.closed.find((each) => each.card === card.id);
  if (!closed) return "";
  return t("web-hc-closed", { why: closed.why, short: closed.short });
}
