// Parts of towns to score, drawn in the book. A test in Python scores each of them by the rules.
import { kindOf } from "../components";
import data from "./examples.json";

export type ExampleName = keyof typeof data.towns;
export type Opponent = keyof typeof data.solo;

export interface Example {
  columns: number;
  /** By cell in reading order, -1: nothing is built there. */
  tiles: number[];
  /** The cell of the new tile, -1 in a recount. */
  fresh: number;
  lit: number[];
  points: number;
}

interface Town {
  town: string[];
  place?: { tile: string; row: number; col: number };
  points: number;
  cells: number[][];
}

export const SOLO: Record<Opponent, number[]> = data.solo;
/** For two, three and four: tiles of a type that are removed, tiles in a stack, empty stacks that end the game. */
export const SETUP: number[][] = data.setup;

export function readExample(name: ExampleName): Example {
  const { town, place, points, cells }: Town = data.towns[name];
  const rows = town.map((row) => row.split(" ").map(kindOf));
  const columns = rows[0]!.length;
  const at = (row: number, col: number) => (row - 1) * columns + col - 1;
  const tiles = rows.flat();
  const fresh = place ? at(place.row, place.col) : -1;
  if (place) tiles[fresh] = kindOf(place.tile);
  return { columns, tiles, fresh, lit: cells.map(([row, col]) => at(row!, col!)), points };
}
