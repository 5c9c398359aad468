import { expect, test } from "vitest";
import { partsOf, spansOf } from "./prose";

test("lines of a list are one part", () => {
  expect(partsOf("First.\n• one\n• two\nThen.\n1. build\n2. draw")).toEqual([
    { kind: "plain", lines: ["First."] },
    { kind: "item", lines: ["one", "two"] },
    { kind: "plain", lines: ["Then."] },
    { kind: "step", lines: ["build", "draw"] },
  ]);
});

test("what stands between underscores is strong", () => {
  expect(spansOf("_Office_: 1", "")).toEqual([
    { text: "Office", strong: true, sought: false },
    { text: ": 1", strong: false, sought: false },
  ]);
});

test("what is searched for is marked, every time, whatever its case", () => {
  expect(spansOf("Parks and _parks_", "park").filter(({ sought }) => sought)).toEqual([
    { text: "Park", strong: false, sought: true },
    { text: "park", strong: true, sought: true },
  ]);
});

test.each([
  ["пересчёт", "пересчет"],
  ["з’єднані", "з'єднан"],
])("letters that people type for one another: %s", (line, query) => {
  expect(spansOf(line, query)[0]).toMatchObject({ sought: true });
});

test("a sum stays on one line, and is still found", () => {
  expect(spansOf("with 1 + 3 = 4 points", "").map(({ text }) => text)).toEqual([
    "with 1\u00a0+\u00a03\u00a0=\u00a04 points",
  ]);
  expect(spansOf("1 + 3 = 4", "1 + 3")[0]).toMatchObject({ sought: true });
});
