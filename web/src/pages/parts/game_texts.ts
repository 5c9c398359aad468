// What is said of a game and its options. A game from another package need not have every message: where one is missing,
// something plainer is said.
import { kebab } from "../../lib/games";
import type { OptionInfo } from "../../lib/protocol";
import { hasWords, t } from "../../lib/words";

/** One line that makes you want to play it. */
export function lineOf(game: string): string {
  const line = `web-line-${kebab(game)}`;
  return hasWords(line) ? t(line) : aboutGame(game);
}

export function aboutGame(game: string): string {
  const about = `game-${kebab(game)}-about`;
  return hasWords(about) ? t(about) : "";
}

/** Whoever one person plays against. */
export function soloName(game: string): string {
  const name = `web-solo-${kebab(game)}`;
  return hasWords(name) ? t(name) : t("web-solo");
}

export function settingName(game: string, { name }: OptionInfo): string {
  const setting = `setting-${kebab(game)}-${kebab(name)}`;
  return hasWords(setting) ? t(setting) : readable(name);
}

export function aboutOption(game: string, { name }: OptionInfo): string {
  const about = `option-${kebab(game)}-${kebab(name)}`;
  return hasWords(about) ? t(about) : "";
}

export function choiceName(game: string, { name }: OptionInfo, value: string): string {
  const choice = `choice-${kebab(game)}-${kebab(name)}-${kebab(value)}`;
  return hasWords(choice) ? t(choice) : value.replaceAll("_", " ");
}

/** A name in code, as people write: round_limit is “Round limit”. */
function readable(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}
