// Matches that are over: walked through again, taken away as a file, brought back; and guests who change the device.
import { expect } from "vitest";
import { test } from "./house";
import { nextMoment } from "./play";
import { tableAt } from "./quick";

test("a replay by slider, step and turn, with a link to the moment", async ({ open }) => {
  const page = await open();
  await tableAt(page, "bloom_town", "end");
  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  const at = async () => Number(await slider.inputValue());
  await slider.waitFor();
  expect(await at()).toBe(0);

  await page.getByRole("button", { name: "One step on", exact: true }).click();
  await page.getByText("Step 1 of").waitFor();
  await page.getByRole("button", { name: "One turn on" }).click();
  expect(await at()).toBeGreaterThan(1);
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  const last = await at();
  expect(last).toBe(Number(await slider.getAttribute("max")));

  await slider.fill("7");
  await page.getByText("Step 7 of").waitFor();
  await page.waitForURL(/at=7$/);
  const friend = await open();
  await friend.goto(page.url());
  await friend.getByText("Step 7 of").waitFor();
  expect(await friend.locator("[data-cell]").count()).toBe(25);

  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText("Step 8 of").waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
});

test("a downloaded match is opened again by somebody else", async ({ open }) => {
  const page = await open();
  await tableAt(page, "bloom_town", "end");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  const other = await open();
  await other.goto("/import");
  await other.locator("input[type=file]").setInputFiles(await download.path());
  await other.getByRole("slider").waitFor();
  await other.getByText("Step 0 of").waitFor();
});

test("a file that is no match is refused in words", async ({ open }) => {
  const page = await open();
  await page.goto("/import");
  const buffer = Buffer.from('{"schema": 1,\n "game": }');
  const file = { name: "match.json", mimeType: "application/json", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("alert").filter({ hasText: "match.json, line 2" }).waitFor();
});

test("a personal link moves a guest to another device", async ({ open }) => {
  const page = await open();
  const id = await tableAt(page, "bloom_town", "middle");
  const { revision } = await nextMoment(page);
  await page.goto("/device");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Open this on the other device").inputValue();

  const phone = await open({ phone: true });
  await phone.goto(link);
  await phone.getByRole("button", { name: "Be the same player here" }).tap();
  await phone.getByRole("link", { name: "Go on" }).tap();
  await phone.waitForURL(`**/table/${id}`);
  expect(await nextMoment(phone)).toEqual({ revision, standing: "choose" });
});
