// No mouse, no touch: from the home page to the end sheet by keyboard alone.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./house";
import { nextMoment, play } from "./play";

const MOST_STOPS = 60;

async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  expect.fail(`The Tab key does not reach ${goal}.`);
}

async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press("Enter");
}

test("a whole game by keyboard", async ({ open }) => {
  const page = await open();
  await enter(page, page.getByRole("button", { name: "Play now: Bloom Town" }));
  await enter(page, page.getByRole("button", { name: "Start" }));
  const { revision } = await nextMoment(page);

  // The first turn on the board: a tile by its button, a cell by the arrow keys.
  await enter(page, page.locator(".held.ready").first());
  await tabTo(page, page.locator('[data-cell][tabindex="0"]'));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  const cell = page.locator('[data-cell="8"]');
  expect(await cell.evaluate((each) => each.matches(":focus-visible"))).toBe(true);
  await page.locator(".ghost").waitFor();
  await page.keyboard.press("Enter");
  const built = await nextMoment(page, revision);

  // The second by keys that have a meaning of their own; Escape puts back what they chose.
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowDown");
  await page.locator(".ghost").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".ghost").waitFor({ state: "detached" });
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await nextMoment(page, built.revision);

  // The others in the list: the focus stays in it from move to move.
  await enter(page, page.getByRole("button", { name: "Menu" }));
  await enter(page, page.getByRole("button", { name: "Moves" }));
  await tabTo(page, page.locator('.moves button[tabindex="0"]'));
  await play(page, async () => {
    await page.locator(".moves button:focus").waitFor();
    await page.keyboard.press("Enter");
  });
  await enter(page, page.getByRole("link", { name: "Replay" }));
  await page.getByRole("slider").waitFor();
});
