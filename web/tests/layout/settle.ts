import type { Page } from "playwright-core";

/** What moves has come to rest, and all letters are there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await frame();
    await frame();
    const endless = (each: Animation) => each.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((each) => !endless(each));
    await Promise.allSettled(ending.map((each) => each.finished));
    await frame();
  });
}
