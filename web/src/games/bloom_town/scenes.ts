// What happened as little scenes with their times: which tile travels where, which cells light up, where points rise.
// Pure, so that it can be tested; Motion.svelte plays them.
import type {
  BloomTownEventInfo,
  BloomTownPlaced,
  BloomTownRecounted,
  BloomTownRecountTileShown,
  BloomTownRivalTaken,
  BloomTownStepInfo,
  BloomTownTilePoints,
} from "./protocol";
import type { Timed } from "../../table/motion";
import { slotOf } from "./slots";
import { spots } from "./spots";

export interface Flight extends Timed {
  kind: "flight";
  /** -1 is a tile face down. */
  tile: number;
  from: string;
  /** The first of these that is on the table. */
  to: string[];
  /** It lies there in sight until it leaves. */
  waits: boolean;
}
export interface Gain extends Timed {
  kind: "gain";
  points: number;
  from: string[];
  /** Whose points they are. */
  place: number;
  /** They stand at the counter already. */
  shown?: boolean;
}
/** Tiles hop, because they score. */
export interface Hop extends Timed {
  kind: "hop";
  spots: string[];
}
/** A tile is turned up. */
export interface Flip extends Timed {
  kind: "flip";
  spot: string;
  /** Out of it the tile comes. */
  stack: string;
}
/** A community tile comes out of a stack, glows there, and flies to its pennant. */
export interface Turned extends Timed {
  kind: "turned";
  type: number;
  from: string[];
  to: string;
}
/** A pennant takes up the tile that flew to it. */
export interface Swing extends Timed {
  kind: "swing";
  spot: string;
}
/** A community tile of a type; so many show with it. */
export interface TileTold {
  kind: "tile";
  type: number;
  showing: number;
  /** With it the type is scored. */
  scores: boolean;
}
/** Everybody scores a type again: `by` the token of a seat, -1 by a second tile. */
export interface RecountTold {
  kind: "recount";
  type: number;
  by: number;
  points: number[];
  tiles: BloomTownTilePoints[][];
}
/** The solo opponent takes a tile, as the log has it. */
export interface RivalTold {
  kind: "rival";
  place: number;
  line: BloomTownEventInfo["line"];
}
/** At the end a place scores a type of its hand, or a solo opponent what it collected. */
export interface HandTold {
  kind: "hand";
  place: number;
  /** None where it is all that was collected. */
  type: number | null;
  points: number;
  cells: number[];
  line: BloomTownEventInfo["line"];
}
/** The last round begins. */
export interface LastTold {
  kind: "last";
}
export type Told = TileTold | RecountTold | RivalTold | HandTold | LastTold;

export interface Light extends Timed {
  kind: "light";
  told: Told;
  /** When it comes, from its beginning: the tile to its pennant, the light to each place, the pawn to its slot. */
  comes: number[];
}

export type Scene = Flight | Gain | Hop | Flip | Turned | Swing | Light;

const BUILDING = 180;
const DRAWING = 260;
const GAIN = 420;
const HOP = 300;
const FLIP = 180;
/** A community tile glows where it was turned up, and then flies. */
const GLOWING = 300;
const TURNED = GLOWING + 400;
const SWING = 400;
/** What happens to nobody yet can be read so long. */
const READ = 700;
/** Before a recount the towns grow dim. */
const DIMMING = 150;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const PAUSE = 230;
const FLIP_PAUSE = 90;
/** Between the players at a recount, and how long the last light stays when all have their points. */
const ROUND = 220;
const LAST_LIGHT = 450;
/** A counter goes up so long. */
export const COUNTING = 300;
/** The solo opponent's pawn hops from slot to slot, and its tile is lifted. */
export const PAWN_HOP = 160;
const LIFTED = 200;
/** How long a turn of the solo opponent can be read, and what a place scores at the end. */
const RIVAL_READ = 700;
const HAND_READ = 630;
/** So long the word of the last round lies over the table. */
const LAST_READ = 2600;
const SLOTS = 5;
/** What others do takes so many times as long: nobody was waiting for it. */
const SLOWER = 1.6;

