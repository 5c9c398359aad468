import { expect, test } from "vitest";
import type { MoveInfo } from "../lib/protocol";
import { Choosing } from "./choosing.svelte";

const moves = [1, 2].map(
  (action) => ({ action, preview: { ends_turn: action === 2 } }) as MoveInfo,
);

function choosing(careful = false): { choosing: Choosing; played: number[] } {
  const played: number[] = [];
  const options = {
    moves: () => moves,
    play: (action: number) => void played.push(action),
    careful: () => careful,
  };
  return { choosing: new Choosing(options), played };
}

test("a click and Enter play at once", () => {
  const { choosing: hand, played } = choosing();
  hand.point(1);
  hand.choose(1);
  expect(played).toEqual([1]);
  expect(hand.pointed).toBeNull();
});

test("the first touch shows, the second plays", () => {
  const { choosing: hand, played } = choosing();
  hand.actedBy("touch");
  hand.point(1); // browsers let a finger "enter" before the tap …
  hand.point(null); // … and "leave" after it
  hand.choose(1);
  expect(played).toEqual([]);
  expect(hand.pointed).toBe(1);
  hand.choose(2);
  expect([hand.pointed, played]).toEqual([2, []]);
  hand.choose(2);
  expect(played).toEqual([2]);
});

test("the end of a drag plays", () => {
  const { choosing: hand, played } = choosing();
  hand.actedBy("touch");
  hand.choose(1, true);
  expect(played).toEqual([1]);
});

test("a finger that is lifted does not hide what it shows", () => {
  const { choosing: hand } = choosing();
  hand.actedBy("touch");
  hand.choose(1);
  hand.point(null);
  expect(hand.pointed).toBe(1);
  hand.actedBy("mouse");
  hand.point(null);
  expect(hand.pointed).toBeNull();
});

test("who is careful is asked before the turn ends", () => {
  const { choosing: hand, played } = choosing(true);
  hand.choose(1);
  expect(played).toEqual([1]);
  hand.choose(2);
  expect(played).toEqual([1]);
  expect(hand.asked?.action).toBe(2);
  hand.confirm();
  expect(played).toEqual([1, 2]);
  expect(hand.asked).toBeNull();
});

test("what is not legal is not played", () => {
  const { choosing: hand, played } = choosing();
  hand.choose(3);
  expect(played).toEqual([]);
});
