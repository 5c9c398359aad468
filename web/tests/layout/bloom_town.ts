// How something is chosen on Bloom Town's stage, as far as it can be without playing it.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/bloom_town/spots";
import type { Chosen } from "../positions";

const spot = (name: string) => `[data-spot="${name}"]`;

/** The open tile of the market lies on its stack. */
export const beneath = '[data-spot^="stack-"]';

/** Nothing is only for a mouse. */
export const marks = ":not(*)";

/** With the token lifted a line of recounts that can be chosen is as high as a finger needs. */
export const grows = ({ moment, touch }: { moment: string; touch: boolean }) =>
  moment === "token" && touch;

/** Picks the tile, or lifts the token. */
export async function pick(page: Page, { tile, type }: Chosen): Promise<void> {
  if (type !== undefined)
    return page
      .locator(spot(spots.flower(0)))
      .first()
      .click();
  if (tile === undefined) return;
  const held = page.locator(spot(spots.handTile(0, tile))).first();
  // Of two that are alike one is picked already.
  if ((await held.getAttribute("aria-pressed")) !== "true") await held.click();
}

/** Points at where it is to go. A spring cell is clicked: that opens its choice. */
export async function point(page: Page, chosen: Chosen, moment: string, touch: boolean) {
  const name = chosen.type === undefined ? spots.cell(0, chosen.cell!) : spots.recount(chosen.type);
  const there = page.locator(spot(name)).first();
  if (touch) await there.tap();
  else if (moment === "spring") await there.click();
  else await there.hover();
}
