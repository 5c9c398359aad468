import { expect, test } from "vitest";
import type { PointCityMove, PointCityMoveInfo } from "./protocol";
import { flipLines, movesOn, sortMoves } from "./offers";

function info(action: number, move: PointCityMove, details = {}): PointCityMoveInfo {
  const preview = { score: 0, gained: 0, ends_turn: true, details };
  return {
    action,
    move,
    notation: "",
    text: { id: "name", args: {} },
    preview,
  } as PointCityMoveInfo;
}

test("a pair is found from either of its cards", () => {
  const take = info(16, { kind: "take", cells: ["a1", "b1"] });
  const offers = sortMoves([take]);
  expect(offers.partners.get(0)?.get(1)).toBe(take);
  expect(offers.partners.get(1)?.get(0)).toBe(take);
  expect(offers.partners.get(4)).toBeUndefined();
});

test("a card's moves are its flip and its pairs", () => {
  const offers = sortMoves([
    info(0, { kind: "flip", cell: "a1" }),
    info(16, { kind: "take", cells: ["a1", "b1"] }),
    info(28, { kind: "take", cells: ["a1", "a2"] }),
    info(17, { kind: "take", cells: ["b1", "c1"] }),
  ]);
  expect(movesOn(offers, 0).map((move) => move.action)).toEqual([0, 16, 28]);
  expect(movesOn(offers, 9)).toEqual([]);
});

test("a line is marked when all of its cards may be turned", () => {
  const row = ["a2", "b2", "c2", "d2"].map((cell, index) =>
    info(index + 4, { kind: "flip", cell }),
  );
  const lines = flipLines(sortMoves([...row, info(0, { kind: "flip", cell: "a1" })]));
  expect(lines.rows).toEqual([false, true, false, false]);
  expect(lines.columns).toEqual([false, false, false, false]);
});

test("draw, pass, payments and tokens have their places", () => {
  const pay = info(42, { kind: "pay", resource: "energy", doubles: 1, singles: 0, ingenuity: 0 });
  const offers = sortMoves([
    info(40, { kind: "draw" }),
    info(41, { kind: "pass" }),
    pay,
    info(97, { kind: "token", token: 6 }),
  ]);
  expect([offers.draw?.action, offers.pass?.action]).toEqual([40, 41]);
  expect(offers.pays).toEqual([pay]);
  expect(offers.tokens.get(6)?.action).toBe(97);
});
