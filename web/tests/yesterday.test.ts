// What people have kept from before (tests/yesterday/frozen): a server's tables, cookies and links, a browser's storage.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { test, type Open } from "./house";
import { PYTHON, Server } from "./server";

const FROZEN = "../tests/yesterday/frozen";
const read = <Value>(file: string) =>
  JSON.parse(readFileSync(`${FROZEN}/${file}`, "utf-8")) as Value;

const guests = read<{
  cookies: Record<string, string>;
  link: string;
  link_of: string;
  tables: Record<string, string>;
}>("server/guests.json");
const kept = read<{
  guest: string;
  storage: Record<string, string>;
  /** The points on each page, as they were counted for what was entered there. */
  shown: Record<string, string[]>;
}>("browser/storage.json");
const routes = read<{ table: string[]; page: string[] }>("browser/routes.json");

const LAY_OUT =
  "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())";

let server: Server;
beforeAll(async () => {
  server = await Server.started((database) =>
    execFileSync(PYTHON, ["-X", "utf8", "-c", LAY_OUT, database, `${FROZEN}/server/house.sql`]),
  );
});
afterAll(async () => {
  await server.clearAway();
  expect(server.faults()).toEqual([]);
});

/** A browser that was here before: with its cookie, and all it kept. */
async function comeBack(open: Open, guest = kept.guest): Promise<Page> {
  const page = await open({ address: server.address });
  await rememberGuest(page.context(), guests.cookies[guest]!);
  await page.evaluate((storage) => {
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  }, kept.storage);
  await page.reload();
  return page;
}

async function rememberGuest(context: BrowserContext, value: string): Promise<void> {
  await context.clearCookies();
  await context.addCookies([{ name: "triopolis_guest", value, url: server.address }]);
}

/** The address of a page; a table stands there by its name. */
function address(route: string): string {
  return `/${route.replace(/\{(.*)\}/, (_, name: string) => guests.tables[name]!)}`;
}

describe("what a browser kept", () => {
  test("it is the same guest, in the same language and light", async ({ open }) => {
    const page = await comeBack(open);
    const root = page.locator("html");
    await page.waitForFunction(() => document.documentElement.lang === "uk");
    expect(await root.getAttribute("data-theme")).toBe("dark");
    await page.getByText(kept.guest).first().waitFor();
    const settings = await page.evaluate(() => localStorage.getItem("triopolis.settings"));
    expect(JSON.parse(settings!)).toMatchObject(
      JSON.parse(kept.storage["triopolis.settings"]!) as object,
    );
  });

  for (const [path, points] of Object.entries(kept.shown))
    test(`${path}: what was entered is counted as before`, async ({ open }) => {
      const page = await comeBack(open);
      await page.goto(path);
      for (const [place, total] of points.entries()) {
        const counted = page.locator(".total .points").nth(place);
        await counted.filter({ hasText: new RegExp(`^${total}$`) }).waitFor();
      }
    });

  for (const [key, text] of Object.entries(kept.storage).filter(([key]) => key.includes("guide")))
    test(`${key}: the guide goes on where it was`, async ({ open }) => {
      const { table, seen } = JSON.parse(text) as { table: string; seen: string[] };
      const page = await comeBack(open);
      await page.goto(`/table/${table}`);
      await page.locator(`.guide[data-lesson="${seen.at(-1)}"]`).waitFor();
    });
});

describe("addresses", () => {
  test("every table is shown", async ({ open }) => {
    const page = await comeBack(open);
    for (const route of routes.table) {
      await page.goto(address(route));
      // The waiting room, the board, or the end of the match.
      await page.locator("main [data-revision], main .room, main h1").first().waitFor();
      expect(await page.getByRole("alert").count(), route).toBe(0);
    }
  });

  test("every page is there", async ({ open }) => {
    const page = await comeBack(open);
    await page.goto("/no/such/page/at/all");
    await page.locator("main h1").waitFor();
    const lost = await page.title();
    for (const route of routes.page) {
      await page.goto(address(route));
      await page.locator("main h1, main [data-revision]").first().waitFor();
      expect(await page.title(), route).not.toBe(lost);
    }
  });

  test("a link to another device makes it the same guest", async ({ open }) => {
    const page = await open({ address: server.address });
    await page.goto(`/move/${guests.link}`);
    await page.locator("main .button.primary").click();
    await page.waitForURL("**/tables");
    await page.getByText(guests.link_of).first().waitFor();
  });
});
