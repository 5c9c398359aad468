// How the points came together: turn by turn for the chart, and the one best moment.
import type { Message, StepInfo } from "../lib/protocol";
import { linesOf, turnEnds } from "./logbook";

/** The points of every place at the end of each turn, the start included. */
export function raceByTurn(race: number[][], steps: StepInfo[]): number[][] {
  return turnEnds(steps).flatMap((count) => (race[count] ? [race[count]] : []));
}

export interface BestMoment {
  place: number;
  gained: number;
  /** The position at its end, in steps. */
  at: number;
  /** The steps of that turn. */
  steps: StepInfo[];
}

/** What a place itself did in it, and what brought points to all. */
export function linesOfMoment({ place, steps }: BestMoment): Message[] {
  const own = steps.map((step) => {
    const events = step.events.filter(({ seat }) => seat === place || seat < 0);
    return { ...step, events };
  });
  return linesOf(own);
}

/** The most that a place gained in one turn; the first one, should there be several. */
export function bestMoment(race: number[][], steps: StepInfo[]): BestMoment | null {
  const ends = turnEnds(steps);
  let best: BestMoment | null = null;
  for (const [index, at] of ends.entries()) {
    const start = ends[index - 1];
    if (start === undefined) continue;
    for (const [place, points] of (race[at] ?? []).entries()) {
      const gained = points - (race[start]?.[place] ?? 0);
      if (gained > (best?.gained ?? 0)) best = { place, gained, at, steps: steps.slice(start, at) };
    }
  }
  return best;
}

/** Round values for an axis from 0 (or below) to the highest value, about so many of them. */
export function axisTicks(lowest: number, highest: number, about: number): number[] {
  const step = niceStep((highest - lowest) / about);
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

function niceStep(rough: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return scale * (([1, 2, 5, 10] as const).find((nice) => nice * scale >= rough) ?? 10);
}

/** The heights of labels, moved apart so that none covers another, each as near to its own as the order allows. */
export function spread(
  heights: number[],
  apart: number,
  lowest: number,
  highest: number,
): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  let next = lowest;
  for (const index of order) {
    placed[index] = Math.max(placed[index]!, next);
    next = placed[index]! + apart;
  }
  next = highest;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index]!, next);
    next = placed[index]! - apart;
  }
  return placed;
}
