// From the home page to the end sheet, each game in each kind of company.
import { describe, expect } from "vitest";
import { GAMES, NAMES, test } from "./house";
import { byList, expectEnd, onBoard, play } from "./play";

describe.each(GAMES)("%s", (game) => {
  const alone = game !== "happy_city";

  if (alone)
    test("alone, two clicks from home", async ({ open }) => {
      const page = await open();
      await page.getByRole("button", { name: `Play now: ${NAMES[game]}` }).click();
      await page.getByRole("button", { name: "Start" }).click();
      await play(page, onBoard[game]);
      await expectEnd(page, 2);
    });

  test("with bots", async ({ open }) => {
    const page = await open();
    await page.getByRole("button", { name: `Play now: ${NAMES[game]}` }).click();
    if (alone) await page.getByRole("radio", { name: "bots", exact: true }).check();
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("radio", { name: "easy", exact: true }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await play(page, onBoard[game]);
    await expectEnd(page, 3);
  });

  test("two browsers at one table, by its link", async ({ open }) => {
    const host = await open();
    await host.getByRole("link", { name: `New table: ${NAMES[game]}` }).click();
    await host.getByLabel("Seat 1: name").fill("Ada");
    await host.getByLabel("Seat 2: who").selectOption("a friend by link");
    await host.getByRole("button", { name: "Open the table" }).click();
    const link = await host.getByLabel("Link to this table").inputValue();

    const friend = await open();
    await friend.goto(link);
    await friend.getByLabel("Your name at this table").fill("Бо");
    await friend.getByRole("button", { name: "Sit down" }).click();
    await Promise.all([play(host, byList), play(friend, byList)]);
    for (const page of [host, friend]) await expectEnd(page, 2);
    expect(await host.locator("#winner").innerText()).toBe(
      await friend.locator("#winner").innerText(),
    );
  });
});

test("two people at one screen, with a curtain between them", async ({ open }) => {
  const page = await open();
  await page.getByRole("link", { name: "New table: Bloom Town" }).click();
  await page.getByLabel("Seat 1: name").fill("Ada");
  await page.getByLabel("Seat 2: who").selectOption("someone at this screen");
  await page.getByLabel("Seat 2: name").fill("Бо");
  await page.getByRole("button", { name: "Start" }).click();

  const curtain = page.getByRole("dialog");
  await curtain.waitFor();
  // Whoever looks now is not known yet: no hand is shown to anybody.
  expect(await page.locator('[data-spot^="hand-0-"], [data-spot^="hand-1-"]').count()).toBe(0);
  await play(page, byList);
  await expectEnd(page, 2);
});
