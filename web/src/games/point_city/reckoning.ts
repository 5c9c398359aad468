// How the worth of a civic token comes about: what of my city it counts, how often it pays, and what that makes.
import type { Facts } from "./components";
import { RESOURCES } from "./components";
import type { PointCityCityView, PointCityMoveInfo } from "./protocol";

export interface Reckoning {
  /** The permanents that it counts. */
  permanents: { symbol: number; count: number }[];
  times: number;
  points: number;
  total: number;
}

const OF_ALL_RESOURCES = ["per_full_set_of_five", "per_type_at_least", "per_missing_type"];

/** None where nothing is multiplied. */
export function reckoningOf(
  facts: Facts,
  { permanents }: PointCityCityView,
  { move, preview }: PointCityMoveInfo,
): Reckoning | null {
  if (move.kind !== "token" || preview.gained === null) return null;
  const { rule, resources, points } = facts.tokens[move.token]!;
  if (rule === "flat") return null;
  // What other tokens gain by it is not its own.
  const growth = preview.details?.growth ?? [];
  const total = growth.reduce((rest, other) => rest - other.points, preview.gained);
  const counted = OF_ALL_RESOURCES.includes(rule)
    ? RESOURCES.map((_, symbol) => symbol)
    : resources;
  return {
    permanents: counted.map((symbol) => ({ symbol, count: permanents[symbol] ?? 0 })),
    times: total / points,
    points,
    total,
  };
}
