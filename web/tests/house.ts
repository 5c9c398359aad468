// `test` with a browser: every visitor is a guest of its own, and whatever a page complains about fails the test.
import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { expect, inject, test as base } from "vitest";

export type Game = "bloom_town" | "point_city" | "happy_city";
export const NAMES: Record<Game, string> = {
  bloom_town: "Bloom Town",
  point_city: "Point City",
  happy_city: "Happy City",
};
/** Those that can be played in a browser. */
export const GAMES = (Object.keys(NAMES) as Game[]).filter((game) =>
  existsSync(`src/games/${game}/Board.svelte`),
);

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Nothing is asked of the network, no graphics card is needed, and it runs as root in a container. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Only against what hangs. */
const PATIENCE = 300_000;

export interface Wishes extends BrowserContextOptions {
  /** Of another server than the one all tests share. */
  address?: string;
  /** Begins every seed: tables with the same word are dealt the same way. */
  seed?: string;
  phone?: boolean;
  dark?: boolean;
}

/** Opens a browser of somebody who was never here, at the home page. */
export type Open = (wishes?: Wishes) => Promise<Page>;

interface Fixtures {
  open: Open;
  /** What pages complained about so far. A test that cuts the network forgives what follows from that. */
  complaints: string[];
}

export const test = base.extend<Fixtures & { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: process.env.TRIOPOLIS_CHROMIUM ?? "/usr/bin/chromium",
        args: FLAGS,
      });
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],

  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },

  open: async ({ browser, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (wishes = {}) => {
      const { address = inject("address"), seed = "browser", phone, dark, ...rest } = wishes;
      const context = await browser.newContext({
        baseURL: address,
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone ?? false,
        isMobile: phone ?? false,
        colorScheme: dark ? "dark" : "light",
        reducedMotion: "reduce",
        locale: "en",
        ...rest,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      const page = await context.newPage();
      watch(page, address, complaints);
      await chooseSeeds(page, seed);
      // By these answers a newcomer becomes a guest; whoever hurries on before them would be somebody else after.
      const known = ["/api/me", "/api/tables?scope=mine&skip=0"].map((path) =>
        page.waitForResponse((response) => response.url() === `${address}${path}`),
      );
      await Promise.all([...known, page.goto("/")]);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens a table as the page would, and goes there; for what is not about the way to it. */
export async function openTable(page: Page, table: object, query = ""): Promise<string> {
  const answer = await page.request.post("/api/tables", { data: { seed: "browser", ...table } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}${query}`);
  return id;
}

function watch(page: Page, address: string, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    const kind = message.type();
    if (kind === "error" || kind === "warning") complaints.push(`${kind}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    const own = url.startsWith(`${address}/`) || url.startsWith("data:") || url.startsWith("blob:");
    if (!own) complaints.push(`asked another host: ${url}`);
  });
}

/** Chance would make every run another one: each new table of a page gets a seed, the same in every run. */
async function chooseSeeds(page: Page, seed: string): Promise<void> {
  let tables = 0;
  await page.route("**/api/tables", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    const wish = request.postDataJSON() as { seed?: string | null };
    await route.fallback({ postData: { ...wish, seed: wish.seed ?? `${seed} ${++tables}` } });
  });
}
