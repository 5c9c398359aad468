// A game's guide, loaded with its words when a table is first played with it.
import { loadGuideWords } from "../lib/words";
import type { GameGuide } from "./lesson";

const guides = import.meta.glob<{ guide: GameGuide }>("../games/*/guide.ts");

export async function openGuide(game: string) {
  const [{ default: Panel }, { guide }] = await Promise.all([
    import("./Panel.svelte"),
    guides[`../games/${game}/guide.ts`]!(),
    loadGuideWords(game),
  ]);
  return { Panel, guide };
}

export function hasGuide(game: string): boolean {
  return `../games/${game}/guide.ts` in guides;
}
