import { expect, test } from "vitest";
import type { StepInfo } from "../../lib/protocol";
import { ofOthers, report, stepsToTell, takenBack, withoutName } from "./news";

const ENDED = { kind: "end" as const, scores: [], winners: [] };

/** Lines as "seat kind". */
function step(seat: number, turn: number, ...lines: string[]): StepInfo {
  const events = lines.map((id) => {
    const [doer = "", kind = ""] = id.split(" ");
    return { kind, seat: Number(doer), data: ENDED, line: { id, args: {} } };
  });
  return { seat, turn, events };
}

const shown = (steps: StepInfo[], gains: number[], turn: number) =>
  report(stepsToTell(steps, 0, turn), gains, 0, turn).map(({ seat, deeds, gain }) => [
    seat,
    deeds.map(({ id }) => id).join(),
    gain,
  ]);

const STEPS = [
  step(0, 0, "0 first"),
  step(1, 1, "1 first"),
  step(0, 2, "0 reveal"),
  step(0, 2, "0 buy", "0 pay", "-1 round"),
  step(1, 3, "1 take", "-1 refill", "1 token"),
];

test("my own last turn first, then what others did, in the order it happened", () => {
  expect(shown(STEPS, [2, 3], 4)).toEqual([
    [0, "0 reveal,0 buy", 2],
    [-1, "-1 round", 0],
    [1, "1 take,1 token", 3],
  ]);
});

test("what I did in this turn comes last, and my points stay with the turn that made them", () => {
  const steps = [...STEPS, step(0, 4, "0 flip")];
  expect(shown(steps, [2, 3], 4).map(([, deeds, gain]) => [deeds, gain])).toEqual([
    ["0 reveal,0 buy", 2],
    ["-1 round", 0],
    ["1 take,1 token", 3],
    ["0 flip", 0],
  ]);
});

test("before my first turn is over all is told; a spectator hears the newest", () => {
  expect(stepsToTell([step(1, 0, "1 a"), step(0, 1, "0 b")], 0, 1)).toHaveLength(2);
  expect(stepsToTell(STEPS, null, 4)).toEqual(STEPS.slice(-1));
});

test("what was taken back is told, whoever did it", () => {
  expect(takenBack(STEPS, STEPS.slice(0, 3)).map(({ seat }) => seat)).toEqual([0, -1, 1]);
  expect(takenBack(STEPS, STEPS)).toEqual([]);
  expect(takenBack([], STEPS)).toEqual([]);
});

test("whoever it tells of stands before the line", () => {
  expect(withoutName("Ann takes a1", "Ann")).toBe("takes a1");
  expect(withoutName("Ann: nothing to buy", "Ann")).toBe("nothing to buy");
  expect(withoutName("Annabel takes a1", "Ann")).toBe("Annabel takes a1");
  expect(withoutName("Income: Ann +2", "")).toBe("Income: Ann +2");
});

test("where room is short, what others did, and what happened to everybody; before that, what was last", () => {
  const told = report(STEPS, [], 0, 4);
  expect(ofOthers(told, 0).map(({ seat }) => seat)).toEqual([1, -1, 1]);
  const [first] = told;
  expect(ofOthers([first!], 0)).toEqual([first]);
  expect(ofOthers([], 0)).toEqual([]);
});
