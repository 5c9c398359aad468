// The cards of one symbol in a supply, and which of them a payment would take away.
import { INGENUITY } from "./components";
import type { PointCityCityView, PointCityPaid } from "./protocol";

export interface SupplyCard {
  double: boolean;
  going: boolean;
}

/** Doubles first; those that would go are the last of their kind. */
export function supplyOf(
  city: PointCityCityView,
  symbol: number,
  going: PointCityPaid[],
): SupplyCard[] {
  const wild = symbol === INGENUITY;
  const [singles, doubles] = wild
    ? [city.ingenuity, 0]
    : [city.singles[symbol] ?? 0, city.doubles[symbol] ?? 0];
  const mine = going.filter(({ resource }) => resource === symbol);
  const ones = wild
    ? sum(going.map(({ ingenuity }) => ingenuity))
    : sum(mine.map((part) => part.singles));
  const twos = wild ? 0 : sum(mine.map((part) => part.doubles));
  return [...cards(doubles, twos, true), ...cards(singles, ones, false)];
}

function cards(count: number, leaving: number, double: boolean): SupplyCard[] {
  return Array.from({ length: count }, (_, at) => ({ double, going: at >= count - leaving }));
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
