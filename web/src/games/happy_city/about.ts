// What in the rulebook explains a thing on the table (rules/book.ts). An element says so by `data-about`.
import { FOURTH, type Card } from "./components";

export const about = {
  card: ({ kind, id }: Card) =>
    kind === "special" || kind === "monster" ? `${kind}-${id}` : `card-${id}`,
  deck: (deck: number) => (deck === FOURTH ? "grozilla" : "turn"),
  turn: "turn",
  ruin: "destruction",
  /** A place of a city where nothing stands yet. */
  plot: "end",
  coins: "round",
  income: "round",
  happiness: "end",
  colours: "cards",
  token: "stop_zilla",
  first: "setup",
};
