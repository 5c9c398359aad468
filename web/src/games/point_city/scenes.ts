// What happened as little scenes with their times: which card travels where, which house rises, where points go. Pure, so
// that it can be tested; Motion.svelte plays them.
import type {
  PointCityEventInfo,
  PointCityMarketCard,
  PointCityPaid,
  PointCityRefilled,
  PointCityStepInfo,
} from "./protocol";
import { oneAfterAnother, type Timed } from "../../table/motion";
import { INGENUITY, sideOf, type Facts } from "./components";
import { spots } from "./spots";
import { hillOf } from "./town";

interface Journey extends Timed {
  /** The first of these that is on the table. */
  from: string[];
  to: string[];
}
export interface Flight extends Journey {
  kind: "flight";
  card: PointCityMarketCard;
  /** It is shown around before it goes: somebody else took it. */
  slow: boolean;
}
/** A card given in payment: it leaves the table. */
export interface Leave extends Journey {
  kind: "leave";
  card: PointCityMarketCard;
}
export interface TokenFlight extends Journey {
  kind: "token";
  token: number;
}
export interface Gain extends Journey {
  kind: "gain";
  points: number;
  /** Whose they are. */
  place: number;
}
/** The end: what a place has in all. */
export interface Total extends Journey {
  kind: "total";
  points: number;
}
/** A card is turned where it lies. */
export interface Turn extends Timed {
  kind: "turn";
  spot: string;
}
/** What was on its way is there: a card in a supply, a house on a hill, a token. */
export interface Rise extends Timed {
  kind: "rise";
  what: "house" | "card" | "token";
  spot: string;
}
/** Somebody's place is lit: they act, they are counted, they have won. */
export interface Light extends Timed {
  kind: "light";
  spot: string;
}
export type Travel = Flight | Leave | TokenFlight | Gain | Total;
export type Scene = Travel | Turn | Rise | Light;

const FLIGHT = 320;
/** Of a card somebody else takes. */
const SLOW = 700;
const REFILL = 240;
const TOKEN = 400;
const LEAVE = 200;
const RISE = 180;
const GAIN = 300;
const TURN = 220;
/** At the end, for everybody in turn, and then for who has won. */
const BEAT = 600;
const WON = 900;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const STEP = 80;

/** For whom: what these themselves do is shown quicker. */
export interface Onlooker {
  facts: Facts;
  me: number | null;
}

export function scenesOf(steps: PointCityStepInfo[], onlooker: Onlooker): Scene[] {
  const scenes = oneAfterAnother(steps, STEP, (event, at) => scenesOfEvent(event, onlooker, at));
  const end = steps.flatMap(({ events }) => events).find(({ data }) => data.kind === "end");
  return end ? [...scenes, ...ending(end, lengthOf(scenes))] : scenes;
}

export function hastened(scenes: Scene[], factor: number): Scene[] {
  if (factor === 1) return scenes;
  return scenes.map((scene) => ({ ...scene, at: scene.at * factor, time: scene.time * factor }));
}

/** When points that are on their way arrive, by place. */
export function arrivalsOf(scenes: Scene[]): Map<number, number> {
  const arrivals = new Map<number, number>();
  for (const scene of scenes) {
    if (scene.kind !== "gain") continue;
    arrivals.set(scene.place, Math.max(arrivals.get(scene.place) ?? 0, scene.at + scene.time));
  }
  return arrivals;
}

/** How long it takes to show what happened; where things come from does not matter for that. */
export function timeOf(steps: PointCityStepInfo[], me: number | null): number {
  return lengthOf(scenesOf(steps, { facts: { buildings: [], tokens: [] }, me }));
}

function lengthOf(scenes: Scene[]): number {
  return Math.max(0, ...scenes.map(({ at, time }) => at + time));
}

function scenesOfEvent({ seat, data }: PointCityEventInfo, { facts, me }: Onlooker, at: number) {
  const slow = seat !== me;
  const taking = (card: PointCityMarketCard, from: string, index: number): Scene[] =>
    takingOf(facts, { seat, card, from, slow, at: at + index * STEP });
  switch (data.kind) {
    case "flip":
      return [{ kind: "turn", spot: spots.cell(data.cell), at, time: TURN } satisfies Scene];
    case "take":
      return [
        ...acting(seat, slow, at),
        ...data.cards.flatMap((card, index) => taking(card, spots.cell(data.cells[index]!), index)),
      ];
    case "draw":
      return [
        ...acting(seat, slow, at),
        ...data.sides.flatMap((face, index) =>
          taking({ side: "resource", face }, spots.pile, index),
        ),
      ];
    case "pay":
      return paying(seat, data, at);
    case "token":
      return tokenOf(seat, data.token, at);
    case "refill":
      return refilling(data, at);
    default:
      return [];
  }
}

