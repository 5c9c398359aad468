// Choices that are offered again as they were made last: those where this page begins with another than the game does.
import { keep, parsed, recall } from "./kept";

const KEY = "triopolis.choices";

/** What was chosen last for an option of a game; nothing if it was never chosen here. */
export function rememberedChoice(game: string, option: string): string | null {
  const value = parsed(recall(KEY))[`${game}.${option}`];
  return typeof value === "string" ? value : null;
}

export function rememberChoice(game: string, option: string, value: string): void {
  keep(KEY, JSON.stringify({ ...parsed(recall(KEY)), [`${game}.${option}`]: value }));
}
