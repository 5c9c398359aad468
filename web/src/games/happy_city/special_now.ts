// What an expert special brings a city just now: the difference between the city's numbers and what is printed in it.
import type { HappyCityCityView } from "./protocol";
import type { Card, Facts } from "./components";

export interface Brings {
  income: number;
  residents: number;
  hearts: number;
}

/** Null where there is none, or where monsters have their part in the difference. */
export function specialNow(facts: Facts, city: HappyCityCityView): Brings | null {
  const special = facts.cards.get(city.special ?? "");
  if (!special?.effect || city.monster || city.slots.some((slot) => slot.ruin)) return null;
  const printed = (of: (card: Card) => number) =>
    city.slots.reduce((sum, slot) => sum + of(facts.cards.get(slot.card)!), 0);
  const income = city.next_income.parts
    .filter((part) => part.card === special.id)
    .reduce((sum, part) => sum + part.coins, 0);
  // A city counts no fewer than none of either.
  const own = (now: number, of: (card: Card) => number) =>
    now - Math.max(0, printed(of) - of(special)) || 0;
  return {
    income,
    residents: own(city.residents, (card) => card.residents),
    hearts: own(city.hearts, (card) => card.hearts),
  };
}
