import { expect, test } from "vitest";
import type { Item, MoveInfo, Region } from "../../lib/protocol";
import {
  arePayments,
  areasOf,
  areSteps,
  bestFirst,
  folded,
  isToldBy,
  movesBy,
  namedLeft,
  namedMoves,
  namedSteps,
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
const move = (action: number, more: object = { of: action }, gained = 0) =>
  ({ action, move: { kind: "some", ...more }, preview: { gained } }) as unknown as MoveInfo;
const moves = [1, 2, 3, 4, 5, 9].map((action) => move(action));

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

test("one thing after the other leaves fewer moves, until one is left; touching once more plays it", () => {
  expect(touched(park, having())).toEqual({ kind: "pick", keys: [keyOf(park)] });
  expect(having(park).left.map(({ action }) => action)).toEqual([1, 2]);
  expect(touched(b1, having(park))).toEqual({ kind: "pick", keys: [keyOf(park), keyOf(b1)] });
  expect(touched(b1, having(park, b1))).toEqual({ kind: "play", action: 2 });
  expect(movesBy(b1, having(park))).toEqual([2]);
  expect(movesBy(b1, having())).toEqual([2, 4]);
});

test("a move is not played before all it stands on is picked, even if no other is left", () => {
  expect(touched(flower, having())).toEqual({ kind: "pick", keys: [keyOf(flower)] });
  expect(standingOf(offices, having(flower))).toBe("next");
  expect(touched(flower, having(flower))).toEqual({ kind: "pick", keys: [] });
  expect(touched(flower, having(flower, offices))).toEqual({ kind: "play", action: 5 });
  expect(touched(offices, having(park))).toEqual({ kind: "pick", keys: [keyOf(offices)] });
});

test("of two that are the same either will do", () => {
  expect(keyOf(park)).not.toBe(keyOf(again));
  expect(touched(b1, having(again, b1))).toEqual({ kind: "play", action: 2 });
});

test("once all is picked, something else may take the place of a part of it", () => {
  expect(standingOf(a1, having(park, b1))).toBe("instead");
  expect(touched(a1, having(park, b1))).toEqual({ kind: "pick", keys: [keyOf(park), keyOf(a1)] });
  expect(touched(home, having(park, b1))).toEqual({ kind: "pick", keys: [keyOf(b1), keyOf(home)] });
  expect(movesBy(a1, having(park, b1))).toEqual([1]);
});

test("what is picked is put back by touching it again", () => {
  expect(touched(park, having(park))).toEqual({ kind: "pick", keys: [] });
});

test("what does not go with it begins again, also what is just the same", () => {
  expect(touched(home, having(park))).toEqual({ kind: "pick", keys: [keyOf(home)] });
  expect(touched(again, having(park))).toEqual({ kind: "pick", keys: [keyOf(again)] });
});

test("what cannot be chosen is asked about", () => {
  expect(touched(pile, having())).toEqual({ kind: "ask", component: { kind: "pile" } });
  expect(touched(old, having())).toEqual({ kind: "ask", component: null });
});

test("how things stand to what is picked", () => {
  const standing = (...picked: never[]) =>
    [park, home, again, a1, b1, pile].map((each) => standingOf(each, having(...picked)));
  expect(standing()).toEqual(["open", "open", "open", "open", "open", "still"]);
  expect(standing(park)).toEqual(["picked", "aside", "aside", "next", "next", "still"]);
  expect(standing(a1)).toEqual(["next", "next", "next", "picked", "aside", "still"]);
});

test("a thing keeps its key where it lies elsewhere in the next position", () => {
  const [hand] = areasOf([{ ...REGIONS[0]!, items: REGIONS[0]!.items.slice(1) }], moves);
  expect(hand!.things[0]!.key).toBe(keyOf(home));
});

const numbers = (some: MoveInfo[]) => some.map(({ action }) => action);

test("by name: what nothing on the table stands for, what it cannot tell apart, and the plain step", () => {
  expect(numbers(namedMoves(areas, moves))).toEqual([9]);
  const cell = [thing("built", [1, 2]), thing("market", [3])];
  const table = areasOf([{ kind: "row", name: name("row"), items: cell }], moves);
  expect(numbers(namedMoves(table, [move(1), move(2), move(3, {}), move(9)]))).toEqual([
    1, 2, 3, 9,
  ]);
});

test("by name after a pick: nothing as long as the table tells the moves apart", () => {
  expect(namedLeft(having(park))).toEqual([]);
  const [token, other] = areasOf(
    [{ kind: "purse", name: name("purse"), items: [thing("token", [1, 2]), thing("type", [2])] }],
    moves,
  )[0]!.things as [Thing, Thing];
  const picked = { things: [token, other], picked: [token], left: remaining([token], moves) };
  expect(numbers(namedLeft(picked))).toEqual([1]);
});

test("by name what brings the most comes first", () => {
  expect(numbers(bestFirst([move(1), move(2, {}, 3), move(3, {}, -1)]))).toEqual([2, 1, 3]);
});

test("few moves of a kind each are ways to go on; several of a kind are things to choose among", () => {
  const kinds = (...all: string[]) => all.map((kind, action) => move(action, { kind }));
  expect(areSteps(kinds("double", "extra", "draw"))).toBe(true);
  expect(areSteps(kinds("double", "extra", "double", "extra", "draw"))).toBe(true);
  expect(areSteps(kinds("buy", "coin"))).toBe(true);
  expect(areSteps(kinds("discard", "discard", "keep"))).toBe(false);
  expect(areSteps(kinds("reveal", "reveal", "reveal"))).toBe(false);
  expect(areSteps(kinds("end"))).toBe(false);
});

test("of ways to go on, what a card for everybody stands for is chosen there; plain steps are named", () => {
  const steps = [move(1, { of: 1 }), move(2, { kind: "pass" }), move(3, { of: 3 })];
  const table = areasOf(
    [
      { kind: "row", name: name("cards"), items: [thing("special", [1])] },
      { kind: "stack", name: name("pile"), items: [thing("pile", [2])] },
      { kind: "grid", name: name("town"), owner: 0, items: [thing("built", [3])] },
    ],
    steps,
  );
  plainly(steps[1]!);
  expect(namedSteps(table, steps).map(({ action }) => action)).toEqual([2, 3]);
});

test("a move is told by a single thing on the table that stands for nothing else", () => {
  const steps = [move(1), move(2), move(3)];
  const table = areasOf(
    [
      { kind: "stack", name: name("pile"), items: [thing("pile", [1])] },
      { kind: "row", name: name("cards"), items: [thing("card", [2, 3])] },
      { kind: "purse", name: name("coins"), owner: 0, items: [thing("coin", [3])] },
    ],
    steps,
  );
  expect(steps.map((step) => isToldBy(step, table))).toEqual([true, false, false]);
});

/** It says nothing but its kind. */
function plainly(info: MoveInfo): void {
  for (const key of Object.keys(info.move)) if (key !== "kind") delete info.move[key as never];
}

test("what one thing of one's own stands for takes one place, unless that is all there is", () => {
  const all = [move(1), move(2, { of: 2 }, 3), move(3)];
  const table = areasOf(
    [{ kind: "purse", name: name("tokens"), owner: 0, items: [thing("flower", [1, 2])] }],
    all,
  );
  const [on, flower] = folded(all, all, table, 0);
  expect(on).toMatchObject({ kind: "move", move: { action: 3 } });
  expect(flower).toMatchObject({ kind: "thing", best: 3 });
  expect(folded(all.slice(0, 2), all.slice(0, 2), table, 0).map(({ kind }) => kind)).toEqual([
    "move",
    "move",
  ]);
  expect(folded(all, all, table, 1).map(({ kind }) => kind)).toEqual(["move", "move", "move"]);
});

test("ways to pay are named: counters are too small to be read as a choice", () => {
  const pays = [move(1), move(2)];
  const purse: Region = {
    kind: "purse",
    name: name("supply"),
    owner: 0,
    items: [thing("single", [1]), thing("double", [2])],
  };
  const row: Region = { kind: "row", name: name("cards"), items: [thing("card", [2])] };
  expect(arePayments(areasOf([purse], pays), pays)).toBe(true);
  expect(folded(pays, pays, areasOf([purse], pays), 0).map(({ kind }) => kind)).not.toContain(
    "thing",
  );
  expect(arePayments(areasOf([purse, row], pays), pays)).toBe(false);
  expect(arePayments(areasOf([purse], pays.slice(1)), pays.slice(1))).toBe(false);
});
