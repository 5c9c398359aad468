// Which card a copy would copy.
import type { Card, Facts } from "./components";
import type { HappyCityMove, HappyCityView } from "./protocol";

export function copiedBy(view: HappyCityView, facts: Facts, move: HappyCityMove): Card | undefined {
  if (move.kind === "sphinx") return facts.cards.get(view.cities[move.seat]!.special ?? "");
  if (move.kind !== "copy") return undefined;
  const slot = view.cities[view.actor]!.special_slot ?? 0;
  return facts.cards.get(view.cities[move.seat]!.slots[slot]?.card ?? "");
}
