// What a person can do at a table besides playing on.
import { describe, expect } from "vitest";
import { openTable, test } from "./house";
import { nextMoment, onBoard, play } from "./play";
import { openPosition } from "./positions";
import { ALONE, tableAt } from "./quick";
import type { Page } from "playwright-core";

/** Those with a stage of their own. */
const STAGES = ["bloom_town", "point_city"] as const;
/** What a hint shows on the table. */
const SHOWN = { bloom_town: ".ghost", point_city: "[data-cell].lit, [data-spot=pile].lit" };

/** Everything that the cells tell a screen reader. */
function cells(page: Page): Promise<string[]> {
  return page
    .locator("[data-cell]")
    .evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? cell.textContent));
}

describe.each(STAGES)("%s", (game) => {
  test("undo takes back what was just done", async ({ open }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    await nextMoment(page);
    const before = await cells(page);
    const undo = page.getByRole("button", { name: "Undo" });
    expect(await undo.getAttribute("aria-disabled")).toBe("true");

    await play(page, onBoard[game], 1);
    const { revision } = await nextMoment(page);
    expect(await cells(page)).not.toEqual(before);
    await undo.click();
    await nextMoment(page, revision);
    expect(await cells(page)).toEqual(before);
  });

  test("a hint names moves with reasons; a click shows one, a second click plays it", async ({
    open,
  }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    const { revision } = await nextMoment(page);
    await page.getByRole("button", { name: "Hint" }).click();
    const panel = page.getByRole("region", { name: "Good moves" });
    const hints = panel.getByRole("listitem");
    await hints.first().waitFor();
    expect(await hints.first().innerText()).toMatch(/\S\n.*\d+ %/s);
    await hints.first().getByRole("button").click();
    await page.locator(SHOWN[game]).first().waitFor();
    expect((await nextMoment(page)).revision).toBe(revision);
    await hints.first().getByRole("button").click();
    await nextMoment(page, revision);
    await panel.waitFor({ state: "hidden" });
  });

  test("what cannot be chosen says why not", async ({ open }) => {
    const page = await open();
    await tableAt(page, game, "middle");
    await nextMoment(page);
    // A tile that is built already; a building that cannot be paid.
    await page.locator('[data-cell][aria-disabled="true"]').first().click({ force: true });
    expect(await page.locator(".notes .note p").first().innerText()).not.toBe("");
  });

  test("a reload in the middle changes nothing", async ({ open }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    await play(page, onBoard[game], 7);
    const [before, { revision }] = [await cells(page), await nextMoment(page)];
    await page.reload();
    expect((await nextMoment(page)).revision).toBe(revision);
    expect(await cells(page)).toEqual(before);
    await play(page, onBoard[game], 1);
  });

  test("two tabs of one guest stay in step", async ({ open }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const { revision } = await nextMoment(other);
    await play(page, onBoard[game], 1);
    await nextMoment(other, revision);
    await nextMoment(page, revision);
    expect(await cells(other)).toEqual(await cells(page));
  });
});

/** In whatever language. */
const MENU = /^(Menu|Меню)$/;
const LOG = /^(Log|Журнал)$/;

test("the language changes at once, and stays", async ({ open }) => {
  const page = await open();
  await openPosition(page, { game: "bloom_town", setup: "2-A", moment: "middle" });
  const line = page.locator(".sign");
  const log = page.getByRole("dialog", { name: LOG });
  const seen = new Set<string>();
  for (const [language, tongue, words] of [
    ["en", "English", /Your turn/],
    ["ru", "Русский", /ход/],
    ["uk", "Українська", /хід/],
  ] as const) {
    await page.getByRole("button", { name: MENU }).click();
    await page.getByRole("button", { name: tongue }).click();
    await page.locator(`html[lang=${language}]`).waitFor();
    await line.filter({ hasText: words }).waitFor();
    await page.getByRole("button", { name: LOG }).click();
    seen.add(await log.innerText());
  }
  expect(seen.size).toBe(3);
  await page.reload();
  await line.filter({ hasText: /хід/ }).waitFor();
});

test("the browser's language comes first", async ({ open }) => {
  const page = await open({ locale: "uk-UA" });
  await page.locator("html[lang=uk]").waitFor();
  await page.getByRole("heading", { level: 1 }).filter({ hasText: /[іїє]/ }).waitFor();
});

test("a rematch seats the same people again", async ({ open }) => {
  const page = await open();
  const id = await tableAt(page, "bloom_town", "end");
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await nextMoment(page);
  await play(page, onBoard.bloom_town, 1);
});

test("townsfolk sit for the bots, with a portrait and a trade, and stay", async ({ open }) => {
  const page = await open();
  const bot = { kind: "bot", bot: "greedy" };
  await openTable(page, {
    game: "happy_city",
    seats: [{ kind: "me" }, bot, bot, { kind: "open" }],
  });
  const seats = page.locator("li", { has: page.locator(".portrait path") });
  const bots = seats.filter({ hasText: /greedy/ });
  await bots.nth(1).waitFor();
  const before = await bots.allInnerTexts();
  expect(new Set(before).size).toBe(2);
  for (const text of before) expect(text).toMatch(/^\w+\n[a-z ]+, greedy$/);
  await page.reload();
  await bots.nth(1).waitFor();
  expect(await bots.allInnerTexts()).toEqual(before);
});
