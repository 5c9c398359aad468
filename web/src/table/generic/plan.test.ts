import { expect, test } from "vitest";
import type { MoveInfo, WayInfo } from "../../lib/protocol";
import { planOf } from "./plan";

const KINDS: Record<number, string> = { 1: "place", 2: "take", 3: "take", 4: "double", 9: "end" };

function move(action: number): MoveInfo {
  const kind = KINDS[action] ?? `other-${action}`;
  return {
    action,
    move: { kind },
    notation: "",
    text: { id: kind, args: {} },
    preview: { score: action, gained: 1, sure: null, ends_turn: action === 9, details: null },
  } as unknown as MoveInfo;
}

function way(...actions: number[]): WayInfo {
  const moves = actions.map(move);
  return { actions, moves, preview: moves.at(-1)!.preview, open: false };
}

const told = (ways: WayInfo[]) => {
  const plan = planOf(ways);
  return plan && [plan.way.actions, plan.others.map(({ way, by }) => [way.actions, by.action])];
};

test("what follows without a choice is played with it", () => {
  expect(told([way(1, 2, 9)])).toEqual([[1, 2, 9], []]);
  expect(told([])).toBeNull();
});

test("what can be done instead is offered, and the way that uses nothing is proposed", () => {
  expect(told([way(1, 2, 9), way(1, 4, 2, 9)])).toEqual([[1, 2, 9], [[[1, 4, 2, 9], 4]]]);
});

test("of things of a kind none is proposed: the decision stops there", () => {
  expect(told([way(1, 2, 9), way(1, 3, 9)])).toEqual([[1], []]);
  expect(planOf([way(4, 1, 2, 9), way(4, 1, 3, 9)])!.way.preview.gained).toBe(2);
  expect(told([way(1, 9), way(1, 4, 2, 9), way(1, 4, 3, 9)])).toEqual([[1, 9], [[[1, 4], 4]]]);
});

test("of many ways one stops before the choice, and to go on is offered beside it", () => {
  const many = [5, 6, 7, 8].map((other) => way(1, other, 2, 9));
  expect(told([way(1, 2, 9), ...many])).toEqual([[1], [[[1, 2, 9], 2]]]);
});