/** What lights cells and brings its seat points. */
type Scored = Pick<BloomTownPlaced, "points" | "cells">;

const FACE_DOWN = -1;

const FOR_ALL = new Set(["recount", "recount_tile", "rival_take", "hand", "rival_end"]);

/** `me`: who has seen the own tile lie there already; null is nobody. `stood`: where the solo opponent's pawn stood. */
export function scenesOf(
  steps: BloomTownStepInfo[],
  me: number | null = null,
  stood: number | null = null,
): Scene[] {
  const scenes: Scene[] = [];
  let at = 0;
  for (const step of steps) {
    step.events.forEach((event, index) => {
      const times = event.seat === me || step.seat === me || isForAll(event) ? 1 : SLOWER;
      const shown = scenesOfEvent(event, { me, stood, steps, step, index });
      scenes.push(
        ...shown.map((scene) => ({
          ...scene,
          at: at + scene.at * times,
          time: scene.time * times,
        })),
      );
      at += times * takes(event, shown);
    });
  }
  return scenes;
}

interface Context {
  me: number | null;
  stood: number | null;
  steps: BloomTownStepInfo[];
  step: BloomTownStepInfo;
  index: number;
}

/** And after all of them the last round begins. */
export function withLastRound(scenes: Scene[]): Scene[] {
  const told: LastTold = { kind: "last" };
  return [...scenes, { kind: "light", told, at: lengthOf(scenes), time: LAST_READ, comes: [] }];
}

/** It has a pace of its own: everybody looks at it. */
function isForAll({ data: { kind } }: BloomTownEventInfo): boolean {
  return FOR_ALL.has(kind);
}

/** Until the next thing begins. */
function takes({ data }: BloomTownEventInfo, shown: Scene[]): number {
  if (!shown.length) return 0;
  const lights = shown.filter(({ kind }) => kind === "light");
  if (lights.length) return lengthOf(lights);
  return data.kind === "refill" ? FLIP_PAUSE : PAUSE;
}

/** The same in a part of its time. */
export function hastened(scenes: Scene[], by: number): Scene[] {
  return scenes.map((scene) => {
    const timed = { ...scene, at: scene.at * by, time: scene.time * by };
    return timed.kind === "light"
      ? { ...timed, comes: timed.comes.map((come) => come * by) }
      : timed;
  });
}

/** How long all of it takes. */
export function lengthOf(scenes: Scene[]): number {
  return Math.max(0, ...scenes.map(({ at, time }) => at + time));
}

function scenesOfEvent(event: BloomTownEventInfo, context: Context): Scene[] {
  const { seat, data } = event;
  const mine = seat === context.me;
  switch (data.kind) {
    case "place": {
      const cell = spots.cell(seat, data.cell);
      const to = [cell, spots.place(seat)];
      // The own tile lies there since it was pointed at.
      if (mine) return score(seat, data, to, 0);
      return [
        flight(data.tile, spots.hand(seat), to, BUILDING),
        ...score(seat, data, to, BUILDING - 40),
      ];
    }
    case "double":
      return score(seat, data, [spots.cell(seat, data.cell)], 0);
    case "hand":
      return lastScoring(event, data.points, { type: data.type, cells: data.cells });
    case "take":
      return [flight(data.tile, spots.slot(data.slot), handOf(seat, data.tile), DRAWING, true)];
    case "draw": {
      const { tile = FACE_DOWN } = data;
      return [flight(tile, spots.stack(data.slot), handOf(seat, tile), DRAWING)];
    }
    case "refill":
      return [
        {
          ...{ kind: "flip", spot: spots.slot(data.slot), stack: spots.stack(data.slot) },
          ...{ at: 0, time: FLIP },
        },
      ];
    case "recount_tile":
      return turnedUp(data, context);
    case "recount":
      return recount(data, seat, context.step.seat);
    case "rival_take":
      return rivalTurn(data, event, context.stood);
    case "rival_end":
      return lastScoring(event, sum(data.points), { type: null, cells: [] });
    default:
      return [];
  }
}

