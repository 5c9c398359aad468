// The board that plays any game from its spread: every game to its end, by mouse, by finger and by keyboard.
import { describe, expect } from "vitest";
import { expectNoBarriers } from "./barriers";
import { GAMES, openTable, test } from "./house";
import { expectEnd, nextMoment, playThrough } from "./play";

const GENERIC = "?board=generic";
/** The shortest game of each. */
const SHORT: Record<string, object> = {
  bloom_town: { mode: "training" },
  happy_city: { round_limit: 3 },
};

function table(game: string): object {
  const seats = [
    { kind: "me", name: "Ada" },
    { kind: "bot", bot: "random" },
  ];
  return { game, options: SHORT[game] ?? {}, seats };
}

describe.each(GAMES)("%s", (game) => {
  test("to its end, and back through it", async ({ open }) => {
    const page = await open();
    const id = await openTable(page, table(game), GENERIC);
    await playThrough(page, "any");
    await expectEnd(page, 2);
    await page.goto(`/table/${id}/replay${GENERIC}&at=5`);
    await page.locator(".generic .thing").first().waitFor();
    expect(new URL(page.url()).searchParams.get("board")).toBe("generic");
  });

  test("on a phone and by night nothing is in anyone's way", async ({ open }) => {
    const page = await open({ phone: true, dark: true });
    await openTable(page, table(game), GENERIC);
    await nextMoment(page);
    await expectNoBarriers(page);
    const beyond = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(beyond)).toBe(0);
  });
});

test("by keyboard: the arrow keys walk over a grid, Enter picks and plays, Escape puts back", async ({
  open,
}) => {
  const page = await open();
  await openTable(page, table("point_city"), GENERIC);
  const { revision } = await nextMoment(page);
  const cards = page.locator(".cells .thing");
  await cards.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  expect(await cards.nth(1).getAttribute("aria-pressed")).toBe("true");
  await page.keyboard.press("Escape");
  expect(await page.locator(".thing.picked").count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  // Chosen, and played by the next.
  expect((await nextMoment(page)).revision).toBe(revision);
  await page.keyboard.press("Enter");
  const after = await nextMoment(page, revision);
  expect(after.revision).toBeGreaterThan(revision);
});

test("a finger chooses, and the button that says what it brings plays; every touch is answered", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await openTable(page, table("point_city"), GENERIC);
  const { revision } = await nextMoment(page);
  await page.locator(".thing.open").first().tap();
  await page.locator(".thing.next").first().tap();
  const play = page.locator(".desk .play");
  await play.waitFor();
  expect((await nextMoment(page)).revision).toBe(revision);
  await page.getByRole("button", { name: "Choose again" }).tap();
  expect(await page.locator(".thing:is(.picked, .lit)").count()).toBe(0);
  // It says that it cannot be chosen, so a test has to insist; and nothing that sticks to an edge shall lie over it.
  const still = page.locator(".row .thing.still").first();
  await still.evaluate((thing) => thing.scrollIntoView({ block: "center" }));
  await still.tap({ force: true });
  expect(await page.locator(".generic .reason").innerText()).not.toBe("");
  await page.locator(".thing.open").first().tap();
  await page.locator(".thing.next").first().tap();
  await play.tap();
  expect((await nextMoment(page, revision)).revision).toBeGreaterThan(revision);
});

test("the plain step is offered by its name; on a phone what lies on the table says it instead", async ({
  open,
}) => {
  for (const phone of [false, true]) {
    const page = await open({ phone });
    await openTable(page, table("point_city"), GENERIC);
    await nextMoment(page);
    const named = await page.locator(".desk li button").allInnerTexts();
    expect(named).toHaveLength(phone ? 0 : 1);
    await page.locator(".stack .thing.open").waitFor();
    await page.locator(".cells .thing.open").first().click();
    await page.locator(".thing.next").first().waitFor();
    for (const name of await page.locator(".desk li button").allInnerTexts())
      expect(name).toContain("Flip");
  }
});

test("what goes by a name is chosen first and played by the same button as the rest, once", async ({
  open,
}) => {
  const page = await open();
  await openTable(page, table("point_city"), GENERIC);
  const { revision } = await nextMoment(page);
  const draw = page.locator(".desk li button").first();
  // The second click of a double one was meant for what stood there before the first.
  await draw.dispatchEvent("click", { detail: 2 });
  expect(await page.locator(".desk .play").count()).toBe(0);
  await draw.click();
  await page.locator(".desk .play").waitFor();
  expect(await draw.getAttribute("aria-pressed")).toBe("true");
  expect((await nextMoment(page)).revision).toBe(revision);
  await page.getByRole("button", { name: "Choose again" }).click();
  expect(await page.locator(".desk .play").count()).toBe(0);
  await draw.click();
  await page.locator(".desk .play").click();
  expect((await nextMoment(page, revision)).revision).toBeGreaterThan(revision);
});

