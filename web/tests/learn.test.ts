// A first game with the guide: from the home page, lesson by lesson, to the end; and without it from any moment on.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { guide as bloomTown } from "../src/games/bloom_town/guide";
import { guide as happyCity } from "../src/games/happy_city/guide";
import { guide as pointCity } from "../src/games/point_city/guide";
import type { GameGuide } from "../src/lib/rooms/lesson";
import type { GameId } from "../src/lib/protocol";
import { GAMES, NAMES, test, type Game } from "./house";
import { expectNoBarriers } from "./barriers";
import { nextMoment, onBoard, type Player } from "./play";
import { tableAt } from "./quick";

/** Lessons that only some courses of play bring: several ways to pay, a line to flip, the colours of a special. */
const SOMETIMES = new Set(["guide-pc-pay", "guide-pc-flip", "guide-undo", "guide-hc-special"]);

/** As far as lessons ask which table it is: two players, the training game where there is one. */
const TABLE = { players: 2, switches: { training: true, scoring: "multiply" } } as never;

function lessonsOf<Id extends GameId>({ lessons }: GameGuide<Id>): string[] {
  return lessons.filter((lesson) => lesson.where?.(TABLE) ?? true).map(({ id }) => id);
}

const LESSONS: Record<Game, string[]> = {
  bloom_town: lessonsOf(bloomTown),
  point_city: lessonsOf(pointCity),
  happy_city: lessonsOf(happyCity),
};

const guide = (page: Page) => page.locator(".guide");
const lessonOf = (page: Page) => guide(page).getAttribute("data-lesson");

/** What some lessons ask for; all others ask for a move. */
const TRIES: Record<string, Player> = {
  "guide-bt-point": async (page) => {
    await page.locator(".held.ready").first().click();
    await page.locator('[data-cell="7"]').hover();
  },
};

async function openGuided(page: Page, game: Game): Promise<void> {
  await page.getByRole("link", { name: `Learn by playing: ${NAMES[game]}` }).click();
  await page.locator(".guide[data-lesson]").waitFor();
}

/** Whether the first ringed place begins beside the guide, and above what lies below the thumb or next to it. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const { top, left, right } = box("[data-taught]");
    const [guide, foot] = [box(".guide"), box(".bar, [data-frame=foot]")];
    const beside = top >= guide.bottom || top < guide.top;
    return beside && (top < foot.top || right <= foot.left || left >= foot.right);
  });
}

/** Waits for a lesson, for something to choose in a new position, or for the end of it all. */
async function nextStep(page: Page, played: number) {
  const handle = await page.waitForFunction((played) => {
    const lesson = document.querySelector<HTMLElement>(".guide")?.dataset.lesson;
    if (lesson) return { lesson, revision: null };
    if (document.querySelector(".guide .ways")) return { lesson: null, revision: null };
    const { revision, choices } = document.querySelector<HTMLElement>("[data-revision]")!.dataset;
    const ready = Number(choices) && Number(revision) !== played;
    return ready ? { lesson: null, revision: Number(revision) } : null;
  }, played);
  return (await handle.jsonValue())!;
}

async function learn(page: Page, lesson: string, game: Game): Promise<void> {
  // Or it points at nothing.
  await page.locator("[data-taught]").first().waitFor({ state: "attached" });
  const onward = guide(page).locator(".next");
  if ((await onward.innerText()) === "Skip") await (TRIES[lesson] ?? onBoard[game])(page);
  else await onward.click();
  await page.waitForFunction(
    (lesson) => document.querySelector<HTMLElement>(".guide")?.dataset.lesson !== lesson,
    lesson,
  );
}

/** Does what the guide says to the end of the game; returns the lessons. */
async function follow(page: Page, game: Game): Promise<string[]> {
  const seen: string[] = [];
  for (let played = -1; ;) {
    const { lesson, revision } = await nextStep(page, played);
    if (lesson) {
      seen.push(lesson);
      await learn(page, lesson, game);
    } else if (revision !== null) {
      await onBoard[game](page);
      played = revision;
    } else {
      return seen;
    }
  }
}

