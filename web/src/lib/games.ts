// What the browser knows of the games besides the catalogue: how their tables are opened, and which options suit a
// table. No rules: the server checks every wish again.
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "./protocol";
import { hasWords } from "./words";

export type Chosen = NonNullable<NewTable["options"]>;

/** A game's `opening.ts`. */
export interface Opening {
  /** The first guided game: a deal in which what is worth knowing comes up early. */
  lesson?: Pick<NewTable, "options" | "seed">;
  /** The option that chooses the rulebook's own opponent; asked of whoever plays alone. */
  solo?: string;
  /** Options that few tables need: readings of the rules, and limits. */
  fine?: string[];
  /** Whether an option is worth asking for at a table of so many, with what is chosen so far. All are, if nothing is said. */
  fits?(option: string, seats: number, chosen: Chosen): boolean;
}

const openings = import.meta.glob<Opening>("../games/*/opening.ts", {
  eager: true,
  import: "opening",
});

function openingOf(game: string): Opening {
  return openings[`../games/${game}/opening.ts`] ?? {};
}

/** A word as the names of messages have it: round_limit is round-limit. */
export function kebab(text: string): string {
  return text.toLowerCase().replaceAll("_", "-");
}

/** Whether this page was built with the game. Any other has no picture, rulebook or lesson here, and a plain board. */
export function isBuiltIn(game: string): boolean {
  return `../games/${game}/opening.ts` in openings;
}

/** Whether there are rules to read: a rulebook, or the few lines that a game from another package brings. */
export function hasRules(game: string): boolean {
  return isBuiltIn(game) || hasWords(`rules-short-${kebab(game)}`);
}

/** Whether there are pages for people with the printed game. */
export function hasPrintedPages(game: GameInfo): boolean {
  return game.printed && isBuiltIn(game.id);
}

/** Whether there is a guided game. */
export function canBeLearnt(game: string): boolean {
  return openingOf(game).lesson !== undefined;
}

/** The first guided game: the same deal for everybody. */
export function lessonTable(game: string): NewTable {
  const seats: SeatWish[] = [{ kind: "me" }, { kind: "bot", bot: "easy" }];
  return { game, seats, ...openingOf(game).lesson };
}

export function soloOption(game: GameInfo): OptionInfo | null {
  if (!game.alone) return null;
  const { solo } = openingOf(game.id);
  return game.options.find((option) => option.name === solo) ?? null;
}

/** The options worth asking for at a table of so many, with what is chosen so far. */
export function fittingOptions(game: GameInfo, seats: number, chosen: Chosen): OptionInfo[] {
  return game.options.filter((option) => fits(game, option.name, seats, chosen));
}

export function isFinePoint(game: GameInfo, option: OptionInfo): boolean {
  return openingOf(game.id).fine?.includes(option.name) ?? false;
}

function fits(game: GameInfo, option: string, seats: number, chosen: Chosen): boolean {
  const opening = openingOf(game.id);
  if (option === opening.solo) return seats === 1;
  return opening.fits?.(option, seats, chosen) ?? true;
}

/** Only what was chosen against the defaults, and suits the table. */
export function optionsToSend(game: GameInfo, seats: number, chosen: Chosen): Chosen {
  const fitting = fittingOptions(game, seats, chosen).filter(
    ({ name, default: usual }) => name in chosen && chosen[name] !== usual,
  );
  return Object.fromEntries(fitting.map(({ name }) => [name, chosen[name] ?? null]));
}

/** Alone against the rulebook's own opponent. */
export function soloTable(game: GameInfo, opponent: string | null): NewTable {
  const option = soloOption(game);
  const options = option && opponent ? { [option.name]: opponent } : {};
  return { game: game.id, seats: [{ kind: "me" }], options };
}

export function botTable(game: GameInfo, bots: number, level: string): NewTable {
  const others = Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", bot: level }));
  return { game: game.id, seats: [{ kind: "me" }, ...others] };
}
