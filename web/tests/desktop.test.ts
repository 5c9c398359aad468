// At a desk the whole table is on the screen, however many sit at it.
import { expect } from "vitest";
import { test } from "./house";
import { nextMoment } from "./play";
import { tableAt } from "./quick";

/** As full as a table of Happy City gets. */
const FULL = {
  seats: [
    { kind: "me", name: "Ada" },
    ...Array.from({ length: 4 }, () => ({ kind: "bot", bot: "greedy" })),
  ],
  options: { mode: "expert", grozilla: "yes" },
};

test.for(["en", "ru"])(
  "Happy City for five fits without scrolling: %s",
  async (locale, { open }) => {
    const page = await open({ locale });
    for (const point of ["start", "middle"] as const) {
      await tableAt(page, "happy_city", point, FULL, 28);
      await nextMoment(page);
      const high = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(high, `${point} of the match is higher than the screen`).toBeLessThanOrEqual(0);
    }
  },
);
