// What the move pointed at would visibly do on the board: all of it comes from the server's preview.
import type { BloomTownView, MoveInfo } from "../../lib/protocol";
import { cellOf, ICONS, kindOf, type Facts } from "./components";
import { bloomTownMove } from "./offers";

/** The tile that comes to the hand: open, face down, or any of the market. */
export type Draws = "tile" | "blind" | "any";

export interface Outlook {
  ghost: { cell: number; kind: number } | null;
  /** The number that rises from a cell of the actor's town. */
  made: { cell: number; points: number } | null;
  /** Cells that make the points, seat by seat. */
  lit: number[][];
  /** What each place gains, a solo opponent last; null where nothing is said. */
  gains: (number | null)[];
  /** The market slot the next tile comes from. */
  slot: number | null;
  next: { draws: Draws; kind: number } | null;
  /** It is built on a spring cell. */
  spring: boolean;
}

export const NOTHING_SHOWN: Outlook = {
  ghost: null,
  made: null,
  lit: [],
  gains: [],
  slot: null,
  next: null,
  spring: false,
};

interface Details {
  points?: number | number[];
  cells?: number[] | number[][];
  slot?: number;
  draws?: Draws;
  tile?: number;
  spring?: boolean;
}

/** What the action brings by itself: whatever a hidden tile may add comes on top. */
export function surePoints({ preview }: MoveInfo): number | null {
  const { points } = preview.details as Details;
  return typeof points === "number" ? points : null;
}

export function outlookOf(view: BloomTownView, facts: Facts, info: MoveInfo | undefined): Outlook {
  if (!info) return NOTHING_SHOWN;
  const details = info.preview.details as Details;
  const move = bloomTownMove(info);
  switch (move.kind) {
    case "place":
      return placing(view, cellOf(move.cell), kindOf(move.tile), details);
    case "double":
      return {
        ...scoring(view, details),
        made: { cell: view.cell, points: Number(details.points) },
      };
    case "hand":
      return scoring(view, details);
    case "recount":
      return {
        ...NOTHING_SHOWN,
        lit: details.cells as number[][],
        gains: details.points as number[],
      };
    case "draw":
      return taking(view, facts.slots[view.cell]!);
    case "take":
      return taking(view, ICONS.indexOf(move.icon as (typeof ICONS)[number]));
    default:
      return NOTHING_SHOWN;
  }
}

function placing(view: BloomTownView, cell: number, kind: number, details: Details): Outlook {
  const { points, slot = null, draws = "tile", tile = -1, spring = false } = details;
  return {
    ...scoring(view, details),
    ghost: { cell, kind },
    made: { cell, points: Number(points) },
    slot: draws === "any" ? null : slot,
    next: { draws, kind: tile },
    spring,
  };
}

/** Points for the actor alone. */
function scoring(view: BloomTownView, details: Details): Outlook {
  const lit: number[][] = view.towns.map(() => []);
  const gains: (number | null)[] = view.towns.map(() => null);
  lit[view.actor] = details.cells as number[];
  gains[view.actor] = Number(details.points);
  return { ...NOTHING_SHOWN, lit, gains };
}

function taking(view: BloomTownView, slot: number): Outlook {
  const kind = view.market[slot]!;
  return { ...NOTHING_SHOWN, slot, next: { draws: kind >= 0 ? "tile" : "blind", kind } };
}
