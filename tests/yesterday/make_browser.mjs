// Freezes what the page keeps in a browser, written by the page itself as somebody uses it.
//
//     cd web && node ../tests/yesterday/make_browser.mjs ADDRESS
//
// ADDRESS is that of a server of the code to freeze, with its page, on a copy of the frozen database
// (`python -m tests.yesterday.house FILE` makes one). What is frozen already is left as it is: see README.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const { chromium } = createRequire(join(process.cwd(), "package.json"))("playwright-core");
const FROZEN = join(dirname(fileURLToPath(import.meta.url)), "frozen");
const [, , address] = process.argv;
const GUEST = "Anna";
const guests = JSON.parse(readFileSync(join(FROZEN, "server/guests.json"), "utf-8"));

const browser = await chromium.launch({
  executablePath: process.env.TRIOPOLIS_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const context = await browser.newContext({
  baseURL: address,
  locale: "en",
  viewport: { width: 1440, height: 900 },
  permissions: ["notifications"],
});
await context.addCookies([
  { name: "triopolis_guest", value: guests.cookies[GUEST], url: address, httpOnly: true },
]);
const page = await context.newPage();
page.setDefaultTimeout(15_000);

const button = (name, exact = true) => page.getByRole("button", { name, exact });
async function click(locator, times = 1) {
  for (let time = 0; time < times; time++) await locator.click();
}

async function scorePointCity() {
  await page.goto("/score/point_city");
  const column = (name) => page.getByRole("group", { name }).first().getByRole("button");
  for (const [name, count] of Object.entries({ economy: 4, energy: 2, community: 2, ecology: 3 }))
    await click(column(name).first(), count);
  const landmarks = page.getByRole("group", { name: "Buildings with points only" });
  await click(landmarks.getByRole("button", { name: "7 points" }), 2);
  await click(page.getByRole("group", { name: "Civic buildings" }).getByRole("button"), 2);
  for (const token of [7, 19]) await page.locator(".tokens button").nth(token).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Ада");
  await page.getByRole("button", { name: "Player 2" }).click();
  await click(landmarks.getByRole("button", { name: "5 points" }), 2);
}

async function scoreBloomTown() {
  await page.goto("/score/bloom_town");
  for (const cell of [0, 1, 6, 11]) {
    await button("office").click();
    await page.locator(`[data-cell="${cell}"]`).click();
    await button("Build:", false).click();
  }
  await page.getByRole("button", { name: "offices" }).first().click();
}

async function scoreHappyCity() {
  await page.goto("/score/happy_city");
  await page.getByRole("radio", { name: "expert" }).click();
  const shelves = page.getByRole("group", { name: "Kinds of cards" });
  const lay = async (shelf, card) => {
    await shelves.getByRole("button", { name: shelf }).click();
    const cards = page.locator(".cards").getByRole("button", { name: new RegExp(`^${card}:`) });
    await cards.click();
  };
  await lay("markets", "Blue Market");
  await lay("homes", "House");
  await lay("public", "Museum");
  await page.getByRole("button", { name: "Player 2" }).click();
  await lay("markets", "Green Market");
  await lay("public", "Library");
}

async function opponentPointCity() {
  await page.goto("/opponent/point_city");
  await page.getByRole("radio", { name: "hard" }).click();
  const column = (name) => page.getByRole("group", { name, exact: true });
  for (const name of ["community", "economy", "ecology"])
    await click(column(name).getByRole("button").first(), 2);
  await click(page.getByRole("button", { name: "5 points" }), 3);
}

async function opponentBloomTown() {
  await page.goto("/opponent/bloom_town");
  await page.getByRole("radio", { name: "Zinovy · hard" }).click();
  await page.getByRole("radio", { name: "side B" }).click();
  await page.getByRole("button", { name: "None of them: begin" }).click();
  for (const type of ["shop", "office", "subway"]) {
    await page.getByRole("button", { name: "Zinovy moves" }).click();
    await page.getByRole("button", { name: type, exact: true }).click();
  }
}

/** A first game, some lessons into it: at the tables whose match goes on without anybody else. */
async function learn(game) {
  await page.goto(`/table/${guests.tables[`${game}, bots of every level`]}`);
  await page.locator("[data-revision]").waitFor();
  await page.getByRole("button", { name: "Guide" }).first().click();
  for (let lesson = 0; lesson < 2; lesson++) {
    await page.locator(".guide[data-lesson]").waitFor();
    await page.locator(".guide .next").click();
  }
}

/** Nothing is as the page would have it by itself. */
async function settle() {
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  const sheet = page.getByRole("dialog");
  for (const one of await sheet.getByRole("switch").all()) await one.click();
  for (const one of await sheet.getByRole("checkbox").all()) await one.click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Switch to dark" }).or(button("Dark", false)).first().click();
  await page.getByRole("button", { name: "Українська" }).click();
}

const PRINTED = {
  "score/point_city": scorePointCity,
  "score/bloom_town": scoreBloomTown,
  "score/happy_city": scoreHappyCity,
  "opponent/point_city": opponentPointCity,
  "opponent/bloom_town": opponentBloomTown,
};
const points = () => page.locator(".total .points").allInnerTexts();

for (const use of Object.values(PRINTED)) await use();
for (const game of ["bloom_town", "point_city", "happy_city"]) await learn(game);
await settle();
const shown = {};
for (const path of Object.keys(PRINTED)) {
  // Opened again, it asks the server at once for the points of what was entered.
  await page.goto(path, { waitUntil: "networkidle" });
  shown[path] = await points();
}
const storage = await page.evaluate(() => ({ ...localStorage }));
mkdirSync(join(FROZEN, "browser"), { recursive: true });
writeFileSync(
  join(FROZEN, "browser/storage.json"),
  `${JSON.stringify({ guest: GUEST, storage, shown }, null, 1)}\n`,
  { flag: "wx" },
);
console.log(shown, Object.keys(storage));
await browser.close();
