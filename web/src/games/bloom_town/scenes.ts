// What happened as little scenes with their times: which tile travels where, which cells light up, where points rise.
// Pure, so that it can be tested; Motion.svelte plays them.
import type {
  BloomTownEventInfo,
  BloomTownPlaced,
  BloomTownRecounted,
  BloomTownStepInfo,
} from "./protocol";
import type { Timed } from "../../table/motion";
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
}
/** Something appears. */
export interface Pop extends Timed {
  kind: "pop";
  spot: string;
}
export type Scene = Flight | Gain | Hop | Flip | Pop;

const BUILDING = 180;
const DRAWING = 260;
const GAIN = 420;
const HOP = 300;
const FLIP = 180;
const POP = 300;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const PAUSE = 230;
const FLIP_PAUSE = 90;
/** Between the players at a recount. */
const ROUND = 250;
/** What others do takes so many times as long: nobody was waiting for it. */
const SLOWER = 1.6;

/** What lights cells and brings its seat points. */
type Scored = Pick<BloomTownPlaced, "points" | "cells">;

const FACE_DOWN = -1;

/** `me`: who has seen the own tile lie there already; null is nobody. */
export function scenesOf(steps: BloomTownStepInfo[], me: number | null = null): Scene[] {
  const scenes: Scene[] = [];
  let at = 0;
  for (const step of steps) {
    for (const event of step.events) {
      const times = event.seat === me || step.seat === me ? 1 : SLOWER;
      const shown = scenesOfEvent(event, event.seat === me);
      scenes.push(
        ...shown.map((scene) => ({
          ...scene,
          at: at + scene.at * times,
          time: scene.time * times,
        })),
      );
      if (shown.length) at += times * (event.data.kind === "refill" ? FLIP_PAUSE : PAUSE);
    }
  }
  return scenes;
}

/** How long all of it takes. */
export function lengthOf(scenes: Scene[]): number {
  return Math.max(0, ...scenes.map(({ at, time }) => at + time));
}

/** When the points of each place arrive at its counter: it must not count sooner. */
export function arrivalsOf(scenes: Scene[]): Map<number, number> {
  const arrivals = new Map<number, number>();
  for (const scene of scenes) {
    if (scene.kind !== "gain") continue;
    const before = arrivals.get(scene.place) ?? 0;
    arrivals.set(scene.place, Math.max(before, scene.at + scene.time));
  }
  return arrivals;
}

function scenesOfEvent(event: BloomTownEventInfo, mine: boolean): Scene[] {
  const { seat, data } = event;
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
      return score(seat, data, [spots.hand(seat), spots.place(seat)], 0);
    case "take":
      return [flight(data.tile, spots.slot(data.slot), handOf(seat, data.tile), DRAWING, true)];
    case "draw": {
      const { tile = FACE_DOWN } = data;
      return [flight(tile, spots.stack(data.slot), handOf(seat, tile), DRAWING)];
    }
    case "refill":
      return [{ kind: "flip", spot: spots.slot(data.slot), at: 0, time: FLIP }];
    case "recount_tile":
      return [{ kind: "pop", spot: spots.recount(data.type), at: 0, time: POP }];
    case "recount":
      return recount(data);
    case "rival_take": {
      const to = [spots.collected(seat, data.tile), spots.place(seat)];
      return [
        flight(data.tile, spots.slot(data.slot), to, DRAWING, true),
        ...gain(seat, data.points + data.wrap, to, DRAWING),
      ];
    }
    case "rival_end":
      return gain(seat, sum(data.points), allOf(seat), 0);
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

/** Where a place's points rise that come from nowhere in particular. */
function allOf(place: number): string[] {
  return [spots.place(place), spots.score(place)];
}

function score(seat: number, data: Scored, from: string[], at: number): Scene[] {
  const cells = data.cells.map((cell) => spots.cell(seat, cell));
  return [{ kind: "hop", spots: cells, at, time: HOP }, ...gain(seat, data.points, from, at)];
}

/** The light goes round the table, from town to town. */
function recount({ type, cells, points }: BloomTownRecounted): Scene[] {
  return [
    { kind: "pop", spot: spots.recount(type), at: 0, time: POP },
    ...points.flatMap((won, place) => {
      const at = POP + place * ROUND;
      const lit = (cells[place] ?? []).map((cell) => spots.cell(place, cell));
      const hop: Scene[] = lit.length ? [{ kind: "hop", spots: lit, at, time: HOP }] : [];
      return [...hop, ...gain(place, won, allOf(place), at)];
    }),
  ];
}

function gain(place: number, points: number, from: string[], at: number): Gain[] {
  if (!points) return [];
  return [{ kind: "gain", points, from, place, at, time: GAIN }];
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
