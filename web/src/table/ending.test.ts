import { expect, test } from "vitest";
import type { EndInfo } from "../lib/protocol";
import { reasonOf, standingsOf } from "./ending";
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

test("whoever reads it is not called by their name", () => {
  const [first, second] = places("A", "B");
  const mine = { ...second!, seat: { mine: true } as Place["seat"] };
  expect(reasonOf(end([50, 40], [0]), [first!, mine]).id).toBe("table-why-ahead-of-you");
  expect(reasonOf(end([40, 40], [0]), [first!, mine]).id).toBe("table-why-tie-of-you");
  expect(reasonOf(end([40, 50], [1]), [first!, mine]).id).toBe("table-why-ahead");
});

test("winners come first, the others by their points", () => {
  const order = standingsOf(end([40, 52, 47, 52], [3]), places("A", "B", "C", "D"));
  expect(order.map(({ name }) => name)).toEqual(["D", "B", "C", "A"]);
});

test("or that nobody is ahead", () => {
  const reason = reasonOf(end([40, 40, 12], [0, 1]), places("A", "B", "C"));
  expect(reason).toEqual({ id: "table-why-shared", args: { points: 40 } });
});

test("alone it is the points", () => {
  const reason = reasonOf(end([40], [0]), places("A"));
  expect(reason).toEqual({ id: "table-why-points", args: { points: 40 } });
});
