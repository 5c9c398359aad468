// What happened as little scenes with their times: which tile travels where, which cells light up, where points rise.
// Pure, so that it can be tested; Motion.svelte plays them.
import type {
  BloomTownEventInfo,
  BloomTownStepInfo,
  BloomTownPlaced,
  BloomTownRecounted,
} from "./protocol";
import { oneAfterAnother, type Timed } from "../../table/motion";
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
  to: string;
}
export interface Glow extends Timed {
  kind: "glow";
  spots: string[];
}
/** Something appears. */
export interface Pop extends Timed {
  kind: "pop";
  spot: string;
}
export type Scene = Flight | Gain | Glow | Pop;

const FLIGHT = 260;
const GAIN = 380;
const GLOW = 360;
const POP = 260;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const STEP = 230;

/** What lights cells and brings its seat points. */
type Scored = Pick<BloomTownPlaced, "points" | "cells">;

const FACE_DOWN = -1;

export function scenesOf(steps: BloomTownStepInfo[]): Scene[] {
  return oneAfterAnother(steps, STEP, scenesOfEvent);
}

function scenesOfEvent(event: BloomTownEventInfo, at: number): Scene[] {
  const { seat, data } = event;
  switch (data.kind) {
    case "place": {
      const cell = spots.cell(seat, data.cell);
      const to = [cell, spots.place(seat)];
      return [
        flight(data.tile, spots.hand(seat), to, at),
        ...score(seat, data, to, at + FLIGHT - 40),
      ];
    }
    case "double":
      return score(seat, data, [spots.cell(seat, data.cell)], at);
    case "hand":
      return score(seat, data, [spots.hand(seat), spots.place(seat)], at);
    case "take":
      return [flight(data.tile, spots.slot(data.slot), handOf(seat, data.tile), at, true)];
    case "draw": {
      const { tile = FACE_DOWN } = data;
      return [flight(tile, spots.stack(data.slot), handOf(seat, tile), at)];
    }
    case "refill":
      return [flight(data.tile, spots.stack(data.slot), [spots.slot(data.slot)], at)];
    case "recount_tile":
      return [{ kind: "pop", spot: spots.recount(data.type), at, time: POP }];
    case "recount":
      return recount(data, at);
    case "rival_take": {
      const to = [spots.place(seat)];
      return [
        flight(data.tile, spots.slot(data.slot), to, at, true),
        ...gain(seat, data.points + data.wrap, to, at + FLIGHT),
      ];
    }
    case "rival_end":
      return gain(seat, sum(data.points), allOf(seat), at);
    default:
      return [];
  }
}

function flight(tile: number, from: string, to: string[], at: number, waits = false): Flight {
  return { kind: "flight", tile, from, to, at, time: FLIGHT, waits };
}

function handOf(seat: number, tile: number): string[] {
  return [spots.handTile(seat, tile), spots.hand(seat), spots.place(seat)];
}

/** Where a place's points rise that come from nowhere in particular. */
function allOf(place: number): string[] {
  return [spots.place(place), spots.score(place)];
}

function score(seat: number, data: Scored, from: string[], at: number): Scene[] {
  const cells = data.cells.map((cell) => spots.cell(seat, cell));
  return [{ kind: "glow", spots: cells, at, time: GLOW }, ...gain(seat, data.points, from, at)];
}

function recount({ type, cells, points }: BloomTownRecounted, at: number): Scene[] {
  const lit = cells.flatMap((town, seat) => town.map((cell) => spots.cell(seat, cell)));
  return [
    { kind: "pop", spot: spots.recount(type), at, time: POP },
    { kind: "glow", spots: lit, at, time: GLOW },
    ...points.flatMap((won, place) => gain(place, won, allOf(place), at + POP)),
  ];
}

function gain(place: number, points: number, from: string[], at: number): Gain[] {
  if (!points) return [];
  return [{ kind: "gain", points, from, to: spots.score(place), at, time: GAIN }];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
