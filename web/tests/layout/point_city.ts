// How something is chosen on Point City's stage, as far as it can be without playing it.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/point_city/spots";
import type { Chosen } from "../positions";

const spot = (name: string) => `[data-spot="${name}"]`;

/** Houses on a hill stand before each other; a row of somebody else is one thing to touch, over what it says. */
export const beneath = '[data-spot^="hill-"] *, [data-region="others"] [data-spot^="score-"]';

/** A finger picks the card and turns it over in the foot: the ear only says that it can be turned. */
export const marks = ".ear";

/** Nothing grows because it was chosen. */
export const grows = () => false;

/** Picks the first card of a pair. */
export async function pick(page: Page, { first }: Chosen): Promise<void> {
  if (first !== undefined)
    await page
      .locator(spot(spots.cell(first)))
      .first()
      .click();
}

/** Points at its neighbour, or at a token. A finger touches: that opens the bill. */
export async function point(page: Page, chosen: Chosen, _: string, touch: boolean): Promise<void> {
  const { second, token } = chosen;
  const name = second === undefined ? spots.token(token!) : spots.cell(second);
  const there = page.locator(spot(name)).first();
  if (touch) await there.tap();
  else await there.hover();
}
