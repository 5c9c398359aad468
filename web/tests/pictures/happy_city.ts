// The pictures of Happy City's stage.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/happy_city/spots";
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

const FULL = "5-expert-grozilla";
const two = { setup: "2-expert-grozilla" };
const full = { setup: FULL, moment: "fullest" };
const choice = { setup: FULL, moment: "choice" };

export const PICTURES: Picture[] = [
  { name: "desktop-2p", setup: "2", moment: "choice", ...desktop },
  { name: "desktop-2p-expert", ...two, moment: "guarded", ...desktop },
  { name: "desktop-3p", setup: "3-grozilla", moment: "middle", ...desktop },
  { name: "desktop-4p", setup: "4-expert", moment: "choice", ...desktop },
  { name: "desktop-full", ...full, ...desktop },
  { name: "desktop-ru", ...choice, ...desktop, ...ru },
  { name: "laptop", ...two, moment: "middle", ...laptop },
  { name: "laptop-5p", ...choice, ...laptop, ...uk },
  { name: "large", ...choice, width: 1920, height: 1080 },
  { name: "night", setup: FULL, moment: "guarded", ...desktop, ...dark },
  { name: "state-market", ...two, moment: "market", ...desktop },
  { name: "state-discard", setup: "4-expert", moment: "discard", ...desktop },
  { name: "state-reveal", ...two, moment: "reveal", ...laptop },
  { name: "state-pay", ...two, moment: "pay", ...desktop },
  { name: "state-special", setup: FULL, moment: "special", ...desktop },
  { name: "state-deflect", setup: FULL, moment: "deflect", ...desktop, ...ru },
  { name: "state-destroy", setup: FULL, moment: "destroy", ...desktop },
  { name: "state-end", setup: FULL, moment: "end", ...desktop },
  { name: "tablet", ...two, moment: "guarded", ...tablet },
  { name: "tablet-5p", ...choice, ...tablet, ...ru },
  { name: "tablet-portrait", ...two, moment: "guarded", ...upright },
  { name: "tablet-portrait-5p", ...full, ...upright },
  { name: "phone", ...two, moment: "middle", ...phone },
  { name: "phone-choice", ...two, moment: "guarded", ...phone },
  { name: "phone-ru", ...choice, ...phone, ...ru },
  { name: "phone-5p", ...full, ...phone, ...uk },
  { name: "phone-pay", ...two, moment: "pay", ...phone },
  { name: "phone-special", setup: FULL, moment: "special", ...phone, ...ru },
  { name: "phone-market", ...two, moment: "market", ...phone },
  { name: "phone-destroy", setup: FULL, moment: "destroy", ...phone },
  { name: "phone-deflect", setup: FULL, moment: "deflect", ...phone, ...uk },
  { name: "phone-rival", ...full, ...phone, then: openRival },
  { name: "phone-family", setup: "2", moment: "choice", ...phone, ...uk },
  { name: "phone-night", ...two, moment: "middle", ...phone, ...dark },
  { name: "phone-small", ...choice, ...small, ...uk },
  { name: "phone-short", ...two, moment: "middle", ...short },
  { name: "phone-shortest", ...choice, width: 360, height: 640, touch: true, ...ru },
  { name: "phone-landscape", ...two, moment: "guarded", ...lying },
  { name: "phone-landscape-city", setup: FULL, moment: "guarded", ...lying, ...tab(1) },
  { name: "phone-landscape-others", ...full, ...lying, ...tab(2) },
  { name: "phone-landscape-small", ...choice, ...lyingShort, ...ru },
];

function openRival(page: Page): Promise<void> {
  return page
    .locator(`[data-spot="${spots.city(2)}"]`)
    .first()
    .tap();
}
