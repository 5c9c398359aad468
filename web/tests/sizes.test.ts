// How much a first visit loads: gzipped as it comes over the network, everything counted.
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { GAMES, NAMES, test } from "./house";
import { nextMoment } from "./play";

const MOST_KB = 120;

/** Counts from now on; ask for the sum when everything has come. */
function meter(page: Page): () => Promise<number> {
  const loading: Promise<number>[] = [];
  page.on("requestfinished", (request) =>
    loading.push(request.sizes().then((sizes) => sizes.responseBodySize)),
  );
  return async () => {
    await page.waitForLoadState("networkidle");
    const bytes = (await Promise.all(loading)).reduce((sum, size) => sum + size, 0);
    return bytes / 1000;
  };
}

function report(what: string, kilobytes: number): void {
  console.log(`${what}: ${kilobytes.toFixed(1)} kB of ${MOST_KB} kB`);
  expect(kilobytes).toBeLessThan(MOST_KB);
}

test.for(["en", "ru", "uk"])("the home page in %s", async (locale, { browser }) => {
  const context = await browser.newContext({ baseURL: inject("address"), locale });
  const page = await context.newPage();
  const loaded = meter(page);
  await page.goto("/");
  await page.locator("article").first().waitFor();
  report(`home, ${locale}`, await loaded());
  await context.close();
});

test.for(GAMES)("a table of %s, coming from the home page", async (game, { open }) => {
  const page = await open({ locale: "ru" });
  await page.waitForLoadState("networkidle");
  const loaded = meter(page);
  const door = page.locator(`a[href$="new/${game}"]`);
  await page.locator("article", { has: door }).getByRole("button").click();
  await page.getByRole("dialog").locator(".primary").click();
  await nextMoment(page);
  report(`${NAMES[game]}, ru`, await loaded());
});
