// A bot that cannot decide: everybody is told, and the host lets another one play.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TableInfo, ToBrowser } from "../src/lib/protocol";
import { openTable, test } from "./house";
import { nextMoment } from "./play";

/** With this seed the bot begins. */
const TABLE = {
  game: "bloom_town",
  seed: "stalled",
  seats: [
    { kind: "bot", bot: "expert" },
    { kind: "me", name: "Ada" },
  ],
};
const TOLD = "can’t find a move and is trying again.";

/** The server tells what it would if its expert could not think, and nothing more until that one is replaced. */
async function breakTheExpert(page: Page): Promise<void> {
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    let stalled = false;
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToBrowser;
      if (!("table" in message) || message.table.seats[0]?.bot !== "expert")
        return socket.send(text);
      // The true expert may have played by now.
      const table = { ...message.table, actor: 0 };
      if (message.type !== "state") return socket.send(JSON.stringify({ ...message, table }));
      if (stalled) return;
      stalled = true;
      socket.send(JSON.stringify({ ...message, table, thinking: true, stalled: true }));
    });
  });
}

for (const phone of [false, true])
  test(`the host replaces it, ${phone ? "on a phone" : "at a desk"}`, async ({ open }) => {
    const page = await open({ phone });
    await breakTheExpert(page);
    const id = await openTable(page, TABLE);
    const banner = page.getByRole("status").filter({ hasText: TOLD });
    await banner.waitFor();
    expect(await page.getByText("is thinking").count()).toBe(0);
    const level = banner.getByRole("combobox", { name: "Strength of a bot you put here" });
    expect(await level.inputValue()).toBe("medium");
    await level.selectOption("easy");
    await banner.getByRole("button", { name: "Replace the bot" }).click();
    await banner.waitFor({ state: "hidden" });
    expect((await nextMoment(page)).standing).toBe("choose");
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo;
    expect(table.seats[0]!.bot).toBe("easy");
  });

test("who is not the host is only told", async ({ open }) => {
  const id = await openTable(await open(), { ...TABLE, public: true });
  const page = await open();
  await breakTheExpert(page);
  await page.goto(`/table/${id}`);
  const banner = page.getByRole("status").filter({ hasText: TOLD });
  await banner.waitFor();
  expect(await banner.getByRole("button", { name: "Replace the bot" }).count()).toBe(0);
});
