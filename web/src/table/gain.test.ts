import { expect, test } from "vitest";
import type { MoveInfo } from "../lib/protocol";
import { gainOf, signed } from "./gain";

function move(gained: number | null): MoveInfo {
  return { preview: { score: null, gained, ends_turn: null, details: {} } } as unknown as MoveInfo;
}

test("the points a move brings, as far as they are sure", () => {
  const surePoints = () => 2;
  expect(gainOf(move(4), { surePoints })).toBe(4);
  expect(gainOf(move(null), { surePoints })).toBe(2);
  expect(gainOf(move(null), { surePoints: () => null })).toBeNull();
  expect(gainOf(move(null))).toBeNull();
});

test("a gain has its sign", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "+0", "−2"]);
});
