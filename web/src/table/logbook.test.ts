import { expect, test } from "vitest";
import type { StepInfo } from "../lib/protocol";
import { headlineOf, linesOf, turnEnds, turnsOf } from "./logbook";

const ENDED = { kind: "end" as const, scores: [], winners: [] };

function step(seat: number, turn: number, ...lines: string[]): StepInfo {
  const events = lines.map((id) => ({ kind: "", seat, data: ENDED, line: { id, args: {} } }));
  return { seat, turn, events: [...events, { kind: "silent", seat, data: ENDED, line: null }] };
}

test("the lines of a turn stand together", () => {
  const turns = turnsOf([step(0, 0, "a"), step(0, 0, "b"), step(1, 1, "c"), step(0, 2)]);
  expect(turns.map(({ number, seat }) => [number, seat])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(turns.map((turn) => turn.entries.map(({ line }) => line.id))).toEqual([["a", "b"], ["c"]]);
});

test("what comes to the market by itself is quiet", () => {
  const { events } = step(0, 0, "took", "came");
  events[1]!.kind = "refill";
  const [turn] = turnsOf([{ seat: 0, turn: 0, events }]);
  expect(turn!.entries.map(({ quiet }) => quiet)).toEqual([false, true]);
});

test("the headline is the newest line that is not quiet", () => {
  const steps = [step(0, 0, "built"), step(0, 0, "took", "came")];
  steps[1]!.events[1]!.kind = "refill";
  expect(headlineOf(steps)?.id).toBe("took");
  expect(headlineOf(steps.slice(0, 1))?.id).toBe("built");
  expect(headlineOf([])).toBeUndefined();
});

test("an event without a line says nothing", () => {
  expect(linesOf([step(0, 0)])).toEqual([]);
});

test("what is noted of a step is its last line", () => {
  const note = { id: "noted", args: {} };
  const lines = linesOf([{ ...step(1, 0, "a", "b"), note }, step(0, 1, "c")]);
  expect(lines.map((line) => line.id)).toEqual(["a", "b", "noted", "c"]);
  const turn = [
    { ...step(1, 0, "a"), note },
    { ...step(1, 0, "b"), note },
  ];
  const ids = turnsOf([...turn, { ...step(0, 1, "c"), note }]).map(({ entries }) =>
    entries.map(({ line }) => line.id),
  );
  expect(ids).toEqual([
    ["a", "noted", "b"],
    ["c", "noted"],
  ]);
});

test("turns end where the next step belongs to another", () => {
  expect(turnEnds([step(0, 0), step(0, 0), step(1, 1), step(0, 2)])).toEqual([0, 2, 3, 4]);
  expect(turnEnds([])).toEqual([0]);
});