describe.each(GAMES)("%s", (game) => {
  test("from home through the whole guided game", async ({ open }) => {
    const page = await open();
    await openGuided(page, game);
    const seen = await follow(page, game);
    expect(new Set(seen).size, "a lesson came twice").toBe(seen.length);
    expect(seen.at(-1)).toBe("guide-end");
    const missed = LESSONS[game].filter((id) => !seen.includes(id) && !SOMETIMES.has(id));
    expect(missed).toEqual([]);

    // What to try next is a table of its own.
    const table = page.url();
    await guide(page).locator(".ways button").last().click();
    await page.waitForURL((url) => url.href !== table);
    await nextMoment(page);
    expect(await guide(page).count()).toBe(0);
  });

  test("on a phone it covers nothing of what it points at", async ({ open }) => {
    const page = await open({ phone: true });
    await page.getByRole("link", { name: `Learn by playing: ${NAMES[game]}` }).tap();
    const onward = guide(page).locator(".next");
    await onward.waitFor();
    for (;;) {
      expect(await isInSight(page), (await lessonOf(page)) ?? "").toBe(true);
      if ((await onward.innerText()) === "Skip") break;
      await onward.tap();
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test("no barriers while a lesson is read", async ({ open }) => {
  for (const dark of [false, true]) {
    const page = await open({ dark });
    await openGuided(page, "bloom_town");
    await expectNoBarriers(page);
  }
});

test("it stays after a reload and may be left, and opened again", async ({ open }) => {
  const page = await open();
  await openGuided(page, "bloom_town");
  const table = page.url();
  await guide(page).getByRole("button", { name: "Next" }).click();
  await page.locator('[data-lesson="guide-bt-hand"]').waitFor();

  await page.reload();
  await page.locator('[data-lesson="guide-bt-hand"]').waitFor();
  await guide(page).getByRole("button", { name: "Read the one before" }).click();
  expect(await lessonOf(page)).toBe("guide-bt-goal");

  await guide(page).getByRole("button", { name: "Leave the guide" }).click();
  await guide(page).waitFor({ state: "detached" });
  expect(await page.locator("[data-taught]").count()).toBe(0);
  await onBoard.bloom_town(page);
  await page.reload();
  await nextMoment(page);
  expect(await guide(page).count()).toBe(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Guide" }).click();
  await page.locator('[data-lesson="guide-bt-hand"]').waitFor();
  expect(page.url()).toBe(table);
});

test("Enter goes on; going back opens no second table", async ({ open }) => {
  const page = await open();
  await openGuided(page, "bloom_town");
  const table = page.url();
  await page.keyboard.press("Enter");
  await page.locator('[data-lesson="guide-bt-hand"]').waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Go on playing" }).waitFor();
  // Whoever comes again finds the table as it was left.
  await openGuided(page, "bloom_town");
  expect(page.url()).toBe(table);
  expect(await lessonOf(page)).toBe("guide-bt-hand");
});

test("into the full game the guide comes along, for what is new there", async ({ open }) => {
  const page = await open();
  const guided = { table: "", open: true, seen: ["guide-bt-goal", "guide-end"], pending: false };
  const id = await tableAt(page, "bloom_town", "end");
  await page.evaluate(
    ([id, guided]) =>
      localStorage.setItem("triopolis.guide.bloom_town", JSON.stringify({ ...guided, table: id })),
    [id, guided] as const,
  );
  await page.reload();
  await guide(page).getByRole("button", { name: "The full game with a bot" }).click();
  await page.locator('[data-lesson="guide-bt-hand"]').waitFor();
  expect(await guide(page).locator(".count").innerText()).toMatch(/^3 of/);
});

test("an address of no game says so", async ({ open }) => {
  const page = await open();
  await page.goto("/learn/nowhere");
  await page.getByRole("heading", { level: 1 }).waitFor();
});
