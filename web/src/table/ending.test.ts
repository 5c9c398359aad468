import { expect, test } from "vitest";
import type { EndInfo } from "../lib/protocol";
import { reasonOf } from "./ending";
import type { Place } from "./places";

function places(...names: string[]): Place[] {
  return names.map((name, number) => ({ number, name, seat: null }));
}

function end(scores: number[], winners: number[]): EndInfo {
  return { scores, winners, sheets: [], race: [] };
}

test("the reason is the lead over the next", () => {
  expect(reasonOf(end([40, 52, 47], [1]), places("A", "B", "C"))).toEqual({
    id: "table-why-ahead",
    args: { points: 52, lead: 5, name: "C" },
  });
});

test("or the tie that the rules broke", () => {
  const reason = reasonOf(end([40, 40], [1]), places("A", "B"));
  expect(reason).toMatchObject({ id: "table-why-tie", args: { points: 40, name: "A" } });
});

test("or that nobody is ahead", () => {
  const reason = reasonOf(end([40, 40, 12], [0, 1]), places("A", "B", "C"));
  expect(reason).toEqual({ id: "table-why-shared", args: { points: 40 } });
});

test("alone it is the points", () => {
  const reason = reasonOf(end([40], [0]), places("A"));
  expect(reason).toEqual({ id: "table-why-points", args: { points: 40 } });
});
