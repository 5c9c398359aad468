// The legal moves, sorted by the thing on the table that they are chosen on.
import type { BloomTownMove, MoveInfo } from "../../lib/protocol";
import { cellOf, ICONS, kindOf, TYPES, type Facts } from "./components";

/** What a spring cell or the flower token can do now. */
export type Source = "spring" | "flower";

export interface Offers {
  /** Placements: by kind of tile, then by cell. */
  places: Map<number, Map<number, MoveInfo>>;
  /** Market slots whose tile (or stack) may be taken now. */
  slots: Map<number, MoveInfo>;
  /** Types that the flower token may re-score. */
  recounts: Map<number, MoveInfo>;
  /** Types of the hand that may be scored at the end. */
  hands: Map<number, MoveInfo>;
  extras: Record<Source, MoveInfo[]>;
  /** Going on without any of it: the new tile, or the end of the turn. */
  onward: MoveInfo | null;
}

export function bloomTownMove(info: MoveInfo): BloomTownMove {
  return info.move as BloomTownMove;
}

export function sortMoves(moves: MoveInfo[], facts: Facts, built: number): Offers {
  const offers: Offers = {
    places: new Map(),
    slots: new Map(),
    recounts: new Map(),
    hands: new Map(),
    extras: { spring: [], flower: [] },
    onward: null,
  };
  for (const info of moves) sortMove(offers, info, facts, built);
  return offers;
}

function sortMove(offers: Offers, info: MoveInfo, facts: Facts, built: number): void {
  const move = bloomTownMove(info);
  switch (move.kind) {
    case "place": {
      const kind = kindOf(move.tile);
      const cells = offers.places.get(kind) ?? new Map<number, MoveInfo>();
      offers.places.set(kind, cells.set(cellOf(move.cell), info));
      break;
    }
    case "double":
    case "extra":
      offers.extras[move.by].push(info);
      break;
    case "recount":
      offers.extras.flower.push(info);
      offers.recounts.set(TYPES.indexOf(move.type as (typeof TYPES)[number]), info);
      break;
    case "take":
      offers.slots.set(ICONS.indexOf(move.icon as (typeof ICONS)[number]), info);
      break;
    case "draw":
      offers.onward = info;
      offers.slots.set(facts.slots[built]!, info);
      break;
    case "end":
      offers.onward = info;
      break;
    case "hand":
      offers.hands.set(TYPES.indexOf(move.type as (typeof TYPES)[number]), info);
      break;
  }
}
