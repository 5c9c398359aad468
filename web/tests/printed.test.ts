// At the table with the printed game: each game's points, and the solo opponents through whole games.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./house";

async function openDoor(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name }).tap();
  await page.locator("main h1").waitFor();
}

async function tap(button: Locator, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await button.tap();
}

/** The total of a player's sheet becomes this. */
async function expectTotal(page: Page, name: string, points: number): Promise<void> {
  const result = page.getByRole("region", { name: "Result" });
  const sheet = result.getByRole("region", { name, exact: true });
  await sheet.locator(".total .points", { hasText: new RegExp(`^${points}$`) }).waitFor();
}

/** The button that adds one to a counter. */
function more(page: Page, counter: string): Locator {
  return page
    .getByRole("group", { name: counter, exact: true })
    .getByRole("button", { name: "More" });
}

test("Point City: the rulebook's example is 48 points, and survives a reload", async ({ open }) => {
  const page = await open({ phone: true });
  await openDoor(page, "Count points: Point City");
  const column = (name: string) => page.getByRole("group", { name }).first().getByRole("button");
  for (const [name, count] of Object.entries({ economy: 4, energy: 2, community: 2, ecology: 3 }))
    await tap(column(name).first(), count);
  const landmarks = page.getByRole("group", { name: "Buildings with points only" });
  await tap(landmarks.getByRole("button", { name: "7 points" }), 2);
  await tap(landmarks.getByRole("button", { name: "5 points" }), 2);
  await tap(page.getByRole("group", { name: "Civic buildings" }).getByRole("button"), 4);
  for (const token of [7, 19, 4, 6]) await page.locator(".tokens button").nth(token).tap();
  await tap(
    page.getByRole("group", { name: "ingenuity" }).getByRole("button", { name: "More" }),
    2,
  );
  await page.getByRole("textbox", { name: "Name" }).fill("Ada");
  await expectTotal(page, "Ada", 48);

  // Another player cannot have the same token.
  await page.getByRole("button", { name: "Player 2" }).tap();
  await expect.poll(() => page.locator(".tokens button").nth(7).isDisabled()).toBe(true);

  await page.reload();
  await expectTotal(page, "Ada", 48);
  await page.getByRole("button", { name: "Clear all" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Clear all" }).tap();
  await expectTotal(page, "Player 1", 0);
});

test("Happy City: cards by colour, and a question only where it is needed", async ({ open }) => {
  const page = await open({ phone: true });
  await openDoor(page, "Count points: Happy City");
  await page.getByRole("radio", { name: "expert" }).tap();
  const shelves = page.getByRole("group", { name: "Kinds of cards" });
  const lay = async (shelf: string, card: string) => {
    await shelves.getByRole("button", { name: shelf }).tap();
    await page
      .locator(".cards")
      .getByRole("button", { name: new RegExp(`^${card}:`) })
      .tap();
  };
  await lay("markets", "Blue Market");
  await lay("homes", "House");
  await lay("special", "Pyramid");
  await lay("public", "Museum");
  await expectTotal(page, "Player 1", 2);

  await page.getByRole("button", { name: "Player 2" }).tap();
  await lay("markets", "Green Market");
  await lay("public", "Library");
  await lay("public", "Hospital");
  await page.getByRole("button", { name: "Add a player" }).tap();
  await lay("markets", "Orange Market");
  await lay("public", "School");
  await lay("leisure", "Ski Resort");

  // The Hospital has two residents, the Ski Resort three hearts.
  const asked = page.getByRole("group", { name: "Whose card does the Pyramid" });
  await asked.getByRole("radio", { name: "Player 2" }).tap();
  await expectTotal(page, "Player 1", 6);
  await asked.getByRole("radio", { name: "Player 3" }).tap();
  await expectTotal(page, "Player 1", 5);

  // Without the Ski Resort there is nothing to choose: the answer is not sent, and nobody is asked.
  await page.getByRole("button", { name: /^Place 3: Ski Resort/ }).tap();
  await expectTotal(page, "Player 1", 6);
  expect(await asked.count()).toBe(0);
});

test("Bloom Town: points before a tile is built, doubled, recounted, taken back", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await openDoor(page, "Count points: Bloom Town");
  const office = page.getByRole("button", { name: "office", exact: true });
  const build = (points: string) => page.getByRole("button", { name: `Build: ${points}` });
  for (const [cell, points] of [
    [0, "1 point"],
    [1, "2 points"],
    [6, "2 points"],
    [11, "3 points"],
  ] as const) {
    await office.tap();
    await page.locator(`[data-cell="${cell}"]`).tap();
    await build(points).tap();
  }
  await expectTotal(page, "Player 1", 8);
  await office.tap();
  await page.locator('[data-cell="16"]').tap();
  await page.getByRole("switch", { name: "Doubled" }).tap();
  await build("8 points").tap();
  await expectTotal(page, "Player 1", 16);
  await page.getByRole("button", { name: "offices" }).first().tap();
  await expectTotal(page, "Player 1", 26);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expectTotal(page, "Player 1", 16);
  await page.reload();
  await expectTotal(page, "Player 1", 16);
});

// The same eleven tiles, entered when all is over: the counter knows both readings (BT-19), and a tie is Zinovy's.
test("Bloom Town: counting a finished solo game by either reading", async ({ open }) => {
  const page = await open({ phone: true });
  await openDoor(page, "Count points: Bloom Town");
  await page.getByRole("button", { name: "office", exact: true }).tap();
  await page.locator('[data-cell="0"]').tap();
  await page.getByRole("button", { name: "Build: 1 point" }).tap();
  await page.getByRole("button", { name: "Player 2" }).tap();
  await page.getByRole("button", { name: "Remove" }).tap();
  await page.getByRole("switch", { name: "Played against the solo opponent" }).tap();
  await page.getByRole("button", { name: "Alice" }).tap();
  await page.getByRole("radio", { name: "Zinovy · hard" }).tap();
  await page
    .getByRole("radio", { name: "at community scoring and the end", checked: true })
    .waitFor();
  const tiles = { offices: 5, subways: 2, homes: 1, shops: 3 };
  for (const [name, count] of Object.entries(tiles)) await tap(more(page, name), count);
  await expectTotal(page, "Zinovy", 45);
  await more(page, "Laps of the market").tap();
  await expectTotal(page, "Zinovy", 50);
  // What it had at a recount is what it has when the recount is entered, until somebody says otherwise.
  await page.getByRole("button", { name: "Player 1" }).tap();
  await page.getByRole("button", { name: "offices" }).first().tap();
  await expectTotal(page, "Player 1", 3);
  await page.getByRole("button", { name: "Zinovy" }).tap();
  await expectTotal(page, "Zinovy", 70);
  const then = page.getByRole("group", { name: "At the community scoring: offices" });
  await then.getByRole("button", { name: "Less" }).tap();
  await expectTotal(page, "Zinovy", 65);
  await page.getByRole("radio", { name: "for every tile too" }).tap();
  await expectTotal(page, "Zinovy", 170);
  await more(page, "It began with: shops").tap();
  await expectTotal(page, "Zinovy", 164);
  await page.reload();
  await expectTotal(page, "Zinovy", 164);
  // Points that were kept hold all but the collection.
  await page.getByRole("button", { name: "Zinovy" }).tap();
  await page.getByRole("switch", { name: "Its points were kept during the game" }).tap();
  await page.getByRole("spinbutton", { name: "Points before the end" }).fill("20");
  await page.keyboard.press("Enter");
  await expectTotal(page, "Zinovy", 65);
  expect(await page.getByRole("radio", { name: "for every tile too" }).count()).toBe(0);
});

test("Bloom Town: the opponent's tiles by keyboard alone", async ({ open }) => {
  const page = await open();
  await page.goto(new URL("/score/bloom_town", page.url()).href);
  await page.getByRole("button", { name: "Remove" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("switch", { name: "Played against the solo opponent" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Alice" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "Alice · easy" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("radio", { name: "Boris · medium", checked: true }).waitFor();
  await page.getByRole("spinbutton", { name: "offices" }).focus();
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await expectTotal(page, "Boris", 18);
});

test("Point City: the automa through a whole game", async ({ open }) => {
  const page = await open({ phone: true });
  await openDoor(page, "Solo opponent: Point City");
  await page.getByRole("radio", { name: "hard" }).tap();
  const column = (name: string) => page.getByRole("group", { name, exact: true });
  const permanents = { community: 3, economy: 1, ecology: 4, industry: 2 };
  for (const [name, count] of Object.entries(permanents))
    await tap(column(name).getByRole("button").first(), count);
  await tap(page.getByRole("button", { name: "5 points" }), 3);
  await page.getByText("Turn 7 of 17").waitFor();
  await page.reload();
  await tap(page.getByRole("group", { name: "Civic buildings" }).getByRole("button"), 4);
  await tap(page.getByRole("button", { name: "ingenuity" }), 4);
  await page.getByRole("button", { name: "Undo" }).tap();
  await tap(page.getByRole("button", { name: "energy", exact: true }), 14);
  await page.getByRole("spinbutton", { name: "Your points" }).fill("63");
  await page.getByRole("button", { name: "Who won?" }).tap();
  await page.getByText("You won!").waitFor();
  await page.getByText("You 63 : 62 Automa (hard)").waitFor();
});

// The eleven tiles of the rulebook's example (BT-19): 45 points as it counts, 105 more by the text.
test.for([
  { scoring: "at community scoring and the end", points: 45 },
  { scoring: "for every tile too", points: 150 },
])(
  "Bloom Town: Zinovy scores $scoring through a whole game, and a tie is his",
  async ({ scoring, points }, { open }) => {
    const page = await open({ phone: true });
    await openDoor(page, "Solo opponent: Bloom Town");
    await page
      .getByRole("radio", { name: "at community scoring and the end", checked: true })
      .waitFor();
    await page.getByRole("radio", { name: scoring }).tap();
    await page.getByRole("radio", { name: "Zinovy · hard" }).tap();
    await page.getByRole("radio", { name: "side B" }).tap();
    await page.getByRole("button", { name: "None of them: begin" }).tap();
    const types = [..."sssoooooww"].map((each) => ({ s: "shop", o: "office", w: "subway" })[each]!);
    for (const type of [...types, "home"]) {
      await page.getByRole("button", { name: "Zinovy moves" }).tap();
      await page.getByRole("button", { name: type, exact: true }).tap();
    }
    await page.getByText("Community scoring, or the end").tap();
    await page.getByRole("button", { name: "The game is over" }).tap();
    await page.getByRole("spinbutton", { name: "Your points" }).fill(`${points}`);
    await page.getByRole("button", { name: "Who won?" }).tap();
    await page.getByText("Your opponent won.").waitFor();
    await page.getByText(`You ${points} : ${points} Zinovy`).waitFor();
    // What was chosen is offered to whoever plays alone next.
    await page.goto(new URL("/", page.url()).href);
    const card = page.getByRole("article").filter({ hasText: "Bloom Town" });
    await card.getByRole("button", { name: "Play now" }).tap();
    await page.getByRole("dialog").getByRole("radio", { name: scoring, checked: true }).waitFor();
  },
);
