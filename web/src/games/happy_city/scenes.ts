// What happened as little scenes with their times: which card travels where, where coins rise, what is touched by an
// effect. Pure, so that it can be tested; Motion.svelte plays them.
import type { HappyCityEventInfo, HappyCityStepInfo } from "./protocol";
import { oneAfterAnother, type Timed } from "../../table/motion";
import { spots } from "./spots";

export interface Flight extends Timed {
  kind: "flight";
  card: string;
  /** The first of these that is on the table. */
  from: string[];
  to: string[];
}
/** Coins that rise from a purse, or out of it. */
export interface Gain extends Timed {
  kind: "gain";
  coins: number;
  from: string[];
}
/** Something appears, or acts. */
export interface Pop extends Timed {
  kind: "pop";
  spots: string[];
}
export type Scene = Flight | Gain | Pop;

const FLIGHT = 280;
const GAIN = 380;
const POP = 300;
/** How long after something begins the next thing does: they overlap, so that a turn stays short. */
const STEP = 200;

/** `specialSlots`: where each seat's special stands, to be lit when it acts. */
export function scenesOf(steps: HappyCityStepInfo[], specialSlots: (number | null)[]): Scene[] {
  return oneAfterAnother(steps, STEP, (event, at) => scenesOfEvent(event, at, specialSlots));
}

/** How long it takes to show what happened; where things stand does not matter for that. */
export function timeOf(steps: HappyCityStepInfo[]): number {
  return Math.max(0, ...scenesOf(steps, []).map(({ at, time }) => at + time));
}

function scenesOfEvent(
  event: HappyCityEventInfo,
  at: number,
  specialSlots: (number | null)[],
): Scene[] {
  const { seat, data } = event;
  const city = spots.city(seat);
  const fly = (what: string, from: string[], to: string[]): Flight[] => [
    { kind: "flight", card: what, from, to, at, time: FLIGHT },
  ];
  switch (data.kind) {
    case "market":
      return fly(data.card, [spots.market(data.card), spots.centre], [spots.slot(seat, 0), city]);
    case "reveal":
      return fly(
        data.card,
        [spots.deck(data.deck - 1)],
        [spots.sale(data.card), spots.gate(seat), city],
      );
    case "discard":
      return fly(data.card, [spots.sale(data.card), spots.centre], [spots.decks]);
    case "buy":
      return fly(
        data.card,
        [spots.sale(data.card), spots.centre],
        [spots.slot(seat, data.slot), city],
      );
    case "special":
      return fly(
        data.card,
        [spots.special(data.card), spots.specials],
        [spots.slot(seat, data.slot), city],
      );
    case "drive_away":
    case "deflect":
      return fly(
        data.monster,
        [spots.gate(seat), city],
        [spots.gate(data.to), spots.city(data.to)],
      );
    case "monster":
      return [pop([spots.gate(seat), city], at)];
    case "destroy":
      return [pop([spots.slot(seat, data.slot), city], at)];
    case "token":
      return [pop([spots.token(seat, data.color), city], at)];
    case "income":
      return data.coins.flatMap((coins, each) => gain(each, coins, at));
    case "coin":
      return gain(seat, data.coins, at);
    case "gain":
    case "copy_income":
      return [...acts(seat, specialSlots, at), ...gain(seat, data.coins, at)];
    case "taken_coin":
      return [
        ...acts(seat, specialSlots, at),
        ...gain(seat, data.coins, at),
        ...gain(data.from, -data.coins, at),
      ];
    case "copy_special":
    case "copy_card":
      return acts(seat, specialSlots, at);
    default:
      return [];
  }
}

function pop(names: string[], at: number): Pop {
  return { kind: "pop", spots: names, at, time: POP };
}

function acts(seat: number, specialSlots: (number | null)[], at: number): Pop[] {
  const slot = specialSlots[seat] ?? null;
  return slot === null ? [] : [pop([spots.slot(seat, slot), spots.city(seat)], at)];
}

function gain(seat: number, coins: number, at: number): Gain[] {
  if (!coins) return [];
  return [{ kind: "gain", coins, from: [spots.coins(seat), spots.city(seat)], at, time: GAIN }];
}
