import { expect, test } from "vitest";
import type { Item, Region } from "../../lib/protocol";
import { fitsOneLine, formOf, nameSuffices, shareName, sourceOf, withoutPrefix } from "./forms";
import { hyphenated } from "../hyphens";
import { inPlaces, isLettered } from "./places";

const words = { id: "x", args: {} };
const region = (
  kind: Region["kind"],
  items: Partial<Item>[],
  more: Partial<Region> = {},
): Region => ({
  kind,
  name: words,
  items: items.map((item) => ({ name: words, ...item })),
  ...more,
});

test("everybody's first, then mine, then the others in the order they play", () => {
  const regions = [0, 1, 2, 3].map((owner) => region("purse", [], { owner }));
  const parts = inPlaces([...regions, region("row", [])], ["Ann", "Bo", "Cy", "Automa"], 1);
  expect(parts.map(({ name }) => name)).toEqual([null, "Bo", "Cy", "Automa", "Ann"]);
});

test("a place without anything is not spoken of", () => {
  expect(inPlaces([region("row", [])], ["Ann"], null).map(({ place }) => place)).toEqual([null]);
});

test("cells that go by letter and number", () => {
  const places = (...names: string[]) => names.map((place) => ({ place }));
  expect(isLettered(region("grid", places("a1", "b1", "a2", "b2"), { columns: 2 }))).toBe(true);
  expect(isLettered(region("grid", places("1", "2"), { columns: 2 }))).toBe(false);
  expect(isLettered(region("grid", [{}, {}], { columns: 2 }))).toBe(false);
});

test("how much of a thing is shown", () => {
  const said = [{ text: words }];
  expect(formOf(region("grid", said), false)).toBe("card");
  expect(formOf(region("grid", said), true)).toBe("cell");
  expect(formOf(region("grid", [{}]), false)).toBe("cell");
  expect(formOf(region("row", said), true)).toBe("card");
  expect(formOf(region("row", [{}]), false)).toBe("pill");
  expect(formOf(region("hand", [{}]), false)).toBe("card");
  expect(formOf(region("purse", said), false)).toBe("pill");
});

test("long Russian and Ukrainian words may be broken between syllables", () => {
  const shown = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");
  expect(shown("промышленность")).toBe("про-мыш-лен-ность");
  expect(shown("Винахідливість")).toBe("Ви-на-хід-ли-вість");
  expect(shown("экология, дерево, community")).toBe("эко-ло-гия, дерево, community");
});

test("where the name says which one it is, a bare number need not", () => {
  const row = region("row", [{ place: "1" }, { place: "2", name: { id: "y", args: {} } }]);
  expect(row.items.map((item) => nameSuffices(item, row))).toEqual([true, true]);
  const spaces = region("row", [{ place: "1" }, { place: "2" }]);
  expect(spaces.items.map((item) => nameSuffices(item, spaces))).toEqual([false, false]);
  const cells = region("grid", [{ place: "a1" }], { columns: 1 });
  expect(nameSuffices(cells.items[0]!, cells)).toBe(false);
});

test("things of one name are told apart by what they say", () => {
  expect(shareName(region("row", [{ text: words }, { text: words }]))).toBe(true);
  expect(shareName(region("row", [{ text: words }, {}]))).toBe(false);
});

test("what all of them say is said once", () => {
  const ours = { source: "original" } as const;
  expect(sourceOf(region("row", [ours, ours, ours]), "card")).toBe("original");
  expect(sourceOf(region("row", [ours, {}]), "card")).toBe("");
  expect(sourceOf(region("grid", [ours, {}]), "cell")).toBe("original");
});

test("places that wait for cards have the room of cards", () => {
  expect(formOf(region("row", [{ empty: true }, { empty: true }]), false)).toBe("card");
  expect(formOf(region("row", [{ empty: true, number: 0 }]), false)).toBe("pill");
});

test("more than three stand beside each other on a phone where no words are lost", () => {
  const amount = { name: words, sign: "$" };
  const four = (more: object) => region("row", Array(4).fill({ text: words, ...more }) as object[]);
  expect(fitsOneLine(four({}))).toBe(false);
  expect(fitsOneLine(four({ costs: [amount] }))).toBe(true);
  expect(fitsOneLine(four({ short: words }))).toBe(true);
});

test("what choices begin with alike is left out where they still differ", () => {
  expect(withoutPrefix(["Token: one", "Token: two", "Go on: home"])).toEqual([
    "one",
    "two",
    "Go on: home",
  ]);
  expect(withoutPrefix(["A: one", "A: two", "B: one", "B: three"])).toEqual([
    "A: one",
    "A: two",
    "B: one",
    "B: three",
  ]);
});
