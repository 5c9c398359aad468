import { expect, test } from "vitest";
import type { Item, MoveInfo, Region } from "../../lib/protocol";
import { areasOf, looseMoves, moveBy, remaining, standingOf, touched } from "./picking";

const name = (id: string) => ({ id, args: {} });
const thing = (id: string, actions: number[] = [], more: Partial<Item> = {}): Item => ({
  name: name(id),
  actions,
  ...more,
});
const moves = [1, 2, 3, 4, 9].map((action) => ({ action }) as MoveInfo);

// Two tiles of a hand for two cells; a second tile that is the same; something that cannot be chosen; and a way out.
const REGIONS: Region[] = [
  {
    kind: "hand",
    name: name("hand"),
    items: [thing("park", [1, 2]), thing("home", [3, 4]), thing("park", [1, 2])],
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
];
const areas = areasOf(REGIONS, moves);
const [park, home, again] = areas[0]!.things as [never, never, never];
const [a1, b1] = areas[1]!.things as [never, never];
const [pile, old] = areas[2]!.things as [never, never];
const keyOf = (each: { key: string }) => each.key;

test("a thing carries only moves that can be chosen now", () => {
  expect(areas[2]!.things[1]!.actions).toEqual([]);
});

test("one thing after the other leaves fewer moves, until one is played", () => {
  expect(touched(park, [], moves)).toEqual({ kind: "pick", keys: [keyOf(park)] });
  const left = remaining([park], moves);
  expect(left.map(({ action }) => action)).toEqual([1, 2]);
  expect(touched(b1, [park], left)).toEqual({ kind: "play", action: 2 });
  expect(moveBy(b1, [park], left)).toBe(2);
  expect(moveBy(b1, [], moves)).toBeNull();
});

test("what is picked is put back by touching it again", () => {
  expect(touched(park, [park], remaining([park], moves))).toEqual({ kind: "pick", keys: [] });
});

test("what does not go with it begins anew, also what is just the same", () => {
  const left = remaining([park], moves);
  expect(touched(home, [park], left)).toEqual({ kind: "pick", keys: [keyOf(home)] });
  expect(touched(again, [park], left)).toEqual({ kind: "pick", keys: [keyOf(again)] });
});

test("what cannot be chosen is asked about", () => {
  expect(touched(pile, [], moves)).toEqual({ kind: "ask", component: { kind: "pile" } });
  expect(touched(old, [], moves)).toEqual({ kind: "nothing" });
});

test("how things stand to what is picked", () => {
  const standing = (picked: never[]) =>
    [park, home, again, a1, b1, pile].map((each) =>
      standingOf(each, picked, remaining(picked, moves)),
    );
  expect(standing([])).toEqual(["open", "open", "open", "open", "open", "still"]);
  expect(standing([park])).toEqual(["picked", "aside", "aside", "next", "next", "aside"]);
  expect(standing([a1])).toEqual(["next", "next", "next", "picked", "aside", "aside"]);
});

test("moves that nothing on the table stands for", () => {
  expect(looseMoves(areas, moves).map(({ action }) => action)).toEqual([9]);
});
