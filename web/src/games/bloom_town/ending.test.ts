import { describe, expect, it } from "vitest";
import { emptyStacks, isLastRound, isStillToPlay } from "./ending";
import type { BloomTownView } from "./protocol";

const view = {
  ...{ actor: 1, first: 1, players: 3, stage: "build" },
  ...{ stacks: [0, 4, 0, 2, 5], stacks_to_end: 2 },
} as unknown as BloomTownView;

describe("the last round", () => {
  it("begins when enough stacks are empty", () => {
    expect(isLastRound(view)).toBe(true);
    expect(isLastRound({ ...view, stacks: [0, 4, 1, 2, 5] })).toBe(false);
  });

  it("is over when hands are scored, and at the end", () => {
    expect(isLastRound({ ...view, stage: "hand" })).toBe(false);
    expect(isLastRound({ ...view, actor: -1 })).toBe(false);
  });

  it("counts no more stacks than must run out", () => {
    expect(emptyStacks({ ...view, stacks: [0, 0, 0, 2, 5] })).toBe(2);
  });

  it("leaves a turn to whoever comes later in the round", () => {
    const second = { ...view, actor: 2 };
    expect([0, 1, 2].map((seat) => isStillToPlay(second, seat))).toEqual([true, false, true]);
  });
});
