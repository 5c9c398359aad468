// Pictures of the stages at stored positions, into build/screenshots/GAME.
import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe } from "vitest";
import type { PersonId } from "../src/art/people/people";
import { test, type Game } from "./house";
import * as bloom_town from "./layout/bloom_town";
import * as happy_city from "./layout/happy_city";
import * as point_city from "./layout/point_city";
import { settle } from "./layout/settle";
import * as picturesOfBloomTown from "./pictures/bloom_town";
import * as picturesOfHappyCity from "./pictures/happy_city";
import type { Picture } from "./pictures/picture";
import * as picturesOfPointCity from "./pictures/point_city";
import { nextMoment } from "./play";
import { chosenAt, remembered, served, type Laid, type Position } from "./positions";

const STAGES = {
  bloom_town: { ...bloom_town, ...picturesOfBloomTown },
  happy_city: { ...happy_city, ...picturesOfHappyCity },
  point_city: { ...point_city, ...picturesOfPointCity },
} satisfies Partial<Record<Game, unknown>>;
const PEOPLE: PersonId[] = ["rosa", "otto", "vera"];

const games = Object.keys(STAGES) as (keyof typeof STAGES)[];
const positionOf = (game: Game, { setup, moment }: Picture): Position => ({ game, setup, moment });

let laid: Laid;
beforeAll(async () => {
  const positions = games.flatMap((game) =>
    STAGES[game].PICTURES.map((picture) => positionOf(game, picture)),
  );
  laid = await served(positions, PEOPLE);
});
afterAll(() => laid.server.clearAway());

describe.each(games)("%s", (game) => {
  const { pick, point, PICTURES } = STAGES[game];
  const folder = `../build/screenshots/${game.replace("_", "-")}`;
  mkdirSync(folder, { recursive: true });

  test.for(PICTURES)(`${game}: $name`, async (picture, { open }) => {
    const { width, height, touch = false, language = "en" } = picture;
    const position = positionOf(game, picture);
    const page = await open({
      ...remembered(laid, { language, face: "sofia" }),
      ...{ viewport: { width, height }, hasTouch: touch, isMobile: touch, dark: picture.dark },
      // As sharp as such a screen is.
      deviceScaleFactor: touch && Math.min(width, height) < 500 ? 2 : 1,
    });
    await page.goto(laid.table(position));
    await nextMoment(page);
    const chosen = picture.calm ? {} : chosenAt(position);
    if (Object.keys(chosen).length) {
      await pick(page, chosen);
      await point(page, chosen, picture.moment, touch);
    }
    await picture.then?.(page, position);
    await settle(page);
    await page.screenshot({ path: `${folder}/${picture.name}.png` });
  });
});
