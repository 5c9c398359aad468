// "What is this?": everything on a board can be asked about, and asking plays nothing.
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAMES, openTable, test, type Game } from "./house";
import { nextMoment } from "./play";
import { ALONE, tableAt } from "./quick";

/** Something of each board with what its explanation is called, says, and gives as its source. */
const THINGS: Record<Game, { thing: string; name: string; says: string; source: string }> = {
  bloom_town: {
    thing: "[data-about=recount]",
    name: "Community scoring",
    says: "The first of a type does nothing.",
    source: "Printed",
  },
  point_city: {
    thing: "[data-about^=token-]",
    name: "7 points, simply so",
    says: "never at unspent cards",
    source: "Reported",
  },
  happy_city: {
    thing: "[data-about=card-house]",
    name: "House",
    says: "price 1 · 1 resident",
    source: "Printed",
  },
};

/** On a phone the tray of Point City is touched as a whole, and read as a list. */
const IN_HAND: typeof THINGS = {
  ...THINGS,
  point_city: {
    thing: "[data-about=civic]",
    name: "Civic buildings",
    says: "choose one of the civic tokens",
    source: "Printed",
  },
};
/** What stands there to be played or read, and must not change. */
const OPEN = ".armed, .bar .tray, .ghost, [data-answer]";

const LONGER_THAN_A_LONG_TOUCH = 900;

const toolOf = (page: Page) => page.getByRole("button", { name: "What’s this?" });

async function expectExplained(page: Page, game: Game, things = THINGS): Promise<void> {
  const { name, says, source } = things[game];
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByText(says).waitFor();
  await sheet.getByText(source, { exact: true }).waitFor();
  await sheet.getByRole("link", { name: "In the rulebook" }).waitFor();
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  // A sheet that is closed already, but still there, would take the next key.
  await page.locator("dialog.sheet").waitFor({ state: "detached" });
}

/** A finger on the middle of something; it stays there until it is lifted. */
async function putFinger(page: Page, thing: Locator) {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const glass = await page.context().newCDPSession(page);
  await glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
  return {
    slide: (down: number) =>
      glass.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: middle.x, y: middle.y + down }],
      }),
    lift: () => glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
  };
}

/** So many frames after a finger is lifted no click of it is to come any more. */
const LAST_FRAME = 60;

/** Asked for before the finger comes; what it gives waits until the page has dealt with the lifting. For browsers that is
 * a click, right after the end of the touch; but not where they took the touch away from the page before, so that a
 * click is not waited for without end. */
async function listenForLifting(page: Page): Promise<() => Promise<void>> {
  const heard = await page.evaluateHandle((last) => {
    const once = { capture: true, once: true };
    return {
      lifted: new Promise<void>((resolve) => {
        const wait = (frames: number) =>
          frames ? requestAnimationFrame(() => wait(frames - 1)) : resolve();
        addEventListener("click", () => wait(1), once);
        for (const end of ["touchend", "touchcancel"])
          addEventListener(end, () => wait(last), once);
      }),
    };
  }, LAST_FRAME);
  return () => heard.evaluate(({ lifted }) => lifted);
}

/** What is pressed to ask: on a stage that fills the window the thing itself. */
function markOn(page: Page, game: Game, things = THINGS): Locator {
  return page.locator(`.asking ${things[game].thing}`).first();
}

describe.each(GAMES)("%s", (game) => {
  test("asked by mouse and by keyboard", async ({ open }) => {
    const page = await open();
    await tableAt(page, game, "start");
    const { revision } = await nextMoment(page);
    // It cannot be chosen now, but asked about.
    const thing = page.locator(THINGS[game].thing).first();
    await toolOf(page).click();
    await markOn(page, game).click({ force: true });
    await expectExplained(page, game);

    // With the answer the asking ends; before it, by Escape or the tool.
    await closeSheet(page);
    await markOn(page, game).waitFor({ state: "detached" });
    for (const end of [() => page.keyboard.press("Escape"), () => toolOf(page).click()]) {
      await toolOf(page).click();
      await markOn(page, game).waitFor();
      await end();
      await markOn(page, game).waitFor({ state: "detached" });
    }
    await thing.click({ button: "right", force: true });
    await expectExplained(page, game);
    await closeSheet(page);

    await thing.focus();
    await page.keyboard.press("?");
    await expectExplained(page, game);
    await closeSheet(page);

    await toolOf(page).focus();
    await page.keyboard.press("?");
    await markOn(page, game).focus();
    await page.keyboard.press("Enter");
    await expectExplained(page, game);
    expect((await nextMoment(page)).revision).toBe(revision);
  });

  test("asked by touch", async ({ open }) => {
    const page = await open({ phone: true });
    await tableAt(page, game, "start");
    const { revision } = await nextMoment(page);
    const standing = await page.locator(OPEN).count();
    await toolOf(page).tap();
    await markOn(page, game, IN_HAND).tap({ force: true });
    await expectExplained(page, game, IN_HAND);
    await page.getByRole("button", { name: "Close" }).tap();
    await markOn(page, game, IN_HAND).waitFor({ state: "detached" });
    expect(await page.locator(OPEN).count()).toBe(standing);
    expect((await nextMoment(page)).revision).toBe(revision);
  });

  test("asked by a long touch", async ({ open }) => {
    const page = await open({ phone: true });
    await tableAt(page, game, "start");
    const { revision } = await nextMoment(page);
    const standing = await page.locator(OPEN).count();
    const finger = await putFinger(page, page.locator(IN_HAND[game].thing).first());
    await expectExplained(page, game, IN_HAND);
    await finger.lift();
    await expectExplained(page, game, IN_HAND);
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator(OPEN).count()).toBe(standing);
    expect((await nextMoment(page)).revision).toBe(revision);
  });

  test("the book knows everything on the board", async ({ open }) => {
    const page = await open();
    await tableAt(page, game, "middle");
    await nextMoment(page);
    await expectAllNamed(page);
  });
});

