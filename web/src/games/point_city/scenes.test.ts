import { expect, test } from "vitest";
import type { PointCityFact } from "./protocol";
import { readFacts } from "./components";
import { scenesOf } from "./scenes";

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

function played(...happened: PointCityFact[]) {
  const events = happened.map((data) => ({ kind: data.kind, seat: 1, data, line: null }));
  return scenesOf([{ seat: 1, turn: 0, events }], facts);
}

test("a taken building flies to its hill, and its points to the counter", () => {
  const cards = [
    { side: "building", face: 0 },
    { side: "resource", face: 8 },
  ];
  const scenes = played({ kind: "take", cells: [5, 6], cards });
  expect(scenes).toMatchObject([
    { kind: "flight", from: ["cell-5"], to: ["hill-1-2", "place-1"] },
    { kind: "gain", points: 2, to: ["score-1"] },
    { kind: "flight", from: ["cell-6"], to: ["supply-1-2", "place-1"] },
  ]);
});

test("cards given in payment leave, each kind once", () => {
  const data: PointCityFact = { kind: "pay", resource: 3, doubles: 0, singles: 2, ingenuity: 1 };
  const scenes = played(data);
  expect(scenes).toMatchObject([
    { kind: "leave", card: { side: "resource", face: 3 }, from: ["supply-1-3", "place-1"] },
    { kind: "leave", card: { side: "resource", face: 5 }, from: ["supply-1-5", "place-1"] },
  ]);
});

test("a whole turn is over soon", () => {
  const card = { side: "building", face: 0 };
  const scenes = played(
    { kind: "take", cells: [0, 1], cards: [card, card] },
    { kind: "pay", resource: 1, doubles: 0, singles: 1, ingenuity: 0 },
    { kind: "pay", resource: 3, doubles: 1, singles: 0, ingenuity: 0 },
    { kind: "refill", cell: 0, side: "resource", face: 1, top: -1 },
    { kind: "refill", cell: 1, side: "resource", face: 2, top: -1 },
  );
  expect(Math.max(...scenes.map((scene) => scene.at + scene.time))).toBeLessThan(500);
});

test("what nobody sees takes no time", () => {
  const scenes = played(
    { kind: "end", scores: [], winners: [] },
    { kind: "flip", cell: 3, side: "building", face: 0 },
  );
  expect(scenes).toEqual([{ kind: "turn", spot: "cell-3", at: 0, time: 260 }]);
});
