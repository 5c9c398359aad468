// A decision of several actions is played as a whole or not at all, whatever happens in the middle of it.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { spots } from "../src/games/bloom_town/spots";
import { PHONE, test, type Open, type Wishes } from "./house";
import { nextMoment } from "./play";
import { chosenAt, openPosition, type Position } from "./positions";
import { playDecision } from "./quick";

/** A spring cell is free, and the tile for it is in hand. */
const SPRING: Position = { game: "bloom_town", setup: "2-A", moment: "spring" };
/** A tile has been built on a spring cell, and what it adds is still to be chosen. */
const BUILT: Position = { ...SPRING, moment: "built" };
/** Without spring cells and tokens: a tile is built, and the turn is over. */
const PLAIN: Position = { ...SPRING, setup: "2-training", moment: "opening" };

async function openAt(open: Open, position: Position, wishes: Wishes = {}): Promise<Page> {
  const page = await open(wishes);
  await openPosition(page, position);
  await nextMoment(page);
  return page;
}

const held = (page: Page, kind: number) =>
  page.locator(`[data-spot="${spots.handTile(0, kind)}"]`).first();
const cellAt = (page: Page, cell: number) => page.locator(`[data-cell="${cell}"]`);
const double = (page: Page) => page.locator("[data-petal=double], [data-answer=double]");

async function pick(page: Page, kind: number): Promise<void> {
  const tile = held(page, kind);
  // Of two that are alike one is chosen already.
  if ((await tile.getAttribute("aria-pressed")) === "false") await tile.click();
}

/** Tile and spring cell are chosen; what the cell adds is asked for. */
async function chooseSpring(page: Page): Promise<number> {
  const { tile, cell } = chosenAt(SPRING) as { tile: number; cell: number };
  await pick(page, tile);
  await cellAt(page, cell).click();
  await double(page).waitFor();
  return cell;
}

const town = (page: Page) =>
  page
    .locator("[data-cell]")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));

async function score(page: Page): Promise<number> {
  const shown = await page
    .locator(`[data-spot="${spots.score(0)}"]`)
    .first()
    .innerText();
  return Number(/\d+/.exec(shown)![0]);
}

const freeCells = (page: Page) => page.locator('[data-cell][aria-label*="empty"]').count();

/** What a double of that tile is announced to bring in all, once the server has told. */
async function promised(page: Page): Promise<number> {
  const told = double(page).filter({ hasText: /\+\d/ });
  await told.waitFor();
  return Number(/\+(\d+)/.exec(await told.innerText())![1]);
}

describe("a reload", () => {
  test("while it is being chosen: nothing of it was played", async ({ open }) => {
    const page = await openAt(open, SPRING);
    const [before, { revision }] = [await town(page), await nextMoment(page)];
    await chooseSpring(page);
    await page.reload();
    expect((await nextMoment(page)).revision).toBe(revision);
    expect(await town(page)).toEqual(before);

    const had = await score(page);
    const cell = await chooseSpring(page);
    const gain = await promised(page);
    await double(page).click();
    await nextMoment(page, revision);
    expect((await town(page))[cell]).not.toBe(before[cell]);
    expect(await score(page)).toBeGreaterThanOrEqual(had + gain);
  });

  test("when a part of it was played by an older page: the rest can be chosen", async ({
    open,
  }) => {
    const page = await openAt(open, BUILT);
    const { revision } = await nextMoment(page);
    await double(page).waitFor();
    await page.reload();
    await double(page).click();
    expect((await nextMoment(page, revision)).revision).toBeGreaterThan(revision);
  });
});

