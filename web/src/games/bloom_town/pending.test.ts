import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { comingOf, Pending } from "./pending.svelte";
import type { Scene } from "./scenes";

const gain = (place: number, points: number, at: number): Scene => ({
  ...{ kind: "gain", place, points, at, time: 400, from: [] },
});

describe("what is on its way", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is counted piece by piece, each when it arrives", () => {
    const pending = new Pending();
    pending.play(comingOf([gain(1, 3, 0), gain(1, 5, 1000), gain(0, 2, 0)]));
    expect(pending.of("score-1")).toBe(8);
    vi.advanceTimersByTime(401);
    expect(pending.of("score-1")).toBe(5);
    expect(pending.of("score-0")).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(pending.of("score-1")).toBe(0);
  });

  it("lies in its stack until it is turned up", () => {
    const pending = new Pending();
    const flip: Scene = { kind: "flip", spot: "slot-2", stack: "stack-2", at: 600, time: 180 };
    pending.play(comingOf([flip]));
    expect(pending.of("stack-2")).toBe(1);
    vi.advanceTimersByTime(700);
    expect(pending.of("stack-2")).toBe(0);
  });

  it("is there at once when enough has been seen", () => {
    const pending = new Pending();
    pending.play(comingOf([gain(0, 4, 900)]));
    pending.end();
    expect(pending.of("score-0")).toBe(0);
  });
});
