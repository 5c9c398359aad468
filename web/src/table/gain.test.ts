import { expect, test } from "vitest";
import type { MoveInfo } from "../lib/protocol";
import { gainOf, signed } from "./gain";

function move(gained: number | null, details: Record<string, unknown> = {}): MoveInfo {
  return { preview: { score: null, gained, ends_turn: null, details } } as unknown as MoveInfo;
}

test("the points a move brings, as far as they are sure", () => {
  expect(gainOf(move(4, { points: 2 }))).toBe(4);
  expect(gainOf(move(null, { points: 2 }))).toBe(2);
  expect(gainOf(move(null))).toBeNull();
});

test("a gain has its sign", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
});
