// The places on the table that cards and points travel between. An element says which one it is by `data-spot`.
export const spots = {
  market: "market",
  tokenRow: "token-row",
  purse: (place: number) => `purse-${place}`,
  cell: (cell: number) => `cell-${cell}`,
  pile: "pile",
  token: (token: number) => `token-${token}`,
  /** A player's cards of one symbol. */
  supply: (place: number, symbol: number) => `supply-${place}-${symbol}`,
  /** Where a player's buildings that give this lie. */
  column: (place: number, column: string | number) => `column-${place}-${column}`,
  tokens: (place: number) => `tokens-${place}`,
  score: (place: number) => `score-${place}`,
  /** All that a place owns, for those whose parts are folded away. */
  place: (place: number) => `place-${place}`,
};
