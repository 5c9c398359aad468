// The three tabs of a lying phone.
import type { AtTable } from "./at_table";

export const TABS = ["market", "town", "others"] as const;
export type Tab = (typeof TABS)[number];

/** Where the next choice lies; null where it can be made from several. */
export function wantedTab({ view, offers, quiet, turn }: AtTable): Tab | null {
  if (quiet) return null;
  if (view.stage === "slot" || (offers.slots.size > 1 && !offers.places.size)) return "market";
  if (turn.building || turn.opened !== null) return "town";
  return null;
}
