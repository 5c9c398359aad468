// What the browser knows of the games besides the catalogue: which options suit a table. No rules: the server
// checks every wish again.
import type { GameInfo, NewTable, OptionInfo, SeatWish } from "./protocol";

export type Chosen = NonNullable<NewTable["options"]>;

/** The option that chooses the rulebook's own opponent, in games that can be played alone. */
const SOLO_OPTION: Record<string, string> = { bloom_town: "opponent", point_city: "automa" };

/** Options that few tables need: readings of the rules, and limits. */
const FINE_POINTS = new Set([
  "office_chain",
  "subway_chain",
  "recount_after_flower",
  "third_shop",
  "round_limit",
]);

/** A word as the names of messages have it: point_city is point-city. */
export function kebab(text: string): string {
  return text.toLowerCase().replaceAll("_", "-");
}

export function soloOption(game: GameInfo): OptionInfo | null {
  if (!game.alone) return null;
  return game.options.find((option) => option.name === SOLO_OPTION[game.id]) ?? null;
}

/** The options worth asking for at a table of so many, with what is chosen so far. */
export function fittingOptions(game: GameInfo, seats: number, chosen: Chosen): OptionInfo[] {
  return game.options.filter((option) => fits(game, option.name, seats, chosen));
}

export function isFinePoint(option: OptionInfo): boolean {
  return FINE_POINTS.has(option.name);
}

function fits(game: GameInfo, option: string, seats: number, chosen: Chosen): boolean {
  if (option === SOLO_OPTION[game.id]) return seats === 1;
  if (game.id !== "bloom_town") return true;
  // The training game is for several, on side A, without recounts.
  if (option === "mode") return seats > 1;
  const training = seats > 1 && chosen.mode === "training";
  return !(training && (option === "side" || option === "recount_after_flower"));
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
