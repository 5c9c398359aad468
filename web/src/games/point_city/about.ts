// What in the rulebook explains a thing on the table (rules/book.ts). An element says so by `data-about`.
import type { PointCityMarketCard } from "./protocol";
import { RESOURCES, sideOf, SYMBOLS, type Building, type Facts } from "./components";

export const about = {
  card: (facts: Facts, { side, face }: PointCityMarketCard) => {
    if (face < 0) return "refill";
    return side === "building" ? about.building(facts.buildings[face]!) : about.side(face);
  },
  side: (face: number) => {
    const { symbol, count } = sideOf(face);
    return `${count > 1 ? "double" : "single"}-${SYMBOLS[symbol]}`;
  },
  /** By all that its card says: two cards that say the same are explained once. */
  building: ({ kind, main, tier, points, cost }: Building) =>
    `building-${kind}-${RESOURCES[main]}-${tier}-${points}-${cost.join("")}`,
  token: (token: number) => `token-${token}`,
  tokens: "civic",
  pile: "take",
  supply: "pay",
  automa: "solo",
  first: "setup",
};