function acting(seat: number, slow: boolean, at: number): Scene[] {
  return slow ? [{ kind: "light", spot: spots.place(seat), at, time: SLOW + RISE }] : [];
}

interface Taking {
  seat: number;
  card: PointCityMarketCard;
  from: string;
  slow: boolean;
  at: number;
}

function takingOf(facts: Facts, { seat, card, from, slow, at }: Taking): Scene[] {
  const time = slow ? SLOW : FLIGHT;
  const there = at + time;
  const to = homeOf(facts, seat, card);
  const flight: Scene = { kind: "flight", card, slow, from: [from], to, at, time };
  const what = card.side === "building" ? "house" : "card";
  const rise: Scene = { kind: "rise", what, spot: to[0]!, at: there, time: RISE };
  const points = card.side === "building" ? (facts.buildings[card.face]?.points ?? 0) : 0;
  if (!points) return [flight, rise];
  const counter = [spots.score(seat)];
  const gain: Scene = {
    ...{ kind: "gain", points, place: seat, from: to, to: counter },
    ...{ at: there, time: GAIN },
  };
  return [flight, rise, gain];
}

/** Where a card lies in the end. */
function homeOf(facts: Facts, seat: number, { side, face }: PointCityMarketCard): string[] {
  if (side === "resource") return [spots.supply(seat, sideOf(face).symbol), spots.place(seat)];
  return [spots.house(seat, face), spots.hill(seat, hillOf(facts, face)), spots.place(seat)];
}

function paying(seat: number, data: PointCityPaid, at: number): Scene[] {
  const which = data.resource;
  const kinds = [
    { count: data.doubles, face: which + 6, symbol: which },
    { count: data.singles, face: which, symbol: which },
    { count: data.ingenuity, face: INGENUITY, symbol: INGENUITY },
  ];
  return kinds
    .filter(({ count }) => count)
    .map(({ face, symbol }) => {
      const from = [spots.supply(seat, symbol), spots.place(seat)];
      return { kind: "leave", card: { side: "resource", face }, from, to: from, at, time: LEAVE };
    });
}

function tokenOf(seat: number, token: number, at: number): Scene[] {
  const to = [spots.tokens(seat), spots.place(seat)];
  const from = [spots.token(token), spots.tokenRow];
  return [
    { kind: "token", token, from, to, at, time: TOKEN },
    { kind: "rise", what: "token", spot: to[0]!, at: at + TOKEN, time: RISE },
  ];
}

/** A card from the pile: it is turned over where it comes to lie, if its building is to be seen. */
function refilling({ cell, side, face }: PointCityRefilled, at: number): Scene[] {
  const card = { side, face };
  const to = [spots.cell(cell)];
  const from = [spots.pile];
  return [
    { kind: "flight", card, slow: false, from, to, at, time: REFILL },
    { kind: "turn", spot: to[0]!, at: at + REFILL, time: side === "building" ? TURN : 0 },
  ];
}

/** One beat for everybody, from the fewest points to the most, and then whoever has won. */
function ending({ data }: PointCityEventInfo, start: number): Scene[] {
  if (data.kind !== "end") return [];
  const { scores, winners } = data;
  const places = scores.map((points, place) => ({ points, place }));
  places.sort((one, other) => one.points - other.points);
  const beats = places.flatMap(({ points, place }, index): Scene[] => {
    const at = start + index * BEAT;
    const counter = [spots.score(place), spots.place(place)];
    return [
      { kind: "total", points, from: counter, to: counter, at, time: BEAT },
      { kind: "light", spot: spots.place(place), at, time: BEAT },
    ];
  });
  const at = start + places.length * BEAT;
  const won = winners.map((place): Scene => {
    return { kind: "light", spot: spots.place(place), at, time: WON };
  });
  return [...beats, ...won];
}
