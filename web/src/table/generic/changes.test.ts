import { expect, test } from "vitest";
import type { Region } from "../../lib/protocol";
import { freshKeys, standingNotes } from "./changes";
import { areasOf } from "./picking";

const item = (id: string, empty = false) => ({ name: { id, args: {} }, empty });
const region = (kind: Region["kind"], ids: string[], owner?: number): Region => ({
  kind,
  name: { id: kind, args: {} },
  items: ids.map((id) => item(id, id === "gap")),
  ...(owner === undefined ? {} : { owner }),
});
const fresh = (now: Region[], before: Region[] | null) => [
  ...freshKeys(areasOf(now, []), before, 0),
];

test("new is what lies where something else lay; in a row what was not in it at all", () => {
  const before = [region("grid", ["a", "gap", "c"]), region("row", ["x", "y"])];
  const now = [region("grid", ["a", "b", "gap"]), region("row", ["y", "z"])];
  expect(fresh(now, before)).toEqual(["0-1", "1-1"]);
});

test("nothing is new of one's own, of counters, or before there was anything to compare with", () => {
  const before = [region("grid", ["a"], 0), region("purse", ["x"], 1)];
  const now = [region("grid", ["b"], 0), region("purse", ["y"], 1)];
  expect(fresh(now, before)).toEqual([]);
  expect(fresh([region("row", ["x"])], null)).toEqual([]);
});

test("a note that everyone should know is told as long as it holds", () => {
  const note = { id: "last-round", args: {} };
  const areas = areasOf([{ ...region("stack", ["a"]), note, news: true }], []);
  expect(standingNotes(areas)).toEqual([note]);
  const quiet = areasOf([{ ...region("stack", ["a"]), note }], []);
  expect(standingNotes(quiet)).toEqual([]);
});
