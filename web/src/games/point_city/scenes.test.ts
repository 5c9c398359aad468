import { expect, test } from "vitest";
import type { PointCityFact } from "./protocol";
import { readFacts } from "./components";
import { hastened, scenesOf, type Scene } from "./scenes";

const row = {
  id: "0",
  tier: "1",
  kind: "production",
  produces: "energy",
  points: "2",
  cost_community: "0",
  cost_economy: "1",
  cost_energy: "0",
  cost_ecology: "1",
  cost_industry: "0",
};
const facts = readFacts({ cards: [row], tokens: [] });

/** As seat 1 has done it, in front of its own screen or of somebody else's. */
function played(happened: PointCityFact[], me = 1) {
  const events = happened.map((data) => ({ kind: data.kind, seat: 1, data, line: null }));
  return scenesOf([{ seat: 1, turn: 0, events }], { facts, me });
}

const lengthOf = (scenes: Scene[]) => Math.max(...scenes.map(({ at, time }) => at + time));
const building = { side: "building", face: 0 };
const take: PointCityFact = {
  ...{ kind: "take", cells: [5, 6] },
  cards: [building, { side: "resource", face: 8 }],
};

test("a taken building flies to its hill and rises there, and its points run to the counter", () => {
  expect(played([take])).toMatchObject([
    { kind: "flight", from: ["cell-5"], to: ["house-1-0", "hill-1-2", "place-1"], at: 0 },
    { kind: "rise", what: "house", spot: "house-1-0", at: 320 },
    { kind: "gain", points: 2, to: ["score-1"], at: 320 },
    { kind: "flight", from: ["cell-6"], to: ["supply-1-2", "place-1"] },
    { kind: "rise", what: "card", spot: "supply-1-2" },
  ]);
});

test("what somebody else takes can be followed: their place is lit, and the cards go slowly", () => {
  const [light, flight] = played([take], 0);
  expect(light).toMatchObject({ kind: "light", spot: "place-1" });
  expect(flight).toMatchObject({ kind: "flight", slow: true });
  expect(lengthOf(played([take], 0))).toBeGreaterThan(lengthOf(played([take])));
});

test("cards given in payment leave, each kind once", () => {
  const data: PointCityFact = { kind: "pay", resource: 3, doubles: 0, singles: 2, ingenuity: 1 };
  expect(played([data])).toMatchObject([
    { kind: "leave", card: { side: "resource", face: 3 }, from: ["supply-1-3", "place-1"] },
    { kind: "leave", card: { side: "resource", face: 5 }, from: ["supply-1-5", "place-1"] },
  ]);
});

test("what comes from the pile is turned over where it lies, if its building is to be seen", () => {
  const refill = { kind: "refill", cell: 2, face: 0, top: -1 } as const;
  expect(played([{ ...refill, side: "building" }])).toMatchObject([
    { kind: "flight", from: ["pile"], to: ["cell-2"] },
    { kind: "turn", spot: "cell-2", at: 240, time: 220 },
  ]);
  expect(played([{ ...refill, side: "resource" }])[1]).toMatchObject({ time: 0 });
});

test("a whole turn of mine is over in a second, somebody else's in one and a half", () => {
  const turn: PointCityFact[] = [
    { kind: "take", cells: [0, 1], cards: [building, building] },
    { kind: "pay", resource: 1, doubles: 0, singles: 1, ingenuity: 0 },
    { kind: "pay", resource: 3, doubles: 1, singles: 0, ingenuity: 0 },
    { kind: "refill", cell: 0, side: "resource", face: 1, top: -1 },
    { kind: "refill", cell: 1, side: "building", face: 0, top: -1 },
  ];
  expect(lengthOf(played(turn))).toBeLessThan(1000);
  expect(lengthOf(played(turn, 0))).toBeLessThan(1500);
});

test("at the end everybody is counted, the fewest points first, and then the winner is lit", () => {
  const scenes = played([{ kind: "end", scores: [40, 22, 31], winners: [0] }]);
  const totals = scenes.filter(({ kind }) => kind === "total");
  expect(totals).toMatchObject([{ points: 22 }, { points: 31 }, { points: 40 }]);
  expect(scenes.at(-1)).toMatchObject({ kind: "light", spot: "place-0", at: lengthOf(totals) });
  expect(lengthOf(hastened(scenes, 0.5))).toBe(lengthOf(scenes) / 2);
});

test("what is turned where it lies takes its moment", () => {
  expect(played([{ kind: "flip", cell: 3, side: "building", face: 0 }])).toEqual([
    { kind: "turn", spot: "cell-3", at: 0, time: 220 },
  ]);
});
