import { expect, test } from "vitest";
import { INGENUITY } from "./components";
import type { PointCityCityView, PointCityPaid } from "./protocol";
import { supplyOf } from "./supply";

const city = {
  singles: [2, 0, 0, 0, 0],
  doubles: [1, 0, 0, 0, 0],
  ingenuity: 2,
} as unknown as PointCityCityView;
const paid = (resource: number, doubles: number, singles: number, ingenuity: number) =>
  ({ kind: "pay", resource, doubles, singles, ingenuity }) as PointCityPaid;

test("doubles lie first, and the last of their kind go", () => {
  expect(supplyOf(city, 0, [paid(0, 0, 1, 0)])).toEqual([
    { double: true, going: false },
    { double: false, going: false },
    { double: false, going: true },
  ]);
});

test("ingenuity goes for any resource", () => {
  const going = [paid(0, 0, 0, 1), paid(3, 0, 0, 1)];
  expect(supplyOf(city, INGENUITY, going).map((card) => card.going)).toEqual([true, true]);
});
