// How much work a frame is while one points and drags over the cells of a town, on a processor a quarter as fast:
// `npm run trace` in web/, on a quiet machine. Prints its numbers; fails where they are more than is allowed.
import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { spots } from "../src/games/bloom_town/spots";
import { DESKTOP, PHONE, test } from "./house";
import { nextMoment } from "./play";
import { chosenAt, openPosition, type Position } from "./positions";

const SLOWER = 4;
/** Milliseconds of scripts, styles and layout in a frame, at the 95th of a hundred. */
const MOST_IN_A_FRAME = 8;
const LONGEST_TASK = 50;
const POSITION: Position = { game: "bloom_town", setup: "4-A", moment: "choice" };

/** What counts; the names are those of the browser's own traces. */
const WORK = new Set([
  ...["EvaluateScript", "FunctionCall", "EventDispatch", "TimerFire", "FireAnimationFrame"],
  ...["v8.callFunction", "RunMicrotasks", "MinorGC", "MajorGC", "UpdateLayoutTree", "Layout"],
]);

/** Few: watching takes time, too. */
const CATEGORIES = ["devtools.timeline", "toplevel"];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as never[])));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await ended(session);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return events;
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) =>
    session.once("Tracing.tracingComplete", () => resolve()),
  );
  await session.send("Tracing.end");
  await complete;
}

/** The thread of the page: the one that lays out most. */
function mainThread(events: TraceEvent[]): TraceEvent[] {
  const counts = new Map<string, number>();
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events)
    if (event.name === "UpdateLayoutTree")
      counts.set(thread(event), (counts.get(thread(event)) ?? 0) + 1);
  const [busiest] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [""];
  return events.filter((event) => thread(event) === busiest);
}

/** Milliseconds of work in each frame, which ends where its layers are made. */
function workOf(events: TraceEvent[]): number[] {
  const complete = events.filter(({ ph, dur }) => ph === "X" && dur);
  const ends = complete.filter(({ name }) => name === "Layerize").map(({ ts }) => ts);
  ends.sort((one, other) => one - other);
  const frames = ends.map(() => 0);
  const work = complete.filter(({ name }) => WORK.has(name));
  work.sort((one, other) => one.ts - other.ts);
  let until = 0;
  for (const { ts, dur } of work) {
    // One inside of another is counted once.
    const from = Math.max(ts, until);
    until = Math.max(until, ts + dur!);
    const frame = ends.findIndex((end) => end >= ts);
    if (frame >= 0) frames[frame]! += Math.max(0, until - from) / 1000;
  }
  return frames;
}

function tasksOf(events: TraceEvent[]): number[] {
  const tasks = events.filter(({ name, ph }) => ph === "X" && /RunTask$/.test(name));
  return tasks.map(({ dur = 0 }) => dur / 1000);
}

function share(numbers: number[], part: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function middles(page: Page): Promise<{ x: number; y: number }[]> {
  const boxes = await page.locator(".grid [data-cell]").evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  // There and back, row by row.
  return boxes.map((_, at) => {
    const [row, column] = [Math.floor(at / 5), at % 5];
    return boxes[row * 5 + (row % 2 ? 4 - column : column)]!;
  });
}

async function over(page: Page, path: { x: number; y: number }[]): Promise<void> {
  for (const { x, y } of path) await page.mouse.move(x, y, { steps: 6 });
}

test.for([
  { name: "at a desk", viewport: DESKTOP },
  { name: "in a phone's window", viewport: PHONE },
])("pointing and dragging $name", async ({ name, viewport }, { open }) => {
  const page = await open({ viewport, reducedMotion: "no-preference" });
  await openPosition(page, POSITION);
  await nextMoment(page);
  const { tile } = chosenAt(POSITION) as { tile: number };
  const held = page.locator(`[data-spot="${spots.handTile(0, tile)}"]`).first();
  const path = await middles(page);
  const { x, y, width, height } = (await held.boundingBox())!;
  const inHand = { x: x + width / 2, y: y + height / 2 };

  await held.click();
  const pointing = await traced(page, () => over(page, [...path, ...path]));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.move(inHand.x, inHand.y);
  const dragging = await traced(page, async () => {
    await page.mouse.down();
    await over(page, path);
    await page.mouse.move(2, 2);
    await page.mouse.up();
  });

  const found = { pointing: mainThread(pointing), dragging: mainThread(dragging) };
  for (const [way, events] of Object.entries(found)) {
    const [frames, tasks] = [workOf(events), tasksOf(events)];
    const [half, most] = [share(frames, 0.5), share(frames, 0.95)];
    const longest = Math.max(0, ...tasks);
    console.log(
      `${way} ${name}: ${frames.length} frames, ${half.toFixed(1)} ms, at the 95th ${most.toFixed(1)} ms, ` +
        `the worst ${Math.max(0, ...frames).toFixed(1)} ms; the longest task ${longest.toFixed(1)} ms`,
    );
    expect.soft(most, `${way}: a frame`).toBeLessThanOrEqual(MOST_IN_A_FRAME);
    expect.soft(longest, `${way}: a task`).toBeLessThanOrEqual(LONGEST_TASK);
  }
});
