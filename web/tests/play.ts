// Playing by hand: what a person would click, one legal move after another.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Game } from "./house";

/** Makes exactly one move. */
export type Player = (page: Page) => Promise<void>;

export interface Moment {
  /** Of the position that is shown; it never repeats. */
  revision: number;
  standing: "choose" | "curtain" | "over";
}

/** Waits until there is something to do in a position other than this one, or the match is over. */
export async function nextMoment(page: Page, after = -1): Promise<Moment> {
  const handle = await page.waitForFunction((after) => {
    const table = document.querySelector<HTMLElement>("[data-revision]");
    const revision = Number(table?.dataset.revision);
    if (!table || revision === after) return null;
    if (document.querySelector("#winner")) return { revision, standing: "over" as const };
    if (document.querySelector("dialog.curtain")) return { revision, standing: "curtain" as const };
    return Number(table.dataset.choices) ? { revision, standing: "choose" as const } : null;
  }, after);
  return (await handle.jsonValue())!;
}

/** Plays until the match is over, or so many moves. */
export async function play(page: Page, player: Player, most = Infinity): Promise<void> {
  let after = -1;
  for (let moves = 0; moves < most;) {
    const { revision, standing } = await nextMoment(page, after);
    if (standing === "over") return;
    if (standing === "curtain") {
      await openCurtain(page);
    } else {
      await player(page);
      after = revision;
      moves++;
    }
  }
  await nextMoment(page, after);
}

export async function openCurtain(page: Page): Promise<void> {
  const curtain = page.locator("dialog.curtain");
  await curtain.getByRole("button").click();
  await curtain.waitFor({ state: "hidden" });
}

/** The first move of the list that every game has. */
export const byList: Player = async (page) => {
  const list = page.locator(".moves");
  if (!(await list.count())) await openMoves(page);
  await list.getByRole("button").first().click();
};

/** Beside the board, or by way of the menu. */
export async function openMoves(page: Page): Promise<void> {
  const moves = page.getByRole("button", { name: /^Moves/ });
  if (!(await moves.count())) await page.getByRole("button", { name: "Menu" }).click();
  await moves.click();
}

/** Touches on the board itself, up to the end of a decision. */
const bloomTownBoard: Player = async (page) => {
  const { revision } = await nextMoment(page);
  const cell = page.locator('[data-cell][aria-disabled="false"]').first();
  const leaf = page.locator(".leaf").last();
  const slot = page.locator('[data-spot^="slot-"][aria-disabled="false"]').first();
  if (await slot.count()) return slot.click();
  if (await leaf.count()) return leaf.click();
  if (!(await cell.count())) await page.locator(".held.ready").first().click();
  // At the end of the game that has scored a type.
  if (!(await cell.count())) return;
  await cell.click();
  await page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>("[data-revision]");
    return Number(table?.dataset.revision) !== before || document.querySelector("[data-petal]");
  }, revision);
  const petal = page.locator("[data-petal]").first();
  if (await petal.count()) await petal.click();
};

/** Touches on the board itself, up to the end of a decision. */
const pointCityBoard: Player = async (page) => {
  const due = page
    .locator('.pays button, .due [data-spot^="token-"][aria-disabled="false"]')
    .first();
  const card = page.locator("[data-cell].legal").first();
  if (await due.count()) return due.click();
  // Nothing on the square: the pile, or going on without.
  if (!(await card.count()))
    return page.locator("[data-spot=pile].legal, [data-answer=pass]").first().click();
  const { revision } = await nextMoment(page);
  await card.click();
  // What can only be turned over has no neighbour to be taken with.
  const partner = page.locator("[data-cell].partner").first();
  if (await partner.count()) await partner.click();
  else await page.locator(".picked + .ear").click();
  if (await isPlayed(page, revision)) return;
  // A bill that asks for nothing may be gone by now.
  await page
    .locator("[data-answer=confirm]")
    .evaluateAll(([yes]) => (yes as HTMLElement | undefined)?.click());
};

/** Waits until what was chosen has been played, or asks for a yes. */
export async function isPlayed(page: Page, revision: number): Promise<boolean> {
  const handle = await page.waitForFunction((before) => {
    const table = document.querySelector<HTMLElement>("[data-revision]");
    if (Number(table?.dataset.revision) !== before) return "played";
    return document.querySelector("[data-answer=confirm]") ? "asked" : null;
  }, revision);
  return (await handle.jsonValue()) === "played";
}

/** What can be touched, or going on where nothing can. */
const happyCityBoard: Player = async (page) => {
  const lifted = page.locator(".choosable.legal").first();
  if (await lifted.count()) return lifted.click();
  await page.locator("[data-answer]").first().click();
};

export const onBoard: Record<Game, Player> = {
  bloom_town: bloomTownBoard,
  point_city: pointCityBoard,
  happy_city: happyCityBoard,
};

/** What to press on the board in every position: the first of these that is there. */
const PRESSED: Record<Game, string[]> = {
  bloom_town: [
    "[data-petal]",
    ".leaf:last-child",
    '[data-spot^="slot-"][aria-disabled="false"]',
    '[data-cell][aria-disabled="false"]',
    ".held.ready",
  ],
  point_city: [
    "[data-answer=confirm]",
    ".pays button",
    '.due [data-spot^="token-"][aria-disabled="false"]',
    "[data-cell].partner",
    ".picked + .ear",
    "[data-cell].legal",
    "[data-spot=pile].legal",
    "[data-answer=pass]",
  ],
  happy_city: [".choosable.legal", "[data-answer]"],
};

/** What to press on the board that plays any game: the move that was chosen, what leads on to one, what can be chosen,
 * what goes by a name. */
const PRESSED_ANYWHERE = [".desk .play", ".thing.next", ".thing.open", ".desk li button"];

/** Plays to the end from within the page, many times faster than a hand: for what only has to be played through. */
export async function playThrough(page: Page, game: Game | "any"): Promise<void> {
  await nextMoment(page);
  await page.evaluate(
    (selectors) =>
      new Promise<void>((resolve) => {
        // Nobody looks: laying the page out and painting it would take most of the time.
        const { style } = document.querySelector("main")!;
        style.setProperty("content-visibility", "hidden");
        function press() {
          if (document.querySelector("#winner")) {
            style.removeProperty("content-visibility");
            return resolve();
          }
          const table = document.querySelector<HTMLElement>("[data-choices]");
          if (Number(table?.dataset.choices)) {
            const offered = selectors.map((each) => document.querySelector<HTMLElement>(each));
            offered.find(Boolean)?.click();
          }
          // Enough seen of what everybody should see.
          document.querySelector<HTMLElement>("[data-telling]")?.click();
          requestAnimationFrame(press);
        }
        press();
      }),
    game === "any" ? PRESSED_ANYWHERE : PRESSED[game],
  );
}

/** The end sheet says who won, and has a total for every place. */
export async function expectEnd(page: Page, places: number): Promise<void> {
  expect(await page.locator("#winner").innerText()).not.toBe("");
  const totals = page.locator(".sheets .total dd");
  expect(await totals.count()).toBe(places);
  for (const total of await totals.allInnerTexts()) expect(total).toMatch(/^\d+$/);
}
