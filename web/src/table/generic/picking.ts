// From things on the table to a move: every thing carries the moves it has a part in, and choosing one thing after the
// other leaves fewer of them. A move is played once everything it stands on has been picked.
import type { Component, Item, MoveInfo, Region } from "../../lib/protocol";
import { gainOf } from "../gain";

const MOST_STEPS = 6;

/** Something on the table, and where it lies. */
export interface Thing {
  /** By what it is and whose, where the game says so; otherwise by its place in its region. */
  key: string;
  /** The same for things of which any one will do, as two equal tiles of a hand. */
  alike: string;
  item: Item;
  /** The moves it has a part in, of those that can be chosen now. */
  actions: number[];
}

/** An area of the table: a region of the spread with its things. */
export interface Area {
  key: string;
  region: Region;
  things: Thing[];
}

/** What all things on the table and all moves are to each other. */
export interface Table {
  things: Thing[];
  /** The moves that are left after what has been picked. */
  left: MoveInfo[];
  picked: Thing[];
}

/** How a thing stands to what is being chosen: it is picked, leads on from what is picked, could take the place of what
 * was picked last, could be chosen, is set aside while something else is picked, or cannot be chosen at all. */
export type Standing = "picked" | "next" | "instead" | "open" | "aside" | "still";

/** What comes of touching a thing. Nothing is played before all of it was picked and is touched once more. */
export type Outcome =
  | { kind: "play"; action: number }
  | { kind: "pick"; keys: string[] }
  | { kind: "ask"; component: Component | null };

export function areasOf(regions: Region[], moves: MoveInfo[]): Area[] {
  const legal = new Set(moves.map((move) => move.action));
  const times = new Map<string, number>();
  return regions.map((region, at) => ({
    key: `${at}`,
    region,
    things: region.items.map((item, index) => {
      const alike = identity(region, at, item, index);
      const time = times.get(alike) ?? 0;
      times.set(alike, time + 1);
      return {
        key: time ? `${alike} ${time}` : alike,
        alike,
        item,
        actions: (item.actions ?? []).filter((action) => legal.has(action)),
      };
    }),
  }));
}

function identity({ owner }: Region, at: number, { component }: Item, index: number): string {
  if (!component) return `${at}-${index}`;
  return `${owner ?? "all"} ${component.kind} ${component.id ?? 0}`;
}

/** The moves in which all of these have a part. */
export function remaining(picked: Thing[], moves: MoveInfo[]): MoveInfo[] {
  return moves.filter(({ action }) => picked.every(({ actions }) => actions.includes(action)));
}

/** The moves that are offered by name although nothing is picked: those that no choice of things tells from others, and
 * the plain steps, which leave nothing to be chosen. What brings points comes first. */
export function namedMoves(areas: Area[], moves: MoveInfo[]): MoveInfo[] {
  const things = areas.flatMap((area) => area.things);
  const standsOn = new Map(moves.map(({ action }) => [action, alikes(action, things)]));
  const times = new Map<string, number>();
  for (const on of standsOn.values()) times.set(on, (times.get(on) ?? 0) + 1);
  const unclear = ({ action }: MoveInfo) => {
    const on = standsOn.get(action)!;
    return !on || times.get(on)! > 1;
  };
  return bestFirst(moves.filter((move) => isPlain(move) || unclear(move)));
}

/** Whether a single thing that lies there for everybody stands for it, and for nothing else. */
export function isToldBy({ action }: MoveInfo, areas: Area[]): boolean {
  const common = areas.flatMap(({ region, things }) => (region.owner == null ? things : []));
  const on = areas.flatMap(({ things }) =>
    things.filter(({ actions }) => actions.includes(action)),
  );
  const [only, ...more] = on;
  return !more.length && only?.actions.length === 1 && common.includes(only);
}

/** Ways to go on by their names: all but what a single thing that lies there for everybody stands for. */
export function namedSteps(areas: Area[], moves: MoveInfo[]): MoveInfo[] {
  return bestFirst(moves.filter((move) => isPlain(move) || !isToldBy(move, areas)));
}

/** A way to go on that has a name: a move, or a thing of one's own that stands for several of them. */
export type Offer =
  { kind: "move"; move: MoveInfo } | { kind: "thing"; thing: Thing; best: number };

export function moveOffers(moves: MoveInfo[]): Offer[] {
  return moves.map((move) => ({ kind: "move", move }));
}

/** Those moves by their names, but what one thing of one's own has a part in as one offer; of what it has a part in at
 * all. Where that is everything there is, it says nothing. */
export function folded(
  named: MoveInfo[],
  moves: MoveInfo[],
  areas: Area[],
  seat: number | null,
): Offer[] {
  const held = areas.filter(({ region }) => region.owner === seat && region.kind === "purse");
  const isShared = ({ actions }: Thing) => actions.length > 1 && actions.length < moves.length;
  const shared = arePayments(areas, moves)
    ? null
    : held.flatMap(({ things }) => things).find(isShared);
  // Where all else is chosen on the table, so is this.
  if (!shared || !named.length) return moveOffers(named);
  const apart = named.filter(({ action }) => !shared.actions.includes(action));
  const within = moves.filter(({ action }) => shared.actions.includes(action));
  const best = Math.max(0, ...within.map((move) => gainOf(move) ?? 0));
  return [...moveOffers(apart), { kind: "thing", thing: shared, best }];
}

/** Of the moves that are left after something was picked, those to be offered by name: what other things on the table do
 * not lead on to. */