test("the connection is lost before the last click: all of it is kept, and played once", async ({
  open,
  complaints,
}) => {
  const page = await openAt(open, SPRING);
  const { revision } = await nextMoment(page);
  const had = await score(page);
  const free = await freeCells(page);
  await chooseSpring(page);
  const gain = await promised(page);
  await page.context().setOffline(true);
  await page.getByText("The connection is lost. Trying again …").waitFor();
  await double(page).click();
  await page.getByText("Your move is kept").waitFor();
  expect(Number(await page.locator("[data-revision]").getAttribute("data-revision"))).toBe(
    revision,
  );

  await page.context().setOffline(false);
  await nextMoment(page, revision);
  expect(await score(page)).toBeGreaterThanOrEqual(had + gain);
  // Built, doubled, drawn, and the bot's turn: no second tile of mine.
  await page.reload();
  await nextMoment(page);
  expect(await freeCells(page)).toBe(free - 1);
  complaints.splice(0, Infinity, ...complaints.filter((each) => !/ERR_INTERNET/.test(each)));
});

test("another tab decides meanwhile: both show that, and what was open is closed", async ({
  open,
}) => {
  const page = await openAt(open, SPRING);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const { revision } = await nextMoment(other);
  await chooseSpring(page);

  const { tile } = chosenAt(SPRING) as { tile: number };
  await pick(other, tile);
  const plain = other.locator('[data-cell][aria-disabled="false"]:not([aria-label*="spring"])');
  await plain.first().click();
  await nextMoment(other, revision);
  await nextMoment(page, revision);
  expect(await double(page).count()).toBe(0);
  expect(await town(page)).toEqual(await town(other));
  expect((await nextMoment(page)).revision).toBe((await nextMoment(other)).revision);
});

test("a bot moves while I drag: the tile stays at the pointer, and can be dropped", async ({
  open,
}) => {
  const page = await openAt(open, PLAIN);
  const { revision } = await nextMoment(page);
  const handed = page.locator(".held.ready");
  const kinds = await handed.evaluateAll((tiles) =>
    tiles.map((each) => Number((each as HTMLElement).dataset.spot!.split("-").at(-1))),
  );
  const free = await page
    .locator('[data-cell][aria-label*="empty"]')
    .evaluateAll((cells) => cells.map((each) => Number((each as HTMLElement).dataset.cell)));
  const [tile, other] = kinds as [number, number];
  const [cell, elsewhere] = free as [number, number];

  await moveTo(page, held(page, tile));
  await page.mouse.down();
  await moveTo(page, cellAt(page, cell));
  const ghost = page.locator(".ghost");
  await ghost.waitFor();
  // Another tab builds the other tile and ends the turn; then the bot plays its own.
  await playDecision(page, other * 25 + elsewhere);
  await page.waitForFunction((before) => {
    const { revision, choices } = document.querySelector<HTMLElement>("[data-revision]")!.dataset;
    return Number(revision) > before + 1 && Number(choices) > 0;
  }, revision);
  const now = (await nextMoment(page)).revision;
  expect(await page.locator(".dragged").count()).toBe(1);

  await moveTo(page, cellAt(page, cell));
  await page.mouse.up();
  await nextMoment(page, now);
  expect(await cellAt(page, cell).getAttribute("aria-label")).not.toContain("empty");
});

async function moveTo(page: Page, goal: ReturnType<Page["locator"]>): Promise<void> {
  const { x, y, width, height } = (await goal.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
}

test("a phone that is turned keeps what is chosen", async ({ open }) => {
  const page = await openAt(open, SPRING, { phone: true });
  const { revision } = await nextMoment(page);
  const { tile, cell } = chosenAt(SPRING) as { tile: number; cell: number };
  await held(page, tile).tap();
  await cellAt(page, cell).tap();
  await double(page).waitFor();
  const said = await promised(page);
  for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
    await page.setViewportSize(size);
    await double(page).waitFor();
    await page.locator(".ghost").waitFor();
    expect(await promised(page)).toBe(said);
  }
  await double(page).tap();
  await nextMoment(page, revision);
  expect(await cellAt(page, cell).getAttribute("aria-label")).not.toContain("empty");
});
