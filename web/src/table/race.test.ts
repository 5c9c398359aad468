import { expect, test } from "vitest";
import type { StepInfo } from "../lib/protocol";
import { axisTicks, bestMoment, linesOfMoment, raceByTurn, spread } from "./race";

const steps: StepInfo[] = [0, 0, 1, 2].map((turn) => ({ seat: turn % 2, turn, events: [] }));
const race = [
  [0, 0],
  [1, 0],
  [4, 0],
  [4, 6],
  [9, 7],
];

test("the race has one point a turn", () => {
  expect(raceByTurn(race, steps)).toEqual([
    [0, 0],
    [4, 0],
    [4, 6],
    [9, 7],
  ]);
});

test("the best moment is the most gained in a turn", () => {
  expect(bestMoment(race, steps)).toEqual({ place: 1, gained: 6, at: 3, steps: [steps[2]] });
});

test("the best moment tells what its own player did, and what was for all", () => {
  const events = [0, 1, -1].map((seat) => ({ seat, line: { id: `of ${seat}`, args: {} } }));
  const told = { seat: 0, turn: 0, events } as unknown as StepInfo;
  const moment = { place: 1, gained: 4, at: 1, steps: [told] };
  expect(linesOfMoment(moment).map(({ id }) => id)).toEqual(["of 1", "of -1"]);
});

test("where nobody gains anything there is no best moment", () => {
  expect(bestMoment([[0], [0]], [steps[0]!])).toBeNull();
});

test("axis values are round and reach the highest", () => {
  expect(axisTicks(0, 87, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axisTicks(0, 3, 5)).toEqual([0, 1, 2, 3]);
  expect(axisTicks(-4, 12, 4)).toEqual([-5, 0, 5, 10, 15]);
});

test("labels are moved apart and stay inside", () => {
  expect(spread([10, 12, 50], 10, 0, 100)).toEqual([10, 20, 50]);
  expect(spread([98, 97, 99], 10, 0, 100)).toEqual([90, 80, 100]);
});
