// What the browser knows of the games besides the catalogue: how their tables are opened, and which options suit a
// table. No rules: the server checks every wish again.
import { rememberedChoice, rememberChoice } from "./choices";
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "./protocol";
import { hasWords } from "./words";

export type Chosen = NonNullable<NewTable["options"]>;

/** A game's `opening.ts`. */
export interface Opening {
  /** The first guided game: a deal in which what is worth knowing comes up early. */
  lesson?: Pick<NewTable, "options" | "seed">;
  /** The option that chooses the rulebook's own opponent; asked of whoever plays alone. */
  solo?: string;
  /** Options of which this page offers another value first than the game's default, and remembers what was chosen. */
  first?: Record<string, string>;
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

/** What is chosen as long as nobody says otherwise: what was chosen last, what this page offers first, the default. */
export function offeredValue(game: GameInfo, option: OptionInfo): OptionInfo["default"] {
  const first = openingOf(game.id).first?.[option.name];
  if (first === undefined) return option.default;
  const last = rememberedChoice(game.id, option.name);
  return [last, first].find((value) => value && option.choices.includes(value)) ?? option.default;
}

/** The values of an option, what this page offers first in front. */
export function offeredChoices(game: GameInfo, { name, choices }: OptionInfo): string[] {
  const first = openingOf(game.id).first?.[name];
  return first && choices.includes(first)
    ? [first, ...choices.filter((choice) => choice !== first)]
    : choices;
}

/** To be offered first the next time, where the page does that. */
export function rememberOption(game: GameInfo, option: OptionInfo, value: unknown): void {
  if (openingOf(game.id).first?.[option.name] && typeof value === "string")
    rememberChoice(game.id, option.name, value);
}

/** The options beside the opponent that whoever plays alone is asked for at once. */
export function soloQuestions(game: GameInfo): OptionInfo[] {
  const asked = Object.keys(openingOf(game.id).first ?? {});
  return fittingOptions(game, 1, {}).filter(({ name }) => asked.includes(name));
}

/** Only what was chosen, or is offered, against the defaults, and suits the table. */
export function optionsToSend(game: GameInfo, seats: number, chosen: Chosen): Chosen {
  const wished = fittingOptions(game, seats, chosen).map(
    (option) =>
      [option, option.name in chosen ? chosen[option.name] : offeredValue(game, option)] as const,
  );
  return Object.fromEntries(
    wished.flatMap(([{ name, default: usual }, value]) =>
      value === usual ? [] : [[name, value ?? null]],
    ),
  );
}

/** Alone against the rulebook's own opponent. */
export function soloTable(game: GameInfo, opponent: string | null, chosen: Chosen = {}): NewTable {
  const option = soloOption(game);
  const against = option && opponent ? { [option.name]: opponent } : {};
  const options = optionsToSend(game, 1, { ...chosen, ...against });
  return { game: game.id, seats: [{ kind: "me" }], options };
}

/** A wish for a table, with what was chosen last where this page remembers it. */
export function asRemembered(wish: NewTable): NewTable {
  const { game, options = {} } = wish;
  const names = Object.keys(openingOf(game).first ?? {}).filter((name) => name in (options ?? {}));
  const last = names.flatMap((name) => {
    const value = rememberedChoice(game, name);
    return value === null ? [] : [[name, value] as const];
  });
  return last.length ? { ...wish, options: { ...options, ...Object.fromEntries(last) } } : wish;
}

export function botTable(game: GameInfo, bots: number, level: string): NewTable {
  const others = Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", bot: level }));
  return { game: game.id, seats: [{ kind: "me" }, ...others] };
}
