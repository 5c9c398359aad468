// How something is chosen on Happy City's stage, as far as it can be without playing it.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/happy_city/spots";
import type { Chosen } from "../positions";

/** Price coins hang over the edge of what they belong to, and monsters stand in front of gates. */
export const beneath = '[data-spot^="gate-"]';

/** Nothing grows because it was chosen. */
export const grows = () => false;

/** Nothing is picked before it is pointed at. */
export async function pick(): Promise<void> {}

/** Points at a card in the shop's window. A finger touches it. */
export async function point(page: Page, { card }: Chosen, _: string, touch: boolean) {
  const there = page.locator(`[data-spot="${spots.centre}"] > *`).nth(card!);
  if (touch) await there.tap();
  else await there.hover();
}
