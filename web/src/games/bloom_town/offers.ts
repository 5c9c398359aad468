// The legal moves, sorted by the thing on the table that they are chosen on.
import type { BloomTownMoveInfo } from "./protocol";
import { cellOf, ICONS, kindOf, TYPES, type Facts } from "./components";

/** What a spring cell or the flower token can do now. */
export type Source = "spring" | "flower";

export interface Offers {
  /** Placements: by kind of tile, then by cell. */
  places: Map<number, Map<number, BloomTownMoveInfo>>;
  /** Market slots whose tile (or stack) may be taken now. */
  slots: Map<number, BloomTownMoveInfo>;
  /** Types that the flower token may re-score. */
  recounts: Map<number, BloomTownMoveInfo>;
  /** Types of the hand that may be scored at the end. */
  hands: Map<number, BloomTownMoveInfo>;
  extras: Record<Source, BloomTownMoveInfo[]>;
  /** Going on without any of it: the new tile, or the end of the turn. */
  onward: BloomTownMoveInfo | null;
}

export function sortMoves(moves: BloomTownMoveInfo[], facts: Facts, built: number): Offers {
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

function sortMove(offers: Offers, info: BloomTownMoveInfo, facts: Facts, built: number): void {
  const move = info.move;
  switch (move.kind) {
    case "place": {
      const kind = kindOf(move.tile);
      const cells = offers.places.get(kind) ?? new Map<number, BloomTownMoveInfo>();
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
