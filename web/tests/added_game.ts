// A game of another package (examples/lantern_harbour), which this page was built without: its words come from the
// server, and the generic board plays it.
import { expect } from "vitest";
import { expectNoBarriers } from "./barriers";
import { openTable, test } from "./house";
import { expectEnd, nextMoment, playThrough } from "./play";

const NAME = "Lantern Harbour";

test("alone, from the home page to the end, by mouse", async ({ open }) => {
  const page = await open();
  await page.getByRole("button", { name: `Play now: ${NAME}` }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await nextMoment(page);
  expect(await page.getByText("Lamplighter").count()).toBeGreaterThan(0);
  await expectNoBarriers(page);
  await playThrough(page, "any");
  await expectEnd(page, 2);
});

test("with bots at a new table, its options chosen by their names", async ({ open }) => {
  const page = await open();
  await page.getByRole("link", { name: `New table: ${NAME}` }).click();
  await page.getByLabel("Seat 1: name").fill("Ada");
  await page.getByRole("group", { name: "Storehouses" }).getByLabel("no").check();
  await page.getByRole("button", { name: "Start" }).click();
  await nextMoment(page);
  expect(await page.getByText("storehouse: fish").count()).toBe(0);
});

test("in another language, on a phone", async ({ open }) => {
  const page = await open({ phone: true, locale: "uk" });
  await page.getByText("Гавань ліхтарів").first().waitFor();
  const seats = [
    { kind: "me", name: "Оля" },
    { kind: "bot", bot: "random" },
  ];
  await openTable(page, { game: "lantern", seats });
  await nextMoment(page);
  await page.getByText("Пристань").first().waitFor();
  await expectNoBarriers(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
