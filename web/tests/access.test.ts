// Everybody can use it: axe-core finds nothing serious on any page in either theme, and letters may be twice as large.
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectNoBarriers } from "./barriers";
import { GAMES, openTable, test } from "./house";
import { nextMoment } from "./play";
import { ALONE, tableAt } from "./quick";

/** Controls that cannot be reached: outside of the page, or under something else even when scrolled to. */
function lostControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, select, summary"),
    ];
    const isLost = (control: HTMLElement) => {
      control.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) return true;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !hit || !(control.contains(hit) || hit.contains(control));
    };
    return controls
      .filter((control) => control.checkVisibility() && !control.closest(".hidden, .skip"))
      .filter(isLost)
      .map((control) => control.outerHTML.slice(0, 200));
  });
}

const PAGES = [
  ...["", "tables", "watch", "import", "device", "nowhere"],
  ...GAMES.flatMap((game) => [`new/${game}`, `rules/${game}`, `score/${game}`]),
  ...["opponent/bloom_town", "opponent/point_city"],
];

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/${path}`);
  await page.locator("main h1").waitFor();
  if (path === "")
    await page
      .getByRole("button", { name: /^Play now/ })
      .first()
      .waitFor();
}

describe("no barriers", () => {
  test("on the pages of the house", async ({ open }) => {
    const page = await open();
    for (const path of PAGES) {
      await openPage(page, path);
      await expectNoBarriers(page);
    }
  });

  test("in the sheets of the house", async ({ open }) => {
    const page = await open();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").waitFor();
    await expectNoBarriers(page);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Play now: Bloom Town" }).click();
    await page.getByRole("dialog").waitFor();
    await expectNoBarriers(page);
  });

  test("in the waiting room and before the curtain", async ({ open }) => {
    const page = await open();
    const seats = [{ kind: "me" }, { kind: "open" }];
    await openTable(page, { game: "bloom_town", seats });
    await page.getByRole("heading", { name: "Invite your friends" }).waitFor();
    await expectNoBarriers(page);
    await openTable(page, { game: "bloom_town", seats: [{ kind: "me" }, { kind: "here" }] });
    await nextMoment(page);
    await expectNoBarriers(page);
  });

  test.for(GAMES)("while %s is asked about", async (game, { open }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    await nextMoment(page);
    await page.getByRole("button", { name: "What’s this?" }).click();
    const mark = page.getByRole("button", { name: /^What is this\? / });
    // On a stage that fills the window the things themselves are pressed.
    const asked = mark.or(page.locator(".asking [data-about]")).first();
    await asked.waitFor();
    await expectNoBarriers(page);
    await asked.click({ force: true });
    await page.getByRole("dialog").waitFor();
    await expectNoBarriers(page);
  });

  test.for(GAMES)("at a table of %s: start, middle, end, replay", async (game, { open }) => {
    const page = await open();
    let id = "";
    for (const point of ["start", "middle", "end"] as const) {
      id = await tableAt(page, game, point);
      await nextMoment(page);
      await expectNoBarriers(page);
    }
    await page.goto(`/table/${id}/replay?at=5`);
    await page.getByRole("slider").waitFor();
    await expectNoBarriers(page);
  });
});

describe("letters twice as large", () => {
  async function enlarge(page: Page): Promise<void> {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  }

  test("on the pages of the house", async ({ open }) => {
    const page = await open();
    for (const path of PAGES) {
      await openPage(page, path);
      await enlarge(page);
      expect(await lostControls(page), path).toEqual([]);
    }
  });

  test.for(GAMES)("at a table of %s", async (game, { open }) => {
    const page = await open();
    await openTable(page, ALONE[game]);
    await nextMoment(page);
    await enlarge(page);
    expect(await lostControls(page)).toEqual([]);
  });
});
