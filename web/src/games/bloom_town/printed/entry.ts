// What is entered of a printed game: every step that brought points. The server counts them again each time.
import type { Player } from "../../../printed/players";
import { CELLS, COLUMNS, kindOf, SHOPS, TYPES, type TypeName } from "../components";
import { rivalToSend, type Rival } from "./rival";

export interface Place {
  town: number;
  place: { row: number; col: number; tile: string };
  doubled: boolean;
}
export interface Recount {
  recount: TypeName;
  /** How many tiles of the type the solo opponent had then, if one plays. */
  rival?: number;
}
export interface Hand {
  town: number;
  hand: string;
}
export type Step = Place | Recount | Hand;

export interface Town extends Player {
  /** The flower token is a reminder only: what it brought is entered like anything else. */
  flower: boolean;
}

export interface Entry {
  players: Town[];
  steps: Step[];
  /** The solo opponent; what was kept before it could be counted has none. */
  rival?: Rival | null;
}

/** As docs/scoring.md describes it. */
export interface Table {
  towns: number;
  steps: Step[];
  options?: Record<string, string>;
  rival?: object;
}

/** What the server tells of a step: for each town its points, and row and column of the cells that made them. */
export interface Brought {
  points: number[];
  cells: number[][][];
}

/** The names of all kinds of tiles, by their numbers. */
export const TILES = [...TYPES.slice(0, -1), ...SHOPS.map((shop) => `shop:${shop}`)];

export function freshTown(): Town {
  return { name: "", flower: true };
}

export function freshEntry(): Entry {
  return { players: [freshTown(), freshTown()], steps: [] };
}

/** It plays against one player only. */
export function rivalOf(entry: Entry): Rival | null {
  return entry.players.length === 1 ? (entry.rival ?? null) : null;
}

export function recountsOf(steps: Step[]): Recount[] {
  return steps.filter((step) => "recount" in step);
}

/** A recount for all: the opponent has what it has collected up to now. */
export function recounting(rival: Rival | null, which: number): Recount {
  const recount = TYPES[which]!;
  return rival ? { recount, rival: rival.collected[which]! } : { recount };
}

/** What is asked of the server, with a step that is only tried. */
export function toSend(entry: Entry, tried: Step | null = null): Table {
  const steps = tried ? [...entry.steps, tried] : entry.steps;
  const rival = rivalOf(entry);
  return {
    towns: entry.players.length,
    steps: steps.map((step) => ("recount" in step ? recountToSend(step, rival) : { ...step })),
    ...(rival && { options: { ...rival.options }, rival: rivalToSend(rival) }),
  };
}

/** Nobody had more of a type before the end; where nothing was said, it had all of them. */
function recountToSend({ recount, rival: then }: Recount, rival: Rival | null): Recount {
  if (!rival) return { recount };
  const tiles = rival.collected[TYPES.indexOf(recount)]!;
  return { recount, rival: Math.min(then ?? tiles, tiles) };
}

export function tilesOf(steps: Step[], town: number): number[] {
  const tiles = Array<number>(CELLS).fill(-1);
  for (const step of steps)
    if ("place" in step && step.town === town)
      tiles[cellOf(step.place.row, step.place.col)] = kindOf(step.place.tile);
  return tiles;
}

export function cellOf(row: number, col: number): number {
  return (row - 1) * COLUMNS + col - 1;
}

export function placing(town: number, cell: number, kind: number, doubled: boolean): Place {
  const [row, col] = [Math.floor(cell / COLUMNS) + 1, (cell % COLUMNS) + 1];
  return { town, place: { row, col, tile: TILES[kind]! }, doubled };
}

/** Without a town that is gone; those after it move up. */
export function withoutTown(steps: Step[], gone: number): Step[] {
  return steps
    .filter((step) => !("town" in step) || step.town !== gone)
    .map((step) =>
      "town" in step && step.town > gone ? { ...step, town: step.town - 1 } : { ...step },
    );
}
