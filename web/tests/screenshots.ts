// Pictures of every page worth looking at, into build/screenshots.
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { GAMES, test, type Game, type Wishes } from "./house";
import { nextMoment } from "./play";
import { tableAt, type Point } from "./quick";

const FOLDER = "../build/screenshots";
const POINTS: Point[] = ["start", "middle", "end"];

/** With company, so that the whole table is seen. */
const COMPANY = {
  seats: [
    { kind: "me", name: "Ada" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ],
};

/** About half of such a match, in moves of the person. */
const HALF: Record<Game, number> = { bloom_town: 13, point_city: 14, happy_city: 30 };

interface Look extends Wishes {
  name: string;
}
const LOOKS: Look[] = [
  { name: "desktop-light" },
  { name: "desktop-dark", dark: true },
  { name: "phone-light", phone: true },
  { name: "phone-dark", phone: true, dark: true },
];

mkdirSync(FOLDER, { recursive: true });

async function take(page: Page, name: string, whole = false): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: whole });
}

async function takeTable(page: Page, game: Game, point: Point, name: string): Promise<void> {
  await tableAt(page, game, point, COMPANY, HALF[game]);
  await nextMoment(page);
  // On a phone what sticks to the edges of the screen would stand in the middle of a long picture.
  const whole = point === "end" && !name.startsWith("phone");
  await take(page, `${game}-${point}-${name}`, whole);
}

test.for(LOOKS)("home: $name", async ({ name, ...wishes }, { open }) => {
  const page = await open(wishes);
  await page.locator("article").first().waitFor();
  await take(page, `home-${name}`, wishes.phone);
});

for (const game of GAMES) {
  test.for(LOOKS)(`${game}: $name`, async ({ name, ...wishes }, { open }) => {
    const page = await open(wishes);
    for (const point of POINTS) await takeTable(page, game, point, name);
  });

  test.for([{ name: "desktop" }, { name: "phone", phone: true }])(
    `${game}: a lesson, $name`,
    async ({ name, ...wishes }, { open }) => {
      const page = await open(wishes);
      await page.goto(`/learn/${game}`);
      await page.locator(".guide[data-lesson]").waitFor();
      await take(page, `${game}-learn-${name}`);
    },
  );

  test.for(["ru", "uk"])(`${game}: %s`, async (locale, { open }) => {
    const page = await open({ locale, phone: locale === "uk" });
    await takeTable(page, game, "middle", locale);
  });
}

test.for(LOOKS)(
  "at the table with the printed game: $name",
  async ({ name, ...wishes }, { open }) => {
    const page = await open(wishes);
    const doors = [...GAMES.map((game) => `score/${game}`), "opponent/bloom_town"];
    for (const path of [...doors, "opponent/point_city"]) {
      await page.goto(`/${path}`);
      await page.locator("main h1").waitFor();
      await take(page, `printed-${path.replace("/", "-")}-${name}`, true);
    }
  },
);

test("the other pages", async ({ open }) => {
  const page = await open();
  await page.getByRole("link", { name: "New table: Happy City" }).click();
  await page.locator("form").waitFor();
  await take(page, "new-table", true);
  const id = await tableAt(page, "bloom_town", "end");
  await page.goto(`/table/${id}/replay?at=12`);
  await page.getByRole("slider").waitFor();
  await take(page, "replay");
  await page.getByRole("button", { name: "Settings" }).click();
  await take(page, "settings");
});

test.for(LOOKS)("a rulebook: $name", async ({ name, ...wishes }, { open }) => {
  const page = await open({ ...wishes, locale: wishes.dark ? "uk" : "ru" });
  await page.goto("/rules/bloom_town#office");
  await page.locator("#office").waitFor();
  await take(page, `rules-${name}`);
});
