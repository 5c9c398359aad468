// The legal moves, sorted by the thing on the table that they are chosen on.
import type { PointCityMoveInfo } from "./protocol";
import { cellOf, COLUMNS } from "./components";

export interface Offers {
  /** Cards that may be turned to their building side. */
  flips: Map<number, PointCityMoveInfo>;
  /** Market cards, each with the neighbours it may be taken with. */
  partners: Map<number, Map<number, PointCityMoveInfo>>;
  draw: PointCityMoveInfo | null;
  pass: PointCityMoveInfo | null;
  pays: PointCityMoveInfo[];
  tokens: Map<number, PointCityMoveInfo>;
}

export function sortMoves(moves: PointCityMoveInfo[]): Offers {
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

function sortMove(offers: Offers, info: PointCityMoveInfo): void {
  const move = info.move;
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

function pair(offers: Offers, cell: number, partner: number, info: PointCityMoveInfo): void {
  const partners = offers.partners.get(cell) ?? new Map<number, PointCityMoveInfo>();
  offers.partners.set(cell, partners.set(partner, info));
}

/** The moves that are chosen on a card: alone by turning it, or with a neighbour. */
export function movesOn(offers: Offers, cell: number): PointCityMoveInfo[] {
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
