// What happened as little scenes with their times: which card travels where, where points rise. Pure, so that it can be
// tested; Motion.svelte plays them.
import type {
  PointCityEventInfo,
  PointCityMarketCard,
  PointCityPaid,
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
/** A card is turned where it lies. */
export interface Turn extends Timed {
  kind: "turn";
  spot: string;
}
export type Travel = Flight | Leave | TokenFlight | Gain;
export type Scene = Travel | Turn;

const FLIGHT = 220;
const LEAVE = 200;
const GAIN = 260;
const TURN = 260;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const STEP = 60;

export function scenesOf(steps: PointCityStepInfo[], facts: Facts): Scene[] {
  return oneAfterAnother(steps, STEP, (event, at) => scenesOfEvent(event, facts, at));
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
export function timeOf(steps: PointCityStepInfo[]): number {
  const scenes = scenesOf(steps, { buildings: [], tokens: [] });
  return Math.max(0, ...scenes.map(({ at, time }) => at + time));
}

function scenesOfEvent({ seat, data }: PointCityEventInfo, facts: Facts, at: number): Scene[] {
  switch (data.kind) {
    case "flip":
      return [{ kind: "turn", spot: spots.cell(data.cell), at, time: TURN }];
    case "take":
      return data.cards.flatMap((card, index) =>
        taking(facts, seat, card, spots.cell(data.cells[index]!), at),
      );
    case "draw":
      return data.sides.flatMap((face, index) =>
        taking(facts, seat, { side: "resource", face }, spots.pile, at + index * STEP),
      );
    case "pay":
      return paying(seat, data, at);
    case "token": {
      const token = data.token;
      const to = [spots.tokens(seat), spots.place(seat)];
      return [{ kind: "token", token, from: [spots.token(token)], to, at, time: FLIGHT }];
    }
    case "refill": {
      const card = { side: data.side, face: data.face };
      const to = [spots.cell(data.cell)];
      return [{ kind: "flight", card, from: [spots.pile], to, at, time: FLIGHT }];
    }
    default:
      return [];
  }
}

function taking(
  facts: Facts,
  seat: number,
  card: PointCityMarketCard,
  from: string,
  at: number,
): Scene[] {
  const to = [homeOf(facts, seat, card), spots.place(seat)];
  const flight: Scene = { kind: "flight", card, from: [from], to, at, time: FLIGHT };
  const points = card.side === "building" ? (facts.buildings[card.face]?.points ?? 0) : 0;
  if (!points) return [flight];
  const gain: Scene = {
    kind: "gain",
    points,
    place: seat,
    from: to,
    to: [spots.score(seat)],
    at: at + FLIGHT / 2,
    time: GAIN,
  };
  return [flight, gain];
}

/** Where a card lies in the end. */
function homeOf(facts: Facts, seat: number, { side, face }: PointCityMarketCard): string {
  if (side === "resource") return spots.supply(seat, sideOf(face).symbol);
  return spots.hill(seat, hillOf(facts, face));
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
