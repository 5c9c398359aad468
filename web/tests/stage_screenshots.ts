// Pictures of the stages at stored positions, into build/screenshots/GAME.
import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { spots } from "../src/games/bloom_town/spots";
import type { PersonId } from "../src/art/people/people";
import { test } from "./house";
import { pick, point } from "./layout/bloom_town";
import { settle } from "./layout/settle";
import { nextMoment } from "./play";
import { chosenAt, nextActionAt, remembered, served, type Laid, type Position } from "./positions";
import { playDecision } from "./quick";

const FOLDER = "../build/screenshots/bloom-town";
const PEOPLE: PersonId[] = ["rosa", "otto", "vera"];

interface Picture {
  name: string;
  setup: string;
  moment: string;
  width: number;
  height: number;
  language?: string;
  dark?: boolean;
  touch?: boolean;
  /** Before the picture: open something, or let something happen. */
  then?(page: Page, position: Position): Promise<unknown>;
}

const desktop = { width: 1440, height: 900 };
const laptop = { width: 1280, height: 720 };
const tablet = { width: 1024, height: 768, touch: true };
const upright = { width: 768, height: 1024, touch: true };
const phone = { width: 390, height: 844, touch: true };
const small = { width: 360, height: 740, touch: true };
const short = { width: 375, height: 667, touch: true };
const lying = { width: 844, height: 390, touch: true };
const lyingShort = { width: 667, height: 375, touch: true };

const middle = { setup: "2-A", moment: "middle" };
const choice = { setup: "2-A", moment: "choice" };
const spring = { setup: "2-A", moment: "spring" };
const full = { setup: "4-A", moment: "fullest" };
const ru = { language: "ru" };
const uk = { language: "uk" };
const dark = { dark: true };

const tab = (which: number) => (page: Page) => page.getByRole("tab").nth(which).tap();
const market = { then: tab(0) };
const others = { then: tab(2) };

/** A second tile of a type turns up: everybody's points are lit for as long as it takes to read them. */
async function recount(page: Page, position: Position): Promise<void> {
  await playDecision(page, nextActionAt(position));
  await page.locator("[data-telling] .gain.recount").waitFor();
}

const PICTURES: Picture[] = [
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
  { name: "phone-landscape-market", ...choice, ...lying, ...market },
  { name: "phone-landscape-others", ...full, ...lying, ...others },
  { name: "phone-landscape-spring", ...spring, ...lying, ...uk },
  { name: "phone-landscape-short", ...choice, ...lyingShort },
  { name: "phone-landscape-short-market", ...choice, ...lyingShort, ...market },
];

function openRival(page: Page): Promise<void> {
  return page
    .locator(`[data-spot="${spots.place(2)}"]`)
    .first()
    .tap();
}

const positionOf = ({ setup, moment }: Picture): Position => ({
  game: "bloom_town",
  setup,
  moment,
});

let laid: Laid;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  laid = await served(PICTURES.map(positionOf), PEOPLE);
});
afterAll(() => laid.server.clearAway());

test.for(PICTURES)("bloom_town: $name", async (picture, { open }) => {
  const { width, height, touch = false, language = "en" } = picture;
  const position = positionOf(picture);
  const page = await open({
    ...remembered(laid, { language, face: "sofia" }),
    ...{ viewport: { width, height }, hasTouch: touch, isMobile: touch, dark: picture.dark },
    // As sharp as such a screen is.
    deviceScaleFactor: touch && Math.min(width, height) < 500 ? 2 : 1,
  });
  await page.goto(laid.table(position));
  await nextMoment(page);
  const chosen = chosenAt(position);
  if (Object.keys(chosen).length) {
    await pick(page, chosen);
    await point(page, chosen, picture.moment, touch);
  }
  await picture.then?.(page, position);
  await settle(page);
  await page.screenshot({ path: `${FOLDER}/${picture.name}.png` });
});
