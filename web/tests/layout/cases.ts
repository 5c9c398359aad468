// What is looked at: every moment of the fullest tables in Russian, and otherwise so much that any two values meet.
import type { Game } from "../house";
import { momentsOf, setupsOf, type Position, type Setup } from "../positions";
import { everyPair } from "./pairs";

export interface Case extends Position {
  language: string;
  dark: boolean;
  touch: boolean;
}

const LANGUAGES = ["en", "ru", "uk"];
/** Between these nothing of the table may move. */
export const STEADY = ["opening", "middle", "choice", "fullest", "end"];
/** Looked at for what comes next. */
const PASSING = ["recounting"];
const FULL = process.env.TRIOPOLIS_FULL === "1";

export function casesOf(game: Game): Case[] {
  const every = allOf(game);
  if (FULL) return every;
  const crowded = every.filter(isCrowded);
  return [...crowded, ...everyPair(mixed(every), facts, crowded)];
}

/** In an order of no meaning: of equally good cases the first is chosen, and that shall not always be the same device. */
function mixed(cases: Case[]): Case[] {
  const ranked = cases.map((each, place) => ({ each, rank: (place * 7919) % 10_007 }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ each }) => each);
}

/** What is to meet: not the table by its name, but what makes it what it is. */
function facts(each: Case): object {
  const { seats, options, tables } = setupOf(each);
  const { moment, language, dark, touch } = each;
  return { moment, language, dark, touch, seats, pack: tables !== undefined, ...options };
}

function allOf(game: Game): Case[] {
  const positions = setupsOf(game).flatMap((setup) =>
    momentsOf(setup)
      .filter((moment) => !PASSING.includes(moment))
      .map((moment) => ({ game, setup: setup.name, moment })),
  );
  return positions.flatMap((position) =>
    LANGUAGES.flatMap((language) =>
      [false, true].flatMap((dark) =>
        [false, true].map((touch) => ({ ...position, language, dark, touch })),
      ),
    ),
  );
}

/** The most people that a table takes, in the language with the longest words. */
function isCrowded({ game, setup, moment, language, dark }: Case): boolean {
  const most = Math.max(...setupsOf(game).map(({ seats }) => seats));
  const first = setupsOf(game).find(({ seats }) => seats === most)!;
  return setup === first.name && STEADY.includes(moment) && language === "ru" && !dark;
}

function setupOf({ game, setup }: Position): Setup {
  return setupsOf(game).find(({ name }) => name === setup)!;
}
