import { describe, expect, it } from "vitest";
import { beginsLastRound, emptyStacks, isLastRound, isStillToPlay } from "./ending";
import type { BloomTownFact, BloomTownStepInfo, BloomTownView } from "./protocol";

const view = {
  ...{ actor: 1, first: 1, players: 3, stage: "build" },
  ...{ stacks: [0, 4, 0, 2, 5], stacks_to_end: 2 },
} as unknown as BloomTownView;

function step(...facts: BloomTownFact[]): BloomTownStepInfo {
  const events = facts.map((data) => ({ kind: data.kind, seat: 1, data, line: null }));
  return { seat: 1, turn: 3, events, note: null } as unknown as BloomTownStepInfo;
}

describe("the last round", () => {
  it("begins when enough stacks are empty", () => {
    expect(isLastRound(view)).toBe(true);
    expect(isLastRound({ ...view, stacks: [0, 4, 1, 2, 5] })).toBe(false);
  });

  it("begins with the tile that was the last of its stack", () => {
    expect(beginsLastRound(view, [step({ kind: "refill", slot: 2, tile: 1 })])).toBe(true);
    expect(beginsLastRound(view, [step({ kind: "refill", slot: 3, tile: 1 })])).toBe(false);
    expect(beginsLastRound(view, [])).toBe(false);
  });

  it("begins with a community tile too", () => {
    const taken = { kind: "take", slot: 0, tile: 4 } as const;
    const shown = { kind: "recount_tile", type: 1, showing: 1 } as const;
    expect(beginsLastRound(view, [step(taken, shown)])).toBe(true);
    expect(beginsLastRound(view, [step(taken), step(shown)])).toBe(true);
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