export function namedLeft(table: Table): MoveInfo[] {
  const next = table.things.filter((thing) => standingOf(thing, table) === "next");
  const told = new Set(next.flatMap(({ actions }) => actions));
  return bestFirst(table.left.filter(({ action }) => !told.has(action)));
}

/** Whether it says nothing but its kind: "end the turn". */
export function isPlain({ move }: MoveInfo): boolean {
  return Object.keys(move).length === 1;
}

/** Whether they are ways to go on, of a kind each or nearly so, rather than things to choose among. */
export function areSteps(moves: MoveInfo[]): boolean {
  const counts = new Map<string, number>();
  for (const { move } of moves) counts.set(move.kind, (counts.get(move.kind) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return moves.length <= MOST_STEPS && counts.size > 1 && most <= (counts.size > 2 ? 2 : 1);
}

/** Whether all there is to choose lies among one's own counters, which are too small to be read as a choice. */
export function arePayments(areas: Area[], moves: MoveInfo[]): boolean {
  const concerned = areas.filter(({ things }) => things.some(({ actions }) => actions.length));
  const on = new Set(concerned.flatMap(({ things }) => things.flatMap(({ actions }) => actions)));
  return (
    moves.length > 1 &&
    moves.length <= MOST_STEPS &&
    moves.every(({ action }) => on.has(action)) &&
    concerned.every(({ region }) => region.kind === "purse")
  );
}

/** Whether all there is to choose is from which pile to draw: nothing is to be compared or read before. */
export function areDraws(areas: Area[], moves: MoveInfo[]): boolean {
  const concerned = areas.filter(({ things }) => things.some(({ actions }) => actions.length));
  const things = concerned.flatMap((area) => area.things);
  const isAlone = ({ action }: MoveInfo) =>
    things.filter(({ actions }) => actions.includes(action)).length === 1;
  return (
    concerned.length === 1 &&
    concerned[0]!.region.kind === "stack" &&
    moves.every((move) => move.preview.gained === null || !move.preview.gained) &&
    moves.every(isAlone)
  );
}

export function bestFirst(moves: MoveInfo[]): MoveInfo[] {
  const gain = ({ preview }: MoveInfo) => preview.gained ?? preview.sure ?? 0;
  return [...moves].sort((one, other) => gain(other) - gain(one));
}

/** All that a move stands on. */
function alikes(action: number, things: Thing[]): string {
  const on = things.filter(({ actions }) => actions.includes(action)).map(({ alike }) => alike);
  return [...new Set(on)].sort().join("\n");
}

export function standingOf(thing: Thing, table: Table): Standing {
  const { picked } = table;
  if (picked.some(({ key }) => key === thing.key)) return "picked";
  if (!thing.actions.length) return "still";
  if (!picked.length) return "open";
  if (leadsOn(thing, table)) return "next";
  return wholeMove(table) !== null && exchanged(thing, table) ? "instead" : "aside";
}

/** The moves that would be left if it were picked too, or first. */
export function movesBy(thing: Thing, table: Table): number[] {
  const both = within(thing, table.left);
  if (!table.picked.length || both.length) return both;
  return together(thing, exchanged(thing, table) ?? []);
}

export function touched(thing: Thing, table: Table): Outcome {
  const keys = table.picked.map(({ key }) => key);
  if (keys.includes(thing.key)) {
    const action = wholeMove(table);
    if (action !== null) return { kind: "play", action };
    return { kind: "pick", keys: keys.filter((key) => key !== thing.key) };
  }
  if (!thing.actions.length) return { kind: "ask", component: thing.item.component ?? null };
  return { kind: "pick", keys: [...keptFor(thing, table), thing.key] };
}

/** What stays picked beside it: what does not go with all of it takes the place of one, or begins again. */
function keptFor(thing: Thing, table: Table): string[] {
  const kept = leadsOn(thing, table) ? table.picked : exchanged(thing, table);
  return (kept ?? []).map(({ key }) => key);
}

/** What is picked without the one, if possible the last, whose place a thing could take; null if there is none. */
function exchanged(thing: Thing, { picked }: Table): Thing[] | null {
  const rests = picked.map((one) => picked.filter((each) => each !== one)).reverse();
  return rests.find((rest) => together(thing, rest).length) ?? null;
}

function together(thing: Thing, others: Thing[]): number[] {
  return thing.actions.filter((action) => others.every(({ actions }) => actions.includes(action)));
}

/** The one move that is left, if nothing more is to be picked for it. */
export function wholeMove({ things, picked, left }: Table): number | null {
  const [only, ...more] = left;
  if (!only || more.length || !picked.length) return null;
  return isComplete(only.action, picked, things) ? only.action : null;
}

/** Whether everything the move stands on is picked, or something that is just the same. */
function isComplete(action: number, picked: Thing[], things: Thing[]): boolean {
  return things
    .filter(({ actions }) => actions.includes(action))
    .every(({ alike }) => picked.some((each) => each.alike === alike));
}

function within(thing: Thing, left: MoveInfo[]): number[] {
  return left.map(({ action }) => action).filter((action) => thing.actions.includes(action));
}

/** Whether something is decided by it, or only it is missing. */
function leadsOn(thing: Thing, { picked, left }: Pick<Table, "picked" | "left">): boolean {
  if (picked.some(({ alike }) => alike === thing.alike)) return false;
  const both = within(thing, left);
  return both.length > 0 && (both.length < left.length || left.length === 1);
}
