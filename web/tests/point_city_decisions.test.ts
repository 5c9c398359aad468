// Two cards of Point City and what pays for them are one decision: played as a whole or not at all.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { spots } from "../src/games/point_city/spots";
import { PHONE, test, type Open, type Wishes } from "./house";
import { nextMoment } from "./play";
import { chosenAt, nextActionAt, openPosition, type Position } from "./positions";
import { playDecision } from "./quick";

/** Two buildings can be taken that cost cards. */
const BILL: Position = { game: "point_city", setup: "2", moment: "bill" };

async function openAt(open: Open, wishes: Wishes = {}): Promise<Page> {
  const page = await open(wishes);
  await openPosition(page, BILL);
  await nextMoment(page);
  return page;
}

const cellAt = (page: Page, cell: number) => page.locator(`[data-cell="${cell}"]`);
const confirm = (page: Page) => page.locator("[data-answer=confirm]");
const bill = (page: Page) => page.locator("section.bill");

/** Both cards are chosen; the bill lies there. */
async function chooseBoth(page: Page): Promise<void> {
  const { first, second } = chosenAt(BILL) as { first: number; second: number };
  await cellAt(page, first).click();
  await cellAt(page, second).click();
  await confirm(page).waitFor();
}

async function promised(page: Page): Promise<number> {
  return Number(/\+(\d+)/.exec(await confirm(page).innerText())![1]);
}

async function score(page: Page): Promise<number> {
  const shown = page.locator(`[data-spot="${spots.score(0)}"]`).first();
  return Number(/\d+/.exec(await shown.innerText())![0]);
}

const square = (page: Page) => page.locator("[data-cell]").allTextContents();
const houses = (page: Page) => page.locator('[data-spot^="house-0-"]').count();

describe("a reload", () => {
  test("while the bill lies there: nothing of it was played", async ({ open }) => {
    const page = await openAt(open);
    const [before, { revision }] = [await square(page), await nextMoment(page)];
    await chooseBoth(page);
    await page.reload();
    expect((await nextMoment(page)).revision).toBe(revision);
    expect(await square(page)).toEqual(before);
    expect(await bill(page).count()).toBe(0);

    const [had, built] = [await score(page), await houses(page)];
    await chooseBoth(page);
    const gain = await promised(page);
    await confirm(page).click();
    await nextMoment(page, revision);
    expect(await score(page)).toBe(had + gain);
    expect(await houses(page)).toBe(built + 2);
  });
});

test("the connection is lost before the last click: all of it is kept, and played once", async ({
  open,
  complaints,
}) => {
  const page = await openAt(open);
  const { revision } = await nextMoment(page);
  const [had, built] = [await score(page), await houses(page)];
  await chooseBoth(page);
  const gain = await promised(page);
  await page.context().setOffline(true);
  await page.getByText("The connection is lost. Trying again …").waitFor();
  await confirm(page).click();
  await page.getByText("Your move is kept").waitFor();
  expect(await page.locator("[data-revision]").getAttribute("data-revision")).toBe(`${revision}`);

  await page.context().setOffline(false);
  await nextMoment(page, revision);
  await page.reload();
  await nextMoment(page);
  expect(await score(page)).toBe(had + gain);
  expect(await houses(page)).toBe(built + 2);
  complaints.splice(0, Infinity, ...complaints.filter((each) => !/ERR_INTERNET/.test(each)));
});

test("another tab decides and a bot moves meanwhile: what was chosen is let go, and can be chosen anew", async ({
  open,
}) => {
  const page = await openAt(open);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const { revision } = await nextMoment(other);
  await chooseBoth(page);
  await playDecision(other, nextActionAt(BILL));
  await nextMoment(other, revision);
  const now = await nextMoment(page, revision);
  expect(await bill(page).count()).toBe(0);
  expect(await page.locator("[data-cell].picked").count()).toBe(0);
  expect(await square(page)).toEqual(await square(other));

  await page.locator("[data-cell].legal").first().click();
  await page.locator("[data-cell].picked").waitFor();
  expect((await nextMoment(page)).revision).toBe(now.revision);
});

test("a phone that is turned keeps what is chosen", async ({ open }) => {
  const page = await openAt(open, { phone: true });
  const { revision } = await nextMoment(page);
  const built = await houses(page);
  const { first, second } = chosenAt(BILL) as { first: number; second: number };
  await cellAt(page, first).tap();
  await cellAt(page, second).tap();
  await confirm(page).waitFor();
  const gain = await promised(page);
  for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
    await page.setViewportSize(size);
    await bill(page).waitFor();
    expect(await promised(page)).toBe(gain);
  }
  await confirm(page).tap();
  await nextMoment(page, revision);
  expect(await houses(page)).toBe(built + 2);
});

test("a finger sees the bill first, and putting back lets go of both cards", async ({ open }) => {
  const page = await openAt(open, { phone: true, locale: "ru" });
  const { revision } = await nextMoment(page);
  const { first, second } = chosenAt(BILL) as { first: number; second: number };
  await cellAt(page, first).tap();
  await cellAt(page, second).tap();
  await bill(page).waitFor();
  await page.locator("[data-frame=foot] .undo").tap();
  await bill(page).waitFor({ state: "detached" });
  expect((await nextMoment(page)).revision).toBe(revision);
});
