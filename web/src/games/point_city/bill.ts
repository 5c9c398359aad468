// The bill of a pair: line by line what is asked, what the city pays, and which cards go. The server lists every way to
// pay; here one of them is looked at, and exchanged for another.
import type { WayInfo } from "../../lib/protocol";
import type {
  PointCityGrowth,
  PointCityMoveInfo,
  PointCityPaid,
  PointCityTakeDetails,
} from "./protocol";

export type Way = WayInfo<"point_city">;

export interface BillLine {
  resource: number;
  cost: number;
  covered: number;
  /** The cards for the rest; null where none are needed, or where they are not known yet. */
  paid: PointCityPaid | null;
  /** What cards must pay. */
  need: number;
  /** It can be paid otherwise. */
  swaps: boolean;
}

export interface Bill {
  lines: BillLine[];
  /** All points, as far as they are known. */
  gain: number | null;
  /** Of them those of tokens that grow. */
  growth: PointCityGrowth[];
  /** What comes next. */
  then: PointCityTakeDetails["then"];
}

/** A civic token is a decision of its own: the pair is paid before it is chosen. Ways that differ only in the token are
 * one; without tokens they are as they were, the one to propose first. */
export function payments(ways: Way[], now: number): Way[] {
  const found = new Map<string, Way>();
  for (const way of ways) {
    const cut = beforeToken(way, now);
    const key = cut.actions.join();
    if (!found.has(key)) found.set(key, cut);
  }
  return [...found.values()];
}

/** `now`: the points of whoever decides. */
function beforeToken(way: Way, now: number): Way {
  const at = way.moves.findIndex(({ move }) => move.kind === "token");
  if (at < 1) return way;
  const moves = way.moves.slice(0, at);
  const last = moves.at(-1)!.preview;
  const gained = last.score === null ? null : last.score - now;
  return { actions: way.actions.slice(0, at), moves, preview: { ...last, gained }, open: true };
}

export function paidIn({ moves }: Pick<Way, "moves">): PointCityPaid[] {
  return moves.flatMap(({ preview: { details } }) => {
    return details?.kind === "take" || details?.kind === "pay" ? details.paid : [];
  });
}

export function growthIn({ moves }: Pick<Way, "moves">): PointCityGrowth[] {
  const sums = new Map<number, number>();
  for (const { preview } of moves)
    for (const { token, points } of preview.details?.growth ?? [])
      sums.set(token, (sums.get(token) ?? 0) + points);
  return [...sums].filter(([, points]) => points).map(([token, points]) => ({ token, points }));
}

/** Whether there is anything to check before it is played. */
export function asksForCards({ preview: { details } }: PointCityMoveInfo): boolean {
  return details?.kind === "take" && details.need.some((count) => count > 0);
}

/** `ways` as `payments` lists them; none before they are known. */
export function billOf(first: PointCityMoveInfo, ways: Way[], chosen: number): Bill | null {
  const { details } = first.preview;
  if (details?.kind !== "take" || !details.cost.some((count) => count)) return null;
  const way = ways[chosen] ?? { moves: [first] };
  const last = way.moves.at(-1)!.preview;
  const paid = paidIn(way);
  const lines = details.cost.flatMap((cost, resource): BillLine[] => {
    if (!cost) return [];
    const own = paid.find((part) => part.resource === resource) ?? null;
    const [covered, need] = [details.covered[resource] ?? 0, details.need[resource] ?? 0];
    return [{ resource, cost, covered, need, paid: own, swaps: kinds(ways, resource).length > 1 }];
  });
  const gain = ways[chosen] ? ways[chosen].preview.gained : first.preview.gained;
  return { lines, gain, growth: growthIn(way), then: last.details?.then ?? details.then };
}

/** The way that pays this resource otherwise, and the rest as much as possible as before. */
export function swapped(ways: Way[], chosen: number, resource: number): number {
  const all = kinds(ways, resource);
  const next = all[(all.indexOf(cardsOf(ways[chosen]!, resource)) + 1) % all.length];
  const fitting = ways
    .map((way, index) => ({ way, index }))
    .filter(({ way }) => cardsOf(way, resource) === next)
    .map(({ way, index }) => ({ index, changes: changesBetween(ways[chosen]!, way) }));
  return fitting.reduce((best, one) => (one.changes < best.changes ? one : best)).index;
}

function kinds(ways: Way[], resource: number): string[] {
  return [...new Set(ways.map((way) => cardsOf(way, resource)))];
}

function cardsOf(way: Way, resource: number): string {
  const part = paidIn(way).find((paid) => paid.resource === resource);
  return part ? [part.doubles, part.singles, part.ingenuity].join() : "";
}

function changesBetween(one: Way, other: Way): number {
  const resources = new Set([...paidIn(one), ...paidIn(other)].map(({ resource }) => resource));
  return [...resources].filter((which) => cardsOf(one, which) !== cardsOf(other, which)).length;
}
