// How much work a frame is while one points and drags over a stage, on a processor a quarter as fast: `npm run trace` in
// web/. Prints its numbers; fails where they are more than is allowed. TRIOPOLIS_TRACE="bloom_town 2-A choice" takes another
// position than the stage's own, TRIOPOLIS_TASKS=5 tells the five longest tasks instead of two.
import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { spots } from "../../src/games/bloom_town/spots";
import { DESKTOP, PHONE, test, type Game } from "../house";
import { nextMoment } from "../play";
import { chosenAt, openPosition, type Chosen, type Position } from "../positions";
import { CATEGORIES, counted, share, tableOf, told, workOf, type TraceEvent } from "./work";

/** Milliseconds of scripts, styles and layout in a frame, at the 95th of a hundred. */
const MOST_IN_A_FRAME = 8;
const LONGEST_TASK = 50;
/** From one thing to the next. */
const STEPS = 6;

interface Stage {
  /** A moment at which something is held, and pointed at where it may go. */
  setup: string;
  moment: string;
  /** What is picked by a click or dragged. */
  held(chosen: Chosen): string;
  /** What it is held over, and how many of that lie in a row. */
  over: string;
  columns: number;
  /** Whether it can be dragged there. */
  dragged: boolean;
}

const STAGES: Partial<Record<Game, Stage>> = {
  bloom_town: {
    ...{ setup: "4-A", moment: "choice" },
    held: ({ tile }) => `[data-spot="${spots.handTile(0, tile!)}"]`,
    ...{ over: ".grid [data-cell]", columns: 5, dragged: true },
  },
  point_city: {
    ...{ setup: "4", moment: "choice" },
    held: ({ first }) => `.cards [data-cell="${first}"]`,
    ...{ over: ".cards [data-cell]", columns: 4, dragged: false },
  },
};

const asked = process.env.TRIOPOLIS_TRACE?.split(" ");
const positions: Position[] = asked
  ? [{ game: asked[0] as Game, setup: asked[1]!, moment: asked[2]! }]
  : (Object.keys(STAGES) as Game[]).map((game) => ({ game, ...STAGES[game]! }));
const longest = Number(process.env.TRIOPOLIS_TASKS ?? 2);

async function traced(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as never[])));
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise<void>((resolve) =>
    session.once("Tracing.tracingComplete", () => resolve()),
  );
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return events;
}

type Point = { x: number; y: number };

type Box = Point & { width: number; height: number };

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** There and back, row by row. */
async function pathOver(things: Locator, columns: number): Promise<Point[]> {
  const boxes = await things.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as Box),
  );
  const points = boxes.map(middleOf);
  return points.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return points[row * columns + (row % 2 ? columns - 1 - column : column)]!;
  });
}

/** The mouse of a person, pressed or not. Not that of whoever drives the browser: it asks the page about every step. */
class Mouse {
  #at: Point;
  #pressed = false;

  constructor(
    private readonly session: CDPSession,
    at: Point,
  ) {
    this.#at = at;
  }

  async over(path: Point[]): Promise<void> {
    for (const to of path) {
      const from = this.#at;
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        await this.#send("mouseMoved");
      }
    }
  }

  async press(): Promise<void> {
    this.#pressed = true;
    await this.#send("mousePressed");
  }

  async letGo(): Promise<void> {
    this.#pressed = false;
    await this.#send("mouseReleased");
  }

  async #send(type: "mouseMoved" | "mousePressed" | "mouseReleased"): Promise<void> {
    const button = this.#pressed || type === "mouseReleased" ? "left" : "none";
    const held = { button, buttons: this.#pressed ? 1 : 0 } as const;
    const clicks = type === "mouseMoved" ? {} : { clickCount: 1 };
    await this.session.send("Input.dispatchMouseEvent", { type, ...this.#at, ...held, ...clicks });
  }
}

const cases = positions.flatMap((position) => [
  { ...position, name: "at a desk", viewport: DESKTOP },
  { ...position, name: "in a phone's window", viewport: PHONE },
]);

test.for(cases)("$game, $setup $moment, $name", async (each, { open }) => {
  const { name, viewport, ...position } = each;
  const stage = STAGES[position.game]!;
  const page = await open({ viewport, reducedMotion: "no-preference" });
  await openPosition(page, position);
  await nextMoment(page);
  const held = page.locator(stage.held(chosenAt(position))).first();
  const path = await pathOver(page.locator(stage.over), stage.columns);
  const inHand = middleOf((await held.boundingBox())!);

  const mouse = new Mouse(await page.context().newCDPSession(page), inHand);
  await mouse.press();
  await mouse.letGo();
  const ways = { pointing: await traced(page, () => mouse.over([...path, ...path])) };
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await mouse.over([inHand]);
  const drag = async () => {
    await mouse.press();
    await mouse.over([...path, { x: 2, y: 2 }]);
    await mouse.letGo();
  };
  if (stage.dragged) Object.assign(ways, { dragging: await traced(page, drag) });

  for (const [way, events] of Object.entries(ways)) {
    const work = workOf(events);
    work.tasks.sort((one, other) => other.time - one.time);
    const worst = work.tasks.slice(0, longest).map((task) => told(task));
    console.log(`${position.game}, ${way} ${name}\n${tableOf(work)}\n${worst.join("\n")}`);
    const most = share(work.frames.map(counted), 0.95);
    expect.soft(most, `${way}: a frame`).toBeLessThanOrEqual(MOST_IN_A_FRAME);
    expect.soft(work.tasks[0]?.time, `${way}: a task`).toBeLessThanOrEqual(LONGEST_TASK);
  }
});
