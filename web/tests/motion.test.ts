// What happened travels over the board until somebody touches it; whoever wants no motion sees none.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { GAMES, test } from "./house";
import { nextMoment, onBoard } from "./play";
import { tableAt } from "./quick";

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
