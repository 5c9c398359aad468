// The legal moves, sorted by the thing on the table that they are chosen on.
import type { MoveInfo, PointCityMove } from "../../lib/protocol";
import { cellOf, COLUMNS } from "./components";

export interface Offers {
  /** Cards that may be turned to their building side. */
  flips: Map<number, MoveInfo>;
  /** Market cards, each with the neighbours it may be taken with. */
  partners: Map<number, Map<number, MoveInfo>>;
  draw: MoveInfo | null;
  pass: MoveInfo | null;
  pays: MoveInfo[];
  tokens: Map<number, MoveInfo>;
}

/** What a payment takes from the supply. */
export interface Paid {
  resource: number;
  doubles: number;
  singles: number;
  ingenuity: number;
}

/** What the server says a take or a payment would bring. */
export interface Details {
  cost?: number[];
  covered?: number[];
  need?: number[];
  cells?: number[];
  /** Payments that leave no choice. */
  paid?: Paid[];
  /** What is to be chosen next. */
  then?: "turn" | "payment" | "token" | "end";
}

export function pointCityMove(info: MoveInfo): PointCityMove {
  return info.move as PointCityMove;
}

export function detailsOf(info: MoveInfo): Details {
  return info.preview.details;
}

export function sortMoves(moves: MoveInfo[]): Offers {
  const offers: Offers = {
    flips: new Map(),
    partners: new Map(),
    draw: null,
    pass: null,
    pays: [],
    tokens: new Map(),
  };
  for (const info of moves) sortMove(offers, info);
  return offers;
}

function sortMove(offers: Offers, info: MoveInfo): void {
  const move = pointCityMove(info);
  switch (move.kind) {
    case "flip":
      offers.flips.set(cellOf(move.cell), info);
      break;
    case "take": {
      const [first, second] = [cellOf(move.cells[0]), cellOf(move.cells[1])];
      pair(offers, first, second, info);
      pair(offers, second, first, info);
      break;
    }
    case "draw":
      offers.draw = info;
      break;
    case "pass":
      offers.pass = info;
      break;
    case "pay":
      offers.pays.push(info);
      break;
    case "token":
      offers.tokens.set(move.token, info);
      break;
  }
}

function pair(offers: Offers, cell: number, partner: number, info: MoveInfo): void {
  const partners = offers.partners.get(cell) ?? new Map<number, MoveInfo>();
  offers.partners.set(cell, partners.set(partner, info));
}

/** The moves that are chosen on a card: alone by turning it, or with a neighbour. */
export function movesOn(offers: Offers, cell: number): MoveInfo[] {
  const flip = offers.flips.get(cell);
  return [...(flip ? [flip] : []), ...(offers.partners.get(cell)?.values() ?? [])];
}

export interface Lines {
  rows: boolean[];
  columns: boolean[];
}

/** The lines a card may be turned in: where every card of one may be, all of it shows resources. */
export function flipLines(offers: Offers): Lines {
  const numbers = Array.from({ length: COLUMNS }, (_, number) => number);
  const open = (cells: number[]) => cells.every((cell) => offers.flips.has(cell));
  return {
    rows: numbers.map((row) => open(numbers.map((column) => row * COLUMNS + column))),
    columns: numbers.map((column) => open(numbers.map((row) => row * COLUMNS + column))),
  };
}

/** The cards of the supply that would surely go. */
export function goingOf(info: MoveInfo | undefined): Paid[] {
  if (!info) return [];
  return detailsOf(info).paid ?? [];
}
