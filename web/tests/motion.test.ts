// What happened travels over the board until somebody touches it; whoever wants no motion sees none.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAMES, test } from "./house";
import { nextMoment, onBoard } from "./play";
import { nextActionAt, openPosition } from "./positions";
import { playDecision, tableAt } from "./quick";

/** From the next page on, what moves on the board stops on its way, so that it can be looked at. */
async function holdMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (this.closest(".board")) {
        animation.pause();
        animation.currentTime = 150;
      }
      return animation;
    };
  });
}

const movingOn = (page: Page) =>
  page.evaluate(() => document.querySelector(".board")!.getAnimations({ subtree: true }).length);

describe.each(GAMES)("%s", (game) => {
  test("a move is seen on its way, until a touch", async ({ open }) => {
    const page = await open({ reducedMotion: "no-preference" });
    await holdMotion(page);
    await tableAt(page, game, "start");
    await nextMoment(page);
    await onBoard[game](page);
    const sprites = page.locator(".sprite");
    await sprites.first().waitFor();
    await page.mouse.move(2, 2);
    await page.mouse.down();
    await sprites.first().waitFor({ state: "detached" });
  });

  test("nothing moves where no motion is wanted", async ({ open }) => {
    const page = await open({ reducedMotion: "reduce" });
    await holdMotion(page);
    await tableAt(page, game, "start");
    const { revision } = await nextMoment(page);
    await onBoard[game](page);
    await nextMoment(page, revision);
    expect(await movingOn(page)).toBe(0);
    expect(await page.locator(".sprite").count()).toBe(0);
  });
});

/** From the next page on, what is shown for a while stays. */
async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const held = (run: TimerHandler, time = 0, ...rest: unknown[]) =>
      time > 1000 && time < 10_000 ? 0 : wait(run, time, ...rest);
    Object.assign(window, { setTimeout: held });
  });
}

describe("Bloom Town's community scoring", () => {
  const position = { game: "bloom_town", setup: "2-A", moment: "recounting" } as const;
  const choices = (page: Page) => page.locator("[data-choices]").getAttribute("data-choices");

  test("is announced, lit and read before anybody goes on, and leaves a trace", async ({
    open,
  }) => {
    const page = await open();
    await holdTime(page);
    await openPosition(page, position);
    await nextMoment(page);
    await playDecision(page, nextActionAt(position));
    const telling = page.locator("[data-telling]");
    await telling.waitFor();
    await page.getByText("Community scoring", { exact: true }).first().waitFor();
    expect(await page.locator(".gain.recount").innerText()).toMatch(/^\+\d+$/);
    expect(await choices(page)).toBe("0");

    // The click that ends it builds nothing.
    const built = page.locator('[data-cell][aria-label*="empty"]');
    const free = await built.count();
    await built.first().click({ force: true });
    await telling.waitFor({ state: "detached" });
    await page.locator(".brought").first().waitFor();
    expect(await built.count()).toBe(free);
  });

  test("Escape has seen enough", async ({ open }) => {
    const page = await open();
    await holdTime(page);
    await openPosition(page, position);
    await nextMoment(page);
    await playDecision(page, nextActionAt(position));
    await page.locator("[data-telling]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[data-telling]").waitFor({ state: "detached" });
  });
});
