// The places on the table that cards and coins travel between. An element says which one it is by `data-spot`.
export const spots = {
  decks: "decks",
  centre: "centre",
  specials: "specials",
  homes: "homes",
  happiness: (seat: number) => `happiness-${seat}`,
  deck: (deck: number) => `deck-${deck}`,
  /** A card for sale, by its id: the centre or the homes. */
  sale: (card: string) => `sale-${card}`,
  special: (card: string) => `special-${card}`,
  market: (card: string) => `draft-${card}`,
  slot: (seat: number, slot: number) => `slot-${seat}-${slot}`,
  gate: (seat: number) => `gate-${seat}`,
  coins: (seat: number) => `coins-${seat}`,
  token: (seat: number, colour: string) => `token-${seat}-${colour}`,
  /** All that a seat owns, for those whose parts are folded away. */
  city: (seat: number) => `city-${seat}`,
};
