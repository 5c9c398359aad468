import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReplayPosition, StepInfo } from "../lib/protocol";
import { Walk } from "./walk.svelte";

const steps: StepInfo[] = [0, 0, 1, 2, 2].map((turn) => ({ seat: turn % 2, turn, events: [] }));
const asked: number[] = [];

function walk(start = 0, load = position): Walk {
  return new Walk({ steps, start, load, failed: () => asked.push(-1) });
}

async function position(at: number): Promise<ReplayPosition> {
  asked.push(at);
  return { at, views: [] };
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function settled(milliseconds = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("the position and the next one are loaded once", async () => {
  const match = walk(2);
  await settled();
  expect(match.position?.at).toBe(2);
  await match.step(1);
  await match.step(-1);
  expect(asked).toEqual([2, 3, 4]);
});

test("a single step on is news, a jump is not", async () => {
  const match = walk(1);
  await settled();
  expect(match.fresh).toEqual([]);
  await match.step(1);
  expect(match.fresh).toEqual([steps[1]]);
  await match.goTo(5);
  expect(match.fresh).toEqual([]);
});

test("turns are walked from end to end", async () => {
  const match = walk(0);
  const seen: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await match.turn(1);
    seen.push(match.at);
  }
  expect(seen).toEqual([2, 3, 5, 5]);
  await match.turn(-1);
  expect(match.at).toBe(3);
});

test("it goes on by itself and stops at the end", async () => {
  const match = walk(3);
  await settled();
  match.play();
  await settled();
  expect(match.at).toBe(4);
  await settled(1400);
  expect(match.at).toBe(5);
  expect(match.playing).toBe(false);
  match.play();
  await settled();
  expect(match.at).toBe(0);
});

test("the last wish counts, even if an earlier one is answered later", async () => {
  const slow = async (at: number) => {
    await new Promise((resolve) => setTimeout(resolve, at === 1 ? 500 : 10));
    return { at, views: [] };
  };
  const match = walk(0, slow);
  void match.goTo(1);
  void match.goTo(4);
  await settled(1000);
  expect(match.position?.at).toBe(4);
});

test("a failure is told, and can be tried again", async () => {
  let broken = true;
  const match = walk(0, (at) => (broken ? Promise.reject(new Error()) : position(at)));
  await settled();
  expect(asked).toEqual([-1]);
  broken = false;
  await match.goTo(0);
  expect(match.position?.at).toBe(0);
});
