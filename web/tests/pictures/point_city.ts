// The pictures of Point City's stage.
import type { Page } from "playwright-core";
import { spots } from "../../src/games/point_city/spots";
import {
  dark,
  desktop,
  laptop,
  lying,
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

const middle = { setup: "2", moment: "middle" };
const choice = { setup: "2", moment: "choice" };
const bill = { setup: "2", moment: "bill" };
const token = { setup: "2", moment: "token" };
const full = { setup: "4", moment: "fullest" };

export const PICTURES: Picture[] = [
  { name: "desktop-2p", ...bill, ...desktop },
  { name: "desktop-calm", ...middle, ...desktop },
  { name: "desktop-3p", setup: "3", moment: "middle", ...desktop },
  { name: "desktop-full", ...full, ...desktop },
  { name: "desktop-flips", setup: "2", moment: "flips", ...desktop },
  { name: "laptop", ...choice, ...laptop },
  { name: "laptop-ru", ...bill, ...laptop, ...ru },
  { name: "laptop-full", ...full, ...laptop, ...uk },
  { name: "token", ...token, ...desktop },
  { name: "token-3p", setup: "3", moment: "token", ...desktop },
  { name: "token-4p", setup: "4", moment: "token", ...laptop, ...ru },
  { name: "laptop-4p", setup: "4", moment: "bill", ...laptop, ...ru },
  { name: "solo", setup: "1-normal", moment: "middle", ...desktop },
  { name: "night", ...middle, ...desktop, ...dark },
  { name: "night-choice", ...bill, ...desktop, ...dark },
  { name: "large", ...bill, width: 1920, height: 1080 },
  { name: "tablet", ...middle, ...tablet },
  { name: "tablet-choice", ...bill, ...tablet },
  { name: "tablet-3p", setup: "3", moment: "bill", ...tablet, ...ru },
  { name: "tablet-4p", ...full, ...tablet },
  { name: "tablet-rival", ...full, ...tablet, then: openRival },
  { name: "tablet-token", ...token, ...tablet },
  { name: "tablet-portrait", ...middle, ...upright },
  { name: "tablet-portrait-choice", ...bill, ...upright },
  { name: "tablet-portrait-4p", ...full, ...upright, ...ru },
  { name: "phone", ...middle, ...phone },
  { name: "phone-choice", ...bill, ...phone },
  { name: "phone-ru", ...bill, ...phone, ...ru },
  { name: "phone-uk", ...middle, ...phone, ...uk },
  { name: "phone-full", ...full, ...phone },
  { name: "phone-rivals", ...full, ...phone, then: openRival },
  { name: "phone-token", ...token, ...phone },
  { name: "phone-solo", setup: "1-normal", moment: "middle", ...phone, ...uk },
  { name: "phone-night", ...middle, ...phone, ...dark },
  { name: "phone-small", ...bill, ...small, ...uk },
  { name: "phone-short", ...middle, ...short },
  { name: "phone-short-choice", ...bill, ...short, ...ru },
  { name: "phone-landscape", ...middle, ...lying },
  { name: "phone-landscape-choice", ...bill, ...lying },
  { name: "phone-landscape-city", ...middle, ...lying, ...tab(1) },
  { name: "phone-landscape-others", ...full, ...lying, ...tab(2) },
];

function openRival(page: Page): Promise<void> {
  return page
    .locator(`[data-spot="${spots.place(2)}"]`)
    .first()
    .tap();
}
