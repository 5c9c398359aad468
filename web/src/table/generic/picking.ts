// From things on the table to a move: every thing carries the moves it has a part in, and choosing one thing after the
// other leaves fewer of them. A move is played once everything it stands on has been picked.
import type { Component, Item, MoveInfo, Region } from "../../lib/protocol";

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
  /** Whether even a move that stands on a single thing is first picked and then played. */
  careful?: boolean;
}

/** How a thing stands to what is being chosen: it is picked, leads on from what is picked, could be chosen, is set
 * aside while something else is picked, or cannot be chosen at all. */
export type Standing = "picked" | "next" | "open" | "aside" | "still";

/** What comes of touching a thing. */
export type Outcome =
  | { kind: "play"; action: number }
  | { kind: "pick"; keys: string[] }
  | { kind: "ask"; component: Component }
  | { kind: "nothing" };

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

/** The moves that nothing on the table has a part in. */
export function looseMoves(areas: Area[], moves: MoveInfo[]): MoveInfo[] {
  const carried = new Set(areas.flatMap(({ things }) => things.flatMap(({ actions }) => actions)));
  return moves.filter(({ action }) => !carried.has(action));
}

export function standingOf(thing: Thing, { picked, left }: Table): Standing {
  if (picked.some(({ key }) => key === thing.key)) return "picked";
  if (!picked.length) return thing.actions.length ? "open" : "still";
  return leadsOn(thing, { picked, left }) ? "next" : "aside";
}

/** The moves that would be left if it were picked too, or first. */
export function movesBy(thing: Thing, { picked, left }: Table): number[] {
  const both = within(thing, left);
  return picked.length && !both.length ? thing.actions : both;
}

export function touched(thing: Thing, table: Table): Outcome {
  const keys = table.picked.map(({ key }) => key);
  if (keys.includes(thing.key)) {
    const action = wholeMove(table);
    if (action !== null) return { kind: "play", action };
    return { kind: "pick", keys: keys.filter((key) => key !== thing.key) };
  }
  if (!thing.actions.length) {
    const { component } = thing.item;
    return component ? { kind: "ask", component } : { kind: "nothing" };
  }
  // What does not go with what is picked begins again. It is dimmed, so nobody expects it to be played.
  if (table.picked.length && !leadsOn(thing, table)) return { kind: "pick", keys: [thing.key] };
  const [action, ...more] = within(thing, table.left);
  const picked = [...table.picked, thing];
  const expected = !table.careful || table.picked.length > 0;
  if (expected && action !== undefined && !more.length && isComplete(action, picked, table.things))
    return { kind: "play", action };
  return { kind: "pick", keys: picked.map(({ key }) => key) };
}

/** The one move that is left, if nothing more is to be picked for it. */
export function wholeMove({ things, picked, left }: Table): number | null {
  const [only, ...more] = left;
  if (!only || more.length || !picked.length) return null;
  return isComplete(only.action, picked, things) ? only.action : null;
}

/** Whether things stand for moves of different kinds: then a click may mean something else than it would play. */
export function isAmbiguous(things: Thing[], moves: MoveInfo[]): boolean {
  const carried = new Set(things.flatMap(({ actions }) => actions));
  const kinds = moves.filter(({ action }) => carried.has(action)).map(({ move }) => move.kind);
  return new Set(kinds).size > 1;
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
