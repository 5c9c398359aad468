// Whole games of Point City by mouse, by finger and by keyboard, each in another language.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openTable, test } from "./house";
import { expectEnd, isPlayed, nextMoment, onBoard, play, type Player } from "./play";
import { ALONE } from "./quick";

const DUE = '.pays button, .due [data-spot^="token-"][aria-disabled="false"]';
const legal = (page: Page) => page.locator("[data-cell].legal").first();
const partner = (page: Page) => page.locator("[data-cell].partner").first();
const confirm = (page: Page) => page.locator("[data-answer=confirm]").first();
const pile = (page: Page) => page.locator("[data-spot=pile].legal").first();
const pass = (page: Page) => page.locator("[data-answer=pass]").first();

const byFinger: Player = async (page) => {
  const { revision } = await nextMoment(page);
  const due = page.locator(DUE).first();
  if (await due.count()) await due.tap();
  else if (await pass(page).count()) return pass(page).tap();
  else if (await legal(page).count()) {
    await legal(page).tap();
    if (!(await partner(page).count())) return page.locator("[data-answer=flip]").tap();
    await partner(page).tap();
  } else await pile(page).tap();
  if (!(await isPlayed(page, revision))) await confirm(page).tap();
};

const MOST_STOPS = 90;

async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  expect.fail(`The Tab key does not reach ${goal}.`);
}

const cellOf = async (card: Locator) => Number(await card.getAttribute("data-cell"));

/** Over the square by the arrow keys. */
async function walkTo(page: Page, goal: number): Promise<void> {
  await tabTo(page, page.locator('[data-cell][tabindex="0"]'));
  const from = await cellOf(page.locator("[data-cell]:focus"));
  const [right, down] = [(goal % 4) - (from % 4), Math.floor(goal / 4) - Math.floor(from / 4)];
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  expect(await cellOf(page.locator("[data-cell]:focus"))).toBe(goal);
}

const byKeys: Player = async (page) => {
  const { revision } = await nextMoment(page);
  for (const first of [page.locator(DUE).first(), pass(page)]) {
    if (!(await first.count())) continue;
    await tabTo(page, first);
    return page.keyboard.press("Enter");
  }
  if (!(await legal(page).count())) {
    await tabTo(page, pile(page));
    return page.keyboard.press("Enter");
  }
  await walkTo(page, await cellOf(legal(page)));
  await page.keyboard.press("Enter");
  if (!(await partner(page).count())) return page.keyboard.press("f");
  await walkTo(page, await cellOf(partner(page)));
  await page.keyboard.press("Enter");
  // The same key again says yes to the bill.
  if (!(await isPlayed(page, revision))) await page.keyboard.press("Enter");
};

test.for([
  { hand: "mouse", locale: "en", player: onBoard.point_city, phone: false },
  { hand: "finger", locale: "ru", player: byFinger, phone: true },
  { hand: "keyboard", locale: "uk", player: byKeys, phone: false },
])("by $hand, $locale", async ({ locale, player, phone }, { open }) => {
  const page = await open({ locale, phone });
  await openTable(page, { ...ALONE.point_city, options: { automa: "easy" } });
  await play(page, player);
  await expectEnd(page, 2);
});
