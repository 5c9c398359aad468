// On a phone: a first tap shows what would happen, a second one does it; nothing sticks out at the side.
import { describe, expect } from "vitest";
import { GAMES, NAMES, test } from "./house";
import { nextMoment } from "./play";
import { openPosition } from "./positions";
import { tableAt } from "./quick";
import type { Page } from "playwright-core";

async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

test("the first tap points, the second plays", async ({ open }) => {
  const page = await open({ phone: true });
  await page.getByRole("button", { name: "Play now: Bloom Town" }).tap();
  await page.getByRole("button", { name: "Start" }).tap();
  const { revision } = await nextMoment(page);

  const tile = page.locator(".held.ready").first();
  const cell = page.locator('[data-cell="7"]');
  await tile.tap();
  await cell.tap();
  await page.locator(".ghost").waitFor();
  const build = page.getByRole("button", { name: /^Build/ });
  await build.waitFor();
  expect((await nextMoment(page)).revision).toBe(revision);
  await cell.tap();
  const built = await nextMoment(page, revision);

  // A button that says itself what it does needs one tap only.
  await tile.tap();
  await page.locator('[data-cell="13"]').tap();
  await build.tap();
  await nextMoment(page, built.revision);
});

test("moves and log slide in, and say yes before they play", async ({ open }) => {
  const page = await open({ phone: true });
  await openPosition(page, { game: "bloom_town", setup: "2-A", moment: "middle" });
  const { revision } = await nextMoment(page);
  await page.getByRole("button", { name: "Log" }).tap();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  await page.getByRole("button", { name: "Close" }).tap();
  await page.getByRole("button", { name: "Menu" }).tap();
  await page.getByRole("button", { name: "Moves" }).tap();
  await page.getByRole("dialog").locator(".moves button").first().tap();
  await page.locator("[data-answer]").first().tap();
  await nextMoment(page, revision);
});

test("the pages of the house fit", async ({ open }) => {
  const page = await open({ phone: true, locale: "ru" });
  const printed = [...GAMES.map((game) => `score/${game}`), "opponent/bloom_town"];
  printed.push("opponent/point_city");
  for (const path of ["", "new/happy_city", "tables", "watch", "import", "device", ...printed]) {
    await page.goto(`/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNoOverflow(page);
  }
});

describe.each(GAMES)("%s", (game) => {
  test(`${NAMES[game]} fits at its start, in the middle and at the end`, async ({ open }) => {
    const page = await open({ phone: true, locale: "uk" });
    for (const point of ["start", "middle", "end"] as const) {
      await tableAt(page, game, point);
      await nextMoment(page);
      await expectNoOverflow(page);
    }
  });
});
