// How much of what a special asks for a city has already, for the signs on the card. Whether it may be taken, the server
// says.
import type { HappyCityCityView, HappyCityView } from "./protocol";
import { COLOURS, SLOTS, type Card, type Colour, type Facts } from "./components";

export interface Need {
  colour: Colour;
  met: boolean;
}

/** The colours of each card that stands in a city. */
export function coloursIn(facts: Facts, city: HappyCityCityView): Colour[][] {
  return city.slots
    .filter((slot) => !slot.ruin)
    .map((slot) => facts.cards.get(slot.card)?.colours ?? []);
}

/** Every card can meet one need: the most needs that are met together. */
export function progressOf(special: Card, cards: Colour[][]): Need[] {
  const wanted = COLOURS.flatMap((colour) => Array<Colour>(special.needs[colour]).fill(colour));
  /** The need that each card meets. */
  const meets = new Map<number, number>();
  const met = wanted.map((_, need) => serve(need, wanted, cards, meets, new Set()));
  return wanted.map((colour, need) => ({ colour, met: met[need]! }));
}

/** Finds a card for a need; cards that meet another one may change over. */
function serve(
  need: number,
  wanted: Colour[],
  cards: Colour[][],
  meets: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const [card, colours] of cards.entries()) {
    if (tried.has(card) || !colours.includes(wanted[need]!)) continue;
    tried.add(card);
    const other = meets.get(card);
    if (other === undefined || serve(other, wanted, cards, meets, tried)) {
      meets.set(card, need);
      return true;
    }
  }
  return false;
}

/** Whether this round is the last: a city is full, or no more rounds are wanted. */
export function isLastRound({ cities, round, switches }: HappyCityView): boolean {
  const full = cities.some((city) => city.slots.length >= SLOTS);
  return full || (round > 0 && round === switches.round_limit);
}
