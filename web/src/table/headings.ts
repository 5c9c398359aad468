// What the moves of a kind are for, in words.
import { kebab } from "../lib/games";
import { hasWords, t } from "../lib/words";

/** Empty where the game has no words for it. Behind three spaces the text game explains its own signs. */
export function headingOf(game: string, kind: string): string {
  const id = `moves-${kebab(game)}-${kebab(kind)}`;
  return hasWords(id) ? (t(id).split("   ")[0] ?? "") : "";
}