test("on a phone the tools give way to what is chosen, and come back", async ({ open }) => {
  const page = await open({ phone: true });
  await openTable(page, table("point_city"), GENERIC);
  await nextMoment(page);
  const tools = page.getByRole("navigation", { name: "Tools" });
  await tools.waitFor();
  await page.locator(".thing.open").first().tap();
  await tools.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Choose again" }).tap();
  await tools.waitFor();
});

test("on a phone the log opens at its newest line, and what somebody else has can be looked at", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await openTable(page, table("bloom_town"), GENERIC);
  await playThrough(page, "any");
  await page.getByRole("button", { name: "Log" }).tap();
  const last = page.getByRole("dialog").getByRole("listitem").last();
  await last.waitFor();
  await page.waitForFunction(() => {
    const log = document.querySelector("dialog [data-scroll]")!;
    return log.scrollTop > 0 && log.scrollTop + log.clientHeight >= log.scrollHeight - 2;
  });
  await page.getByRole("button", { name: "Close" }).tap();
  await page.locator(".others summary").first().tap();
  await page.locator(".others .cells .thing").first().waitFor();
});

test("on a phone my town lies right below the market, and is in sight once a tile is picked", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await openTable(page, table("bloom_town"), GENERIC);
  await nextMoment(page);
  await page.locator(".held .hand .thing").first().tap();
  const last = page.locator(".mine .cells .thing").last();
  const foot = await page.locator(".hold").boundingBox();
  const box = await last.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(foot!.y);
});

test("a click plays no more than what was clicked: the move that is left is offered", async ({
  open,
}) => {
  const page = await open();
  await openTable(page, table("point_city"), GENERIC);
  const { revision } = await nextMoment(page);
  const pile = page.locator(".stack .thing");
  const cards = page.locator(".cells .thing");
  await cards.first().click();
  expect(await cards.first().getAttribute("aria-pressed")).toBe("true");
  // Set aside while a card is picked: it is picked instead, and not played.
  await pile.click();
  await page.locator(".stack .thing.picked").waitFor();
  expect(await cards.first().getAttribute("aria-pressed")).toBeNull();
  expect((await nextMoment(page)).revision).toBe(revision);
  await page.locator(".desk .play").click();
  expect((await nextMoment(page, revision)).revision).toBeGreaterThan(revision);
});

test("a pile is drawn from at the first touch; what somebody else has is only looked at", async ({
  open,
}) => {
  const page = await open({ phone: true });
  await openTable(page, table("happy_city"), GENERIC);
  const { revision } = await nextMoment(page);
  await page.locator(".stack .thing.open").first().tap();
  await nextMoment(page, revision);
  await page.locator(".others summary").first().tap();
  await page.locator(".others .thing").first().dispatchEvent("click");
  expect(await page.locator(".generic .reason").count()).toBe(0);
});

test("what follows from a move without a choice is played with it", async ({ open }) => {
  const page = await open();
  await openTable(page, table("bloom_town"), GENERIC);
  const { revision } = await nextMoment(page);
  const hand = page.locator(".held .hand .thing");
  await hand.first().click();
  await page.locator(".cells .thing.next").first().click();
  await page.locator(".desk .play").click();
  await nextMoment(page, revision);
  // Built, a tile taken, the turn ended, and the turn of the other is over too.
  expect(await hand.count()).toBe(2);
  await page.locator(".held .hand .thing.open").first().waitFor();
  expect(await page.locator(".news li").count()).toBeGreaterThan(1);
});

test("what a move brings is told in words, and what a thing is for", async ({ open }) => {
  const page = await open();
  await openTable(page, table("happy_city"), GENERIC);
  await nextMoment(page);
  await page.locator(".thing.open").first().hover();
  await page.locator(".outlook li").first().waitFor();
  // A special building comes last in a turn: it is told why it cannot be chosen yet, and what it is for.
  await page.locator(".area.row .thing.still").last().click({ button: "right", force: true });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "Why not now" }).waitFor();
  await sheet.getByRole("heading", { name: "What it’s for" }).waitFor();
  await expectNoBarriers(page);
});

test("what I hold is in sight while I choose", async ({ open }) => {
  for (const phone of [false, true]) {
    const page = await open({ phone });
    await openTable(page, table("happy_city"), GENERIC);
    await nextMoment(page);
    const box = (await page.locator(".held").boundingBox())!;
    const { height } = page.viewportSize()!;
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

test("the table in words", async ({ open }) => {
  const page = await open();
  await openTable(page, table("bloom_town"));
  await nextMoment(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Table in words" }).last().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "Ada" }).waitFor();
  expect(await sheet.getByRole("listitem").count()).toBeGreaterThan(40);
  await expectNoBarriers(page);
});