test("a long touch on what can be chosen chooses nothing; a short one, or one that slides, asks nothing", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await tableAt(page, "bloom_town", "start");
  await nextMoment(page);
  // The last one: a tile that is alone would be in hand already.
  const tile = page.locator(".held.ready").last();
  const dialog = page.getByRole("dialog");

  for (const thing of [tile, page.locator("[data-about=turn]").first()]) {
    const lifted = await listenForLifting(page);
    const resting = await putFinger(page, thing);
    await dialog.waitFor();
    await resting.lift();
    await lifted();
    // The sheet lies over the tile now, but not over the market: a click there would close it.
    expect(await dialog.count()).toBe(1);
    await closeSheet(page);
  }
  expect(await tile.getAttribute("aria-pressed")).toBe("false");

  // From here on the page's own clock is turned on by hand, so that nobody has to wait.
  await page.clock.install();
  await tile.tap();
  await page.locator(".held.ready[aria-pressed=true]").waitFor();
  await page.clock.runFor(LONGER_THAN_A_LONG_TOUCH);
  expect(await dialog.count()).toBe(0);

  const sliding = await putFinger(page, tile);
  await sliding.slide(30);
  await page.clock.runFor(LONGER_THAN_A_LONG_TOUCH);
  await sliding.lift();
  expect(await dialog.count()).toBe(0);
});

test("a replay can be asked too", async ({ open }) => {
  const page = await open();
  const id = await tableAt(page, "bloom_town", "end");
  await page.goto(`/table/${id}/replay?at=9`);
  await page.getByRole("slider").waitFor();
  await expectAllNamed(page);
  await toolOf(page).click();
  await markOn(page, "bloom_town").click({ force: true });
  await expectExplained(page, "bloom_town");
});

async function expectAllNamed(page: Page): Promise<void> {
  await toolOf(page).click();
  // The marks have their names when the book has come.
  const named = page.getByRole("button", { name: /^What is this\? / });
  await named.or(page.locator(".asking")).first().waitFor();
  const marked = await page
    .locator(".marks button")
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("aria-label")));
  if (!marked.length) return expectAllExplained(page);
  expect(marked.length).toBeGreaterThan(15);
  expect(marked.filter((name) => name === "What’s this?")).toEqual([]);
}

/** Of everything that lies on a stage, one of each kind. */
async function expectAllExplained(page: Page): Promise<void> {
  const anchors = await page
    .locator(".asking [data-about]")
    .evaluateAll((things: HTMLElement[]) => things.map((thing) => thing.dataset.about));
  const kinds = [...new Set(anchors)];
  expect(kinds.length).toBeGreaterThan(9);
  for (const anchor of kinds) {
    if (!(await page.locator(".asking").count())) await toolOf(page).click();
    await page.locator(`.asking [data-about="${anchor}"]`).first().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("link", { name: "In the rulebook" }).waitFor();
    await closeSheet(page);
  }
}

test("a spectator may ask, and the rulebook opens beside the table", async ({ open }) => {
  const page = await open();
  const id = await openTable(page, ALONE.bloom_town);
  const watching = await open();
  await watching.goto(`/table/${id}`);
  await toolOf(watching).click();
  await markOn(watching, "bloom_town").click({ force: true });
  const opened = watching.waitForEvent("popup");
  await watching.getByRole("link", { name: "In the rulebook" }).click();
  const book = await opened;
  await book.getByRole("heading", { name: "Community tiles" }).first().waitFor();
  expect(new URL(book.url()).pathname + new URL(book.url()).hash).toBe("/rules/bloom_town#recount");
});
