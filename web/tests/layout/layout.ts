// Whether everything fits: stored positions in windows of every size. With TRIOPOLIS_FULL=1 every combination, else every
// moment of the fullest table in Russian, and so many others that any two values meet.
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { PersonId } from "../../src/art/people/people";
import { test, type Game } from "../house";
import { nextMoment } from "../play";
import { chosenAt, remembered, served, type Laid } from "../positions";
import * as bloom_town from "./bloom_town";
import { casesOf, STEADY, type Case } from "./cases";
import { faintLetters } from "./contrast";
import { inspect, type Box, type Limits } from "./inspect";
import * as point_city from "./point_city";
import { settle } from "./settle";
import { named, sizesFor, type Size } from "./sizes";

/** Each game with positions, and how something is chosen on its stage. */
const STAGES = { bloom_town, point_city } satisfies Partial<Record<Game, unknown>>;
/** Those whose names and trades are the longest. */
const PEOPLE: PersonId[] = ["otto", "viktor", "sofia"];

/** What a game's stage has that is not looked at like the rest. */
type Kinds = Pick<Limits, "beneath" | "marks">;

const games = Object.keys(STAGES) as (keyof typeof STAGES)[];
/** Point City's tray is still too small for a finger on lying phones. */
const ONLY_AT_DESKS: Game[] = ["point_city"];
const cases = Object.fromEntries(
  games.map((game) => [
    game,
    casesOf(game).filter(({ touch }) => !touch || !ONLY_AT_DESKS.includes(game)),
  ]),
);

/** Of every case, for who wants to read them in one piece: build/layout.txt. */
const all: string[] = [];
let laid: Laid;
beforeAll(async () => {
  const wanted = Object.values(cases).flat();
  laid = await served(wanted, PEOPLE);
});
afterAll(async () => {
  mkdirSync("../build", { recursive: true });
  writeFileSync(
    "../build/layout.txt",
    all
      .sort()
      .map((line) => `${line}\n`)
      .join(""),
  );
  await laid.server.clearAway();
  expect(laid.server.faults()).toEqual([]);
});

describe.each(games)("%s", (game) => {
  test.concurrent.for(cases[game]!.map((each) => ({ ...each, said: said(each) })))(
    "$said",
    async (each, { open }) => {
      const { language, dark, touch } = each;
      const device = touch ? { hasTouch: true, isMobile: true } : {};
      const page = await open({
        ...remembered(laid, { language }),
        ...{ dark, viewport: sizesFor(touch)[0]!, ...device },
      });
      await page.goto(laid.table(each));
      await nextMoment(page);
      await settle(page);
      const findings = await lookedAt(page, each, game);
      const lines = findings.map((finding) => `${said(each)}, ${finding}`);
      all.push(...lines);
      // Readable, not as the difference of two lists.
      if (lines.length) throw new Error(lines.join("\n"));
    },
  );
});

async function lookedAt(page: Page, each: Case, game: keyof typeof STAGES): Promise<string[]> {
  const { moment, touch } = each;
  const { pick, point, grows, ...kinds } = STAGES[game];
  const chosen = chosenAt(each);
  const choosing = Object.keys(chosen).length > 0;
  const findings: string[] = [];
  const before = await look(page, sizesFor(touch)[0]!, touch, kinds);
  await watchShifts(page);
  if (choosing) {
    await pick(page, chosen);
    await point(page, chosen, moment, touch);
    await settle(page);
  }
  for (const [place, size] of sizesFor(touch).entries()) {
    const told = (what: string) => findings.push(`${named(size)}, ${what}`);
    if (place) {
      await page.setViewportSize(size);
      await settle(page);
      // Where the mouse was lies something else now; a finger's choice stays.
      if (choosing && !touch) await point(page, chosen, moment, touch);
      await settle(page);
    } else if (choosing && !grows(each)) {
      (await shifts(page)).forEach(told);
    }
    const { findings: found, regions } = await look(page, size, touch, kinds);
    found.forEach(told);
    if (!place && !grows(each)) moved(before.regions, regions).forEach(told);
    if (STEADY.includes(moment)) steady(each, size, regions).forEach(told);
    if (place === each.setup.length % sizesFor(touch).length || process.env.TRIOPOLIS_FULL === "1")
      (await faintLetters(page)).forEach(told);
  }
  return findings;
}

function look(page: Page, { width, height }: Size, touch: boolean, kinds: Kinds) {
  const phone = width < 700 || height < 560;
  const limits: Limits = {
    letters: phone ? 11 : 12,
    target: touch ? 44 : null,
    cell: touch ? (height < 560 ? 40 : 44) : null,
    ...kinds,
  };
  return page.evaluate(inspect, limits);
}

/** Where the parts of a table were first seen, by table and size. */
const seen = new Map<string, { moment: string; regions: Record<string, Box> }>();

function steady(each: Case, size: Size, regions: Record<string, Box>) {
  const { game, setup, moment, language } = each;
  const key = `${game} ${setup} ${language} ${named(size)}`;
  const first = seen.get(key);
  if (!first) {
    seen.set(key, { moment, regions });
    return [];
  }
  return moved(first.regions, regions).map((line) => `${line} since “${first.moment}”`);
}

function moved(before: Record<string, Box>, after: Record<string, Box>): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    if (!is) return [];
    const far = (["left", "top", "right", "bottom"] as const).map((side) => is[side] - was[side]);
    const text = far.map((way) => way.toFixed(0)).join(", ");
    return far.some((way) => Math.abs(way) > 0.6) ? [`region ${name} moved by ${text}`] : [];
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { shifts: lines });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const moved = entry.sources.flatMap(({ node }) => (node instanceof Element ? [node] : []));
        // The sign's sentence is another one now, and stands in its middle; what opened says what it brings.
        const table = moved.filter(
          (node) => !node.closest('[data-region="head"], [data-region="sign"], [data-choice]'),
        );
        const names = table.map(
          (node) => `${node.tagName.toLowerCase()}.${node.classList[0] ?? ""}`,
        );
        if (names.length)
          lines.push(`shifts by ${entry.value.toFixed(4)} while choosing: ${names.join(", ")}`);
      }
    }).observe({ type: "layout-shift" });

    interface Shift {
      value: number;
      sources: { node: Node | null }[];
    }
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

function said({ setup, moment, language, dark, touch }: Case): string {
  const words = [setup, moment, language, dark ? "night" : "morning", touch ? "touch" : "mouse"];
  return words.join(", ");
}
