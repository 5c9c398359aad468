// From things on the table to a move: every thing carries the moves it has a part in, and choosing one thing after the
// other leaves fewer of them, until there is one.
import type { Component, Item, MoveInfo, Region } from "../../lib/protocol";

/** Something on the table, and where it lies. */
export interface Thing {
  /** The same in the next position, if it still lies there. */
  key: string;
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
  return regions.map((region, at) => ({
    key: `${at}`,
    region,
    things: region.items.map((item, index) => ({
      key: `${at}-${index}`,
      item,
      actions: (item.actions ?? []).filter((action) => legal.has(action)),
    })),
  }));
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

export function standingOf(thing: Thing, picked: Thing[], left: MoveInfo[]): Standing {
  if (picked.some(({ key }) => key === thing.key)) return "picked";
  if (!picked.length) return thing.actions.length ? "open" : "still";
  return leadsOn(within(thing, left), left) ? "next" : "aside";
}

/** The one move that touching it would play; null where there would be more to choose. */
export function moveBy(thing: Thing, picked: Thing[], left: MoveInfo[]): number | null {
  const outcome = touched(thing, picked, left);
  return outcome.kind === "play" ? outcome.action : null;
}

export function touched(thing: Thing, picked: Thing[], left: MoveInfo[]): Outcome {
  const keys = picked.map(({ key }) => key);
  if (keys.includes(thing.key))
    return { kind: "pick", keys: keys.filter((key) => key !== thing.key) };
  const both = within(thing, left);
  if (both.length === 1) return { kind: "play", action: both[0]! };
  if (picked.length && leadsOn(both, left)) return { kind: "pick", keys: [...keys, thing.key] };
  // It does not go with what is picked: begin again with it.
  if (thing.actions.length === 1) return { kind: "play", action: thing.actions[0]! };
  if (thing.actions.length) return { kind: "pick", keys: [thing.key] };
  const { component } = thing.item;
  return component ? { kind: "ask", component } : { kind: "nothing" };
}

function within(thing: Thing, left: MoveInfo[]): number[] {
  return left.map(({ action }) => action).filter((action) => thing.actions.includes(action));
}

/** Whether something is decided by it. */
function leadsOn(both: number[], left: MoveInfo[]): boolean {
  return both.length > 0 && (both.length < left.length || left.length === 1);
}
