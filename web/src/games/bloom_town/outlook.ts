// What the move pointed at would visibly do on the board: all of it comes from the server's preview.
import type {
  BloomTownMove,
  BloomTownMoveInfo,
  BloomTownPlaceDetails,
  BloomTownPointsDetails,
  BloomTownRecountDetails,
  BloomTownRivalStep,
  BloomTownView,
} from "./protocol";
import { cellOf, ICONS, kindOf, type Facts } from "./components";

/** The tile that comes to the hand: open, face down, or any of the market. */
export type Draws = BloomTownPlaceDetails["draws"];

export interface Outlook {
  ghost: { cell: number; kind: number } | null;
  /** The number that rises from a cell of the actor's town. */
  made: { cell: number; points: number } | null;
  /** Cells that make the points, seat by seat. */
  lit: number[][];
  /** What single tiles bring at a recount, seat by seat and cell by cell. */
  tiles: Map<number, number>[];
  /** What each place gains, a solo opponent last; null where nothing is said. */
  gains: (number | null)[];
  /** The market slot the next tile comes from. */
  slot: number | null;
  next: { draws: Draws; kind: number } | null;
  /** It is built on a spring cell. */
  spring: boolean;
  /** Where the solo opponent goes if the turn ends with it. */
  rival: BloomTownRivalStep | null;
  /** What a turn that ends with it brings near. */
  ends: BloomTownPlaceDetails["ends"];
}

export const NOTHING_SHOWN: Outlook = {
  ghost: null,
  made: null,
  lit: [],
  tiles: [],
  gains: [],
  slot: null,
  next: null,
  spring: false,
  rival: null,
  ends: null,
};

export function outlookOf(
  view: BloomTownView,
  facts: Facts,
  info: BloomTownMoveInfo | undefined,
): Outlook {
  if (!info) return NOTHING_SHOWN;
  const { move, preview } = info;
  switch (preview.details?.kind) {
    case "place":
      return placing(view, move, preview.details);
    case "points":
      return { ...scoring(view, preview.details), made: madeBy(view, move, preview.details) };
    case "recount":
      return recounting(preview.details);
  }
  switch (move.kind) {
    case "draw":
      return taking(view, facts.slots[view.cell]!);
    case "take":
      return taking(view, ICONS.indexOf(move.icon as (typeof ICONS)[number]));
    default:
      return NOTHING_SHOWN;
  }
}

function placing(
  view: BloomTownView,
  move: BloomTownMove,
  details: BloomTownPlaceDetails,
): Outlook {
  if (move.kind !== "place") return NOTHING_SHOWN;
  const { points, slot, draws, tile, spring, rival, ends } = details;
  const cell = cellOf(move.cell);
  return {
    ...scoring(view, details),
    ghost: { cell, kind: kindOf(move.tile) },
    made: { cell, points },
    slot: draws === "any" ? null : slot,
    next: { draws, kind: tile },
    spring,
    rival,
    ends,
  };
}

function recounting({ points, tiles }: BloomTownRecountDetails): Outlook {
  const worth = tiles.map((town) => new Map(town.map((tile) => [tile.cell, tile.points])));
  return {
    ...NOTHING_SHOWN,
    lit: worth.map((town) => [...town.keys()]),
    tiles: worth,
    gains: points,
  };
}

/** A double makes its points once more where the tile was built; those of a hand have no cell. */
function madeBy(
  view: BloomTownView,
  move: BloomTownMove,
  { points }: BloomTownPointsDetails,
): Outlook["made"] {
  return move.kind === "double" ? { cell: view.cell, points } : null;
}

/** Always the same one: a town in which nothing is lit stays as it is. */
export const NONE_LIT: number[] = [];

/** Points for the actor alone. */
function scoring(
  view: BloomTownView,
  details: BloomTownPlaceDetails | BloomTownPointsDetails,
): Outlook {
  const lit: number[][] = view.towns.map(() => NONE_LIT);
  const gains: (number | null)[] = view.towns.map(() => null);
  lit[view.actor] = details.cells;
  gains[view.actor] = details.points;
  return { ...NOTHING_SHOWN, lit, gains };
}

function taking(view: BloomTownView, slot: number): Outlook {
  const kind = view.market[slot]!;
  return { ...NOTHING_SHOWN, slot, next: { draws: kind >= 0 ? "tile" : "blind", kind } };
}
