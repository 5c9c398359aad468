// How much a first visit loads, compressed.
import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, inject } from "vitest";
import { GAMES, NAMES, test } from "./house";
import { nextMoment } from "./play";

/** The start page as it comes over the network, all but the typeface counted. */
const MOST_KB = 120;
/** Code, style and words of a table whose visitor has nothing kept yet. */
const MOST_TABLE_KB = 200;
/** On the start page, words not counted, in bytes; the rules that name the typeface are part of the style. */
const MOST_CODE = 51_468;
const MOST_STYLE = 6_100;

/** The typeface, apart from all else: Latin for everybody, Cyrillic for texts that have it. */
const MOST_TYPE_KB = 60;

const WORDS = /assets\/(en|ru|uk|about_\w+)-/;

/** Counts from now on; ask for the sum when everything has come. */
function meter(page: Page): () => Promise<number> {
  const loading: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().endsWith(".woff2"))
      loading.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  return async () => {
    await page.waitForLoadState("networkidle");
    const bytes = (await Promise.all(loading)).reduce((sum, size) => sum + size, 0);
    return bytes / 1000;
  };
}

function report(what: string, kilobytes: number, most = MOST_KB): void {
  console.log(`${what}: ${kilobytes.toFixed(1)} kB of ${most} kB`);
  expect(kilobytes).toBeLessThan(most);
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

test.for(["en", "ru", "uk"])("the typeface in %s", async (locale, { browser }) => {
  const context = await browser.newContext({ baseURL: inject("address"), locale });
  const page = await context.newPage();
  const loaded: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) loaded.push(response);
  });
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  const parts = loaded.map((each) => /nunito-(\w+)-/.exec(each.url())?.[1]).sort();
  expect(parts).toEqual(locale === "en" ? ["latin"] : ["cyrillic", "latin"]);
  const bodies = await Promise.all(loaded.map((each) => each.body()));
  const kilobytes = bodies.reduce((sum, body) => sum + body.length, 0) / 1000;
  report(`typeface, ${locale}`, kilobytes, MOST_TYPE_KB);
  await context.close();
});

test("the code and the style of the home page", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: inject("address"), locale: "en" });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto("/");
  await page.locator("article").first().waitFor();
  await page.waitForLoadState("networkidle");
  const code = await bytes(responses, ".js");
  const style = await bytes(responses, ".css");
  console.log(`home: ${code} bytes of code, ${style} of style`);
  expect(code).toBeLessThanOrEqual(MOST_CODE);
  expect(style).toBeLessThanOrEqual(MOST_STYLE);
  await context.close();
});

async function bytes(responses: Response[], ending: string): Promise<number> {
  const counted = responses.filter(
    (each) => each.url().endsWith(ending) && !WORDS.test(each.url()),
  );
  return compressed(counted);
}

async function compressed(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((each) => each.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

// By way of the start page: a table opened by its address loads no more than both.
test.for(GAMES)("a table of %s, opened cold", async (game, { browser }) => {
  const context = await browser.newContext({ baseURL: inject("address"), locale: "ru" });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  });
  await page.goto("/");
  const door = page.locator(`a[href$="new/${game}"]`);
  await page.locator("article", { has: door }).getByRole("button").click();
  await page.getByRole("dialog").locator(".primary").click();
  await nextMoment(page);
  await page.waitForLoadState("networkidle");
  report(`${NAMES[game]}, ru`, (await compressed(responses)) / 1000, MOST_TABLE_KB);
  await context.close();
});
