// The connection is lost and comes back: no click is lost with it.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openTable, test } from "./house";
import { nextMoment, onBoard, play } from "./play";
import { ALONE } from "./quick";
import { Server } from "./server";

/** Builds where nothing can be added, and waits for nobody. */
async function build(page: Page): Promise<void> {
  await page.locator(".held.ready").first().click();
  const cell = page.locator('[data-cell][aria-disabled="false"]:not([aria-label*="spring"])');
  await cell.first().click();
}

/** What a browser says itself when it reaches nobody. */
const NOBODY_THERE = /^error: (WebSocket connection to|Failed to load resource: net::ERR_)/;

function forgive(complaints: string[]): void {
  complaints.splice(0, Infinity, ...complaints.filter((each) => !NOBODY_THERE.test(each)));
}

test("the network goes and comes back", async ({ open, complaints }) => {
  const page = await open();
  await openTable(page, ALONE.bloom_town);
  await play(page, onBoard.bloom_town, 2);
  const { revision } = await nextMoment(page);

  await page.context().setOffline(true);
  await page.getByText("The connection is lost. Trying again …").waitFor();
  await build(page);
  await page.getByText("Your move is kept").waitFor();

  await page.context().setOffline(false);
  await nextMoment(page, revision);
  await page.getByText("The connection is lost").waitFor({ state: "hidden" });
  forgive(complaints);
});

test("the server dies and is started again", async ({ open, complaints }) => {
  const server = await Server.started();
  try {
    const page = await open({ address: server.address });
    await openTable(page, ALONE.bloom_town);
    await play(page, onBoard.bloom_town, 2);
    const { revision } = await nextMoment(page);

    await server.kill();
    await page.getByText("The connection is lost").waitFor();
    await build(page);
    await page.getByText("Your move is kept").waitFor();

    await server.start();
    await page.getByRole("button", { name: "Try now" }).click();
    expect((await nextMoment(page, revision)).standing).toBe("choose");
    await play(page, onBoard.bloom_town, 1);
    forgive(complaints);
  } finally {
    await server.clearAway();
  }
});
