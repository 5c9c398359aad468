// The three tabs of a lying phone.
import type { AtTable } from "./at_table";

export const TABS = ["market", "city", "others"] as const;
export type Tab = (typeof TABS)[number];

/** Where the next choice lies: a monster is answered at my gate and in my city, tokens lie on my desk. */
export function wantedTab({ view, seat, quiet, offers }: AtTable): Tab | null {
  if (quiet || view.actor !== seat) return null;
  return offers.answers.length || offers.slots.size || offers.tokens.size ? "city" : "market";
}
