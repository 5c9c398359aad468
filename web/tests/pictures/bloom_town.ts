// The pictures of Bloom Town's stage.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/bloom_town/spots";
import { nextActionAt, type Position } from "../positions";
import { playDecision } from "../quick";
import {
  dark,
  desktop,
  laptop,
  lying,
  lyingShort,
  phone,
  ru,
  short,
  small,
  tab,
  tablet,
  uk,
  upright,
  type Picture,
} from "./picture";

const middle = { setup: "2-A", moment: "middle" };
const choice = { setup: "2-A", moment: "choice" };
const spring = { setup: "2-A", moment: "spring" };
const full = { setup: "4-A", moment: "fullest" };

/** A second tile of a type turns up: everybody's points are lit for as long as it takes to read them. */
async function recount(page: Page, position: Position): Promise<void> {
  await playDecision(page, nextActionAt(position));
  await page.locator("[data-telling] .gain.recount").waitFor();
}

export const PICTURES: Picture[] = [
  { name: "desktop-2p", ...choice, ...desktop },
  { name: "desktop-3p", setup: "3-A", moment: "middle", ...desktop },
  { name: "desktop-full", ...full, ...desktop },
  { name: "desktop-ru", ...choice, ...desktop, ...ru },
  { name: "laptop", ...choice, ...laptop },
  { name: "laptop-full", ...full, ...laptop },
  { name: "moment-recount", setup: "4-A", moment: "recounting", ...desktop, then: recount },
  { name: "moment-spring", ...spring, ...desktop },
  { name: "moment-token", setup: "2-A", moment: "token", ...desktop },
  { name: "night", ...choice, ...desktop, ...dark },
  { name: "night-spring", ...spring, ...desktop, ...dark },
  { name: "solo-alice", setup: "1-alice-takes", moment: "choice", ...desktop },
  { name: "tablet", ...choice, ...tablet },
  { name: "tablet-ru", ...choice, ...tablet, ...ru },
  { name: "tablet-4p", ...full, ...tablet },
  { name: "tablet-portrait", ...choice, ...upright },
  { name: "tablet-portrait-4p", ...full, ...upright },
  { name: "phone", ...middle, ...phone },
  { name: "phone-4p", ...full, ...phone },
  { name: "phone-build", ...choice, ...phone },
  { name: "phone-build-ru", ...choice, ...phone, ...ru },
  { name: "phone-choice", ...spring, ...phone },
  { name: "phone-ru", ...spring, ...phone, ...ru },
  { name: "phone-night", ...spring, ...phone, ...ru, ...dark },
  { name: "phone-rival", ...full, ...phone, then: openRival },
  { name: "phone-uk", ...choice, ...phone, ...uk },
  { name: "phone-uk-spring", ...spring, ...phone, ...uk },
  { name: "phone-small", ...middle, ...small },
  { name: "phone-short", ...choice, ...short, ...ru },
  { name: "phone-short-start", ...middle, ...short },
  { name: "phone-landscape", ...choice, ...lying },
  { name: "phone-landscape-market", ...choice, ...lying, ...tab(0) },
  { name: "phone-landscape-others", ...full, ...lying, ...tab(2) },
  { name: "phone-landscape-spring", ...spring, ...lying, ...uk },
  { name: "phone-landscape-short", ...choice, ...lyingShort },
  { name: "phone-landscape-short-market", ...choice, ...lyingShort, ...tab(0) },
];

function openRival(page: Page): Promise<void> {
  return page
    .locator(`[data-spot="${spots.place(2)}"]`)
    .first()
    .tap();
}
