// The places on the table that cards and points travel between. An element says which one it is by `data-spot`.
export const spots = {
  stage: "stage",
  market: "market",
  tokenRow: "token-row",
  purse: (place: number) => `purse-${place}`,
  cell: (cell: number) => `cell-${cell}`,
  pile: "pile",
  token: (token: number) => `token-${token}`,
  /** A player's cards of one symbol. */
  supply: (place: number, symbol: number) => `supply-${place}-${symbol}`,
  /** The hill of a city on which such buildings stand. */
  hill: (place: number, hill: number) => `hill-${place}-${hill}`,
  /** A building that stands there. */
  house: (place: number, face: number) => `house-${place}-${face}`,
  tokens: (place: number) => `tokens-${place}`,
  score: (place: number) => `score-${place}`,
  /** All that a place owns, for those whose parts are folded away. */
  place: (place: number) => `place-${place}`,
};