function flight(tile: number, from: string, to: string[], time: number, waits = false): Flight {
  return { kind: "flight", tile, from, to, at: 0, time, waits };
}

function handOf(seat: number, tile: number): string[] {
  return [spots.arrived(seat), spots.handTile(seat, tile), spots.hand(seat), spots.place(seat)];
}

function score(seat: number, data: Scored, from: string[], at: number): Scene[] {
  const cells = data.cells.map((cell) => spots.cell(seat, cell));
  return [{ kind: "hop", spots: cells, at, time: HOP }, ...gain(seat, data.points, from, at)];
}

/** At the end everybody has a moment of their own. */
function lastScoring(
  { seat, line }: BloomTownEventInfo,
  points: number,
  scored: { type: number | null; cells: number[] },
): Scene[] {
  const told: HandTold = { kind: "hand", place: seat, points, line, ...scored };
  const from = [spots.hand(seat), spots.place(seat), spots.score(seat)];
  return [
    { kind: "light", told, at: 0, time: DIMMING + GAIN + COUNTING + HAND_READ, comes: [0] },
    ...score(seat, { points, cells: scored.cells }, from, DIMMING),
  ];
}

function turnedUp(data: BloomTownRecountTileShown, context: Context): Scene[] {
  const { steps, step, index } = context;
  const { type, showing } = data;
  const spot = spots.recount(type);
  const slot = slotOf(steps, step, index);
  const from = slot === null ? [spots.market] : [spots.stack(slot), spots.market];
  const scores = step.events[index + 1]?.data.kind === "recount";
  return [
    {
      ...{ kind: "light", told: { kind: "tile", type, showing, scores }, at: 0 },
      ...{ time: TURNED + (scores ? 0 : READ), comes: [TURNED] },
    },
    { kind: "turned", type, from, to: spot, at: 0, time: TURNED },
    { kind: "swing", spot, at: TURNED, time: SWING },
  ];
}

/** The light goes round the table, from town to town, beginning with whoever turned the tile up; a solo opponent last. */
function recount(data: BloomTownRecounted, by: number, turner: number): Scene[] {
  const { type, cells, points, tiles } = data;
  const comes: number[] = points.map((_, place) => {
    const turn = place < cells.length ? (place - turner + cells.length) % cells.length : place;
    return DIMMING + turn * ROUND;
  });
  const time = DIMMING + points.length * ROUND + COUNTING + LAST_LIGHT;
  return [
    { kind: "light", told: { kind: "recount", type, by, points, tiles }, at: 0, time, comes },
    ...points.flatMap((won, place) => {
      const at = comes[place]!;
      const lit = (cells[place] ?? []).map((cell) => spots.cell(place, cell));
      const hop: Scene[] = lit.length ? [{ kind: "hop", spots: lit, at, time: HOP }] : [];
      return [...hop, ...gain(place, won, [], at).map((scene) => ({ ...scene, shown: true }))];
    }),
  ];
}

/** The pawn hops on, and the tile there goes to its ladder. */
function rivalTurn(
  data: BloomTownRivalTaken,
  { seat, line }: BloomTownEventInfo,
  stood: number | null,
): Scene[] {
  const { slot, tile, points, wrap } = data;
  const to = [spots.collected(seat, tile), spots.place(seat)];
  const hops = stood === null ? 0 : (slot - stood + SLOTS) % SLOTS || SLOTS;
  const at = hops * PAWN_HOP + LIFTED;
  const fly = DRAWING * SLOWER;
  return [
    {
      ...{ kind: "light", told: { kind: "rival", place: seat, line }, at: 0 },
      ...{ time: at + fly + RIVAL_READ, comes: [hops * PAWN_HOP] },
    },
    { ...flight(tile, spots.slot(slot), to, fly, true), at },
    ...gain(seat, points + wrap, to, at + fly),
  ];
}

function gain(place: number, points: number, from: string[], at: number): Gain[] {
  if (!points) return [];
  return [{ kind: "gain", points, from, place, at, time: GAIN }];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
