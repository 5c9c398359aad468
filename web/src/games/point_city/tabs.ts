// The three tabs of a lying phone.
import type { AtTable } from "./at_table";

export const TABS = ["market", "city", "others"] as const;
export type Tab = (typeof TABS)[number];

/** Everything is chosen at the market; my supply lies there too. */
export function wantedTab({ view, seat, quiet }: AtTable): Tab | null {
  return !quiet && view.actor === seat ? "market" : null;
}
