import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../lib/live.svelte";
import type { StepInfo } from "../lib/protocol";
import { Pacing, type PacingOptions } from "./pacing.svelte";

const ENDED = { kind: "end" as const, scores: [], winners: [] };

function step(seat: number): StepInfo {
  const line = { id: "line", args: {} };
  return { seat, turn: 0, events: [{ kind: "", seat, data: ENDED, line }] };
}

const ME = 0;
let log: StepInfo[] = [];

/** The next position, after steps by these seats. */
function after(...seats: number[]): Frame {
  const fresh = seats.map(step);
  log = [...log, ...fresh];
  return { revision: log.length, steps: log, fresh } as Frame;
}

function pacing(pace = 600, more: Partial<PacingOptions> = {}): { pacing: Pacing; seen: number[] } {
  const seen: number[] = [];
  const options = {
    pace: () => pace,
    isOwn: (seat: number) => seat === ME,
    shown: (frame: Frame) => void seen.push(frame.revision),
    ...more,
  };
  return { pacing: new Pacing(options), seen };
}

beforeEach(() => {
  log = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the turns of others are shown one after another", () => {
  const { pacing: table, seen } = pacing();
  table.add(after());
  table.add(after(1));
  table.add(after(2));
  expect(seen).toEqual([0, 1]);
  expect(table.behind).toBe(true);
  vi.advanceTimersByTime(600);
  expect(seen).toEqual([0, 1, 2]);
  expect(table.behind).toBe(false);
  expect(table.holding).toBe(true);
  vi.advanceTimersByTime(600);
  expect(table.holding).toBe(false);
});

test("an own move is shown at once, and the answer to it a moment later", () => {
  const { pacing: table, seen } = pacing();
  table.add(after(1));
  table.add(after(ME));
  table.add(after(ME));
  expect(seen).toEqual([1, 2, 3]);
  table.add(after(1));
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(600);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("skipping shows the newest position", () => {
  const { pacing: table, seen } = pacing();
  [1, 2, 1, 2].forEach((seat) => table.add(after(seat)));
  table.skip();
  expect(seen).toEqual([1, 4]);
  expect([table.behind, table.holding]).toEqual([false, false]);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([1, 4]);
});

test("many missed steps do not keep anybody waiting", () => {
  const { pacing: table } = pacing();
  table.add(after(1, 2, 1, 2, 1, 2));
  vi.advanceTimersByTime(1800);
  expect(table.holding).toBe(false);
});

test("without a pace nothing waits", () => {
  const { pacing: table, seen } = pacing(0);
  [1, 2, 1].forEach((seat) => table.add(after(seat)));
  expect(seen).toEqual([1, 2, 3]);
  expect(table.holding).toBe(false);
});

test("what others did since the last own move can be seen again", () => {
  const { pacing: table, seen } = pacing();
  [1, ME, 1, 2].forEach((seat) => table.add(after(seat)));
  vi.advanceTimersByTime(10_000);
  seen.length = 0;
  expect(table.canRepeat).toBe(true);
  table.repeat();
  expect(table.behind).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([2, 3, 4]);
  expect(table.behind).toBe(false);
});

test("after an own move or an undo there is nothing to be seen again", () => {
  const { pacing: table } = pacing();
  [1, 2].forEach((seat) => table.add(after(seat)));
  table.add(after(ME));
  expect(table.canRepeat).toBe(false);
  log = log.slice(0, -1);
  table.add({ ...after(), revision: 9 });
  expect(table.canRepeat).toBe(false);
});

test("what everybody should see is shown before anything can be chosen, or until somebody has seen enough", () => {
  const shown = { lasts: () => 2000, isMoment: () => true };
  const { pacing: table } = pacing(0, shown);
  table.add(after(ME));
  expect(table.moment).toBe(true);
  vi.advanceTimersByTime(2000);
  expect([table.moment, table.holding]).toEqual([false, false]);

  table.add(after(1));
  table.pass();
  expect([table.moment, table.holding]).toEqual([false, false]);
});

test("enough seen of one position leads to the next, not to the last", () => {
  const { pacing: table, seen } = pacing();
  [1, 2, 1].forEach((seat) => table.add(after(seat)));
  table.pass();
  expect(seen).toEqual([1, 2]);
});
