import { expect, test } from "vitest";
import type { Item, MoveInfo, Region } from "../../lib/protocol";
import {
  areasOf,
  looseMoves,
  movesBy,
  remaining,
  standingOf,
  touched,
  type Thing,
} from "./picking";

const name = (id: string) => ({ id, args: {} });
const thing = (id: string, actions: number[] = [], more: Partial<Item> = {}): Item => ({
  name: name(id),
  actions,
  ...more,
});
const tile = (id: string, actions: number[]) =>
  thing(id, actions, { component: { kind: "tile", id: id.length + id.charCodeAt(0) } });
const moves = [1, 2, 3, 4, 5, 9].map((action) => ({ action }) as MoveInfo);

// Two tiles of a hand for two cells; a second tile that is the same; something that cannot be chosen; a token that can
// only be spent on one thing; and a way out.
const REGIONS: Region[] = [
  {
    kind: "hand",
    name: name("hand"),
    owner: 0,
    items: [tile("park", [1, 2]), tile("home", [3, 4]), tile("park", [1, 2])],
  },
  {
    kind: "grid",
    name: name("town"),
    columns: 2,
    items: [thing("a1", [1, 3]), thing("b1", [2, 4])],
  },
  {
    kind: "stack",
    name: name("piles"),
    items: [thing("pile", [], { component: { kind: "pile" } }), thing("old", [7])],
  },
  { kind: "purse", name: name("tokens"), owner: 0, items: [thing("flower", [5])] },
  { kind: "row", name: name("recounts"), items: [thing("offices", [5])] },
];
const areas = areasOf(REGIONS, moves);
const [park, home, again] = areas[0]!.things as [never, never, never];
const [a1, b1] = areas[1]!.things as [never, never];
const [pile, old] = areas[2]!.things as [never, never];
const [flower] = areas[3]!.things as [never];
const [offices] = areas[4]!.things as [never];
const things = areas.flatMap((area) => area.things);
const having = (...picked: Thing[]) => ({ things, picked, left: remaining(picked, moves) });
const keyOf = (each: { key: string }) => each.key;

test("a thing carries only moves that can be chosen now", () => {
  expect(areas[2]!.things[1]!.actions).toEqual([]);
});

test("one thing after the other leaves fewer moves, until one is played", () => {
  expect(touched(park, having())).toEqual({ kind: "pick", keys: [keyOf(park)] });
  expect(having(park).left.map(({ action }) => action)).toEqual([1, 2]);
  expect(touched(b1, having(park))).toEqual({ kind: "play", action: 2 });
  expect(movesBy(b1, having(park))).toEqual([2]);
  expect(movesBy(b1, having())).toEqual([2, 4]);
});

test("a move is not played before all it stands on is picked, even if no other is left", () => {
  expect(touched(flower, having())).toEqual({ kind: "pick", keys: [keyOf(flower)] });
  expect(standingOf(offices, having(flower))).toBe("next");
  expect(touched(offices, having(flower))).toEqual({ kind: "play", action: 5 });
  expect(touched(offices, having(park))).toEqual({ kind: "pick", keys: [keyOf(offices)] });
});

test("of two that are the same either will do", () => {
  expect(keyOf(park)).not.toBe(keyOf(again));
  expect(touched(b1, having(again))).toEqual({ kind: "play", action: 2 });
});

test("what is picked is put back by touching it again", () => {
  expect(touched(park, having(park))).toEqual({ kind: "pick", keys: [] });
});

test("what does not go with it begins again, also what is just the same", () => {
  expect(touched(home, having(park))).toEqual({ kind: "pick", keys: [keyOf(home)] });
  expect(touched(again, having(park))).toEqual({ kind: "pick", keys: [keyOf(again)] });
});

test("what is set aside is not played before it has been picked", () => {
  const [pile] = areasOf(
    [{ kind: "stack", name: name("pile"), items: [thing("pile", [9])] }],
    moves,
  )[0]!.things;
  expect(touched(pile!, having())).toEqual({ kind: "play", action: 9 });
  expect(touched(pile!, having(park))).toEqual({ kind: "pick", keys: [keyOf(pile!)] });
});

test("where a click might mean something else, it is picked first and played by the next", () => {
  const [stack] = areasOf(
    [{ kind: "stack", name: name("pile"), items: [thing("pile", [9])] }],
    moves,
  );
  const [pile] = stack!.things as [Thing];
  const table = { ...having(), things: [pile], careful: true };
  expect(touched(pile, table)).toEqual({ kind: "pick", keys: [keyOf(pile)] });
  const left = remaining([pile], moves);
  expect(touched(pile, { ...table, picked: [pile], left })).toEqual({ kind: "play", action: 9 });
});

test("what cannot be chosen is asked about", () => {
  expect(touched(pile, having())).toEqual({ kind: "ask", component: { kind: "pile" } });
  expect(touched(old, having())).toEqual({ kind: "nothing" });
});

test("how things stand to what is picked", () => {
  const standing = (...picked: never[]) =>
    [park, home, again, a1, b1, pile].map((each) => standingOf(each, having(...picked)));
  expect(standing()).toEqual(["open", "open", "open", "open", "open", "still"]);
  expect(standing(park)).toEqual(["picked", "aside", "aside", "next", "next", "aside"]);
  expect(standing(a1)).toEqual(["next", "next", "next", "picked", "aside", "aside"]);
});

test("a thing keeps its key where it lies elsewhere in the next position", () => {
  const [hand] = areasOf([{ ...REGIONS[0]!, items: REGIONS[0]!.items.slice(1) }], moves);
  expect(hand!.things[0]!.key).toBe(keyOf(home));
});

test("moves that nothing on the table stands for", () => {
  expect(looseMoves(areas, moves).map(({ action }) => action)).toEqual([9]);
});
