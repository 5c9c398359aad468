import { expect, test } from "vitest";
import type { MoveInfo } from "../lib/protocol";
import { gainOf, signed, surveyOf } from "./gain";

function move(gained: number | null, sure: number | null = null): MoveInfo {
  return {
    action: 0,
    move: { kind: "pass" },
    notation: "pass",
    text: { id: "", args: {} },
    preview: { score: null, gained, sure, ends_turn: null, details: null },
  };
}

test("the points a move brings, as far as they are sure", () => {
  expect(gainOf(move(4))).toBe(4);
  expect(gainOf(move(null, 2))).toBe(2);
  expect(gainOf(move(null))).toBeNull();
});

test("a gain has its sign", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
});

test("of several moves: how many there are, and the most that is sure", () => {
  expect(surveyOf([move(1), move(null, 2), move(null)]).args).toEqual({ count: 3, gain: "+2" });
  expect(surveyOf([move(0), move(-1)]).args).toEqual({ count: 2 });
});
