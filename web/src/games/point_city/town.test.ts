import { expect, test } from "vitest";
import type { Facts } from "./components";
import type { PointCityCityView, PointCityStepInfo } from "./protocol";
import { CENTRE, housesOf, nearness, slotsOf } from "./town";

const facts = {
  buildings: [{ produces: 0 }, { produces: 0 }, { produces: -1 }, { produces: 3 }],
} as Facts;
const city = (buildings: number[]) => ({ buildings }) as PointCityCityView;

function built(seat: number, ...faces: number[]): PointCityStepInfo {
  const cards = faces.map((face) => ({ side: "building", face }));
  return {
    events: [{ seat, data: { kind: "take", cells: [], cards } }],
  } as unknown as PointCityStepInfo;
}

test("houses stand in the order they were built", () => {
  const steps = [built(0, 1, 2), built(1, 3), built(0, 0)];
  expect(housesOf(facts, city([0, 1, 2]), steps, 0)).toEqual([[1, 0], [], [], [], [], [2]]);
});

test("what was not told comes last, and what is gone does not stand", () => {
  expect(housesOf(facts, city([0, 1]), [built(0, 1, 3)], 0)[0]).toEqual([1, 0]);
  expect(housesOf(facts, city([0, 1]), [built(0, 1, 3)], 0)[3]).toEqual([]);
});

test("two that are alike are two", () => {
  expect(housesOf(facts, city([0, 0]), [built(0, 0), built(0, 0)], 0)[0]).toEqual([0, 0]);
});

test("what stands further back is smaller, and so is what stands between others", () => {
  expect(nearness({ x: 0, y: 0 })).toBe(1);
  expect(nearness(slotsOf(0)[5]!)).toBeLessThan(0.85);
  expect(nearness(slotsOf(0)[6]!)).toBeLessThan(nearness(slotsOf(0)[5]!));
  expect(nearness(slotsOf(CENTRE)[9]!)).toBeLessThan(nearness(slotsOf(CENTRE)[8]!));
});
