// The places on the table that tiles and points travel between. An element says which one it is by `data-spot`.
export const spots = {
  stage: "stage",
  market: "market",
  town: (seat: number) => `town-${seat}`,
  cell: (seat: number, cell: number) => `cell-${seat}-${cell}`,
  slot: (slot: number) => `slot-${slot}`,
  stack: (slot: number) => `stack-${slot}`,
  recount: (which: number) => `recount-${which}`,
  hand: (seat: number) => `hand-${seat}`,
  handTile: (seat: number, kind: number) => `hand-${seat}-${kind}`,
  /** The tile that came to a hand last. */
  arrived: (seat: number) => `arrived-${seat}`,
  /** The tile of this kind that a solo opponent collected last. */
  collected: (place: number, kind: number) => `collected-${place}-${kind}`,
  score: (place: number) => `score-${place}`,
  flower: (seat: number) => `flower-${seat}`,
  /** All that a place owns, for those whose parts are folded away. */
  place: (place: number) => `place-${place}`,
};
