// A game's guide, loaded with its words when a table is first played with it.
import { roomsOf } from "../lib/game_rooms";
import { loadGuideWords } from "../lib/words";

export async function openGuide(game: string) {
  const rooms = roomsOf(game);
  if (!rooms?.guide) throw new Error(`no guide for ${game}`);
  const [{ default: Panel }, { guide }] = await Promise.all([
    import("./Panel.svelte"),
    rooms.guide(),
    loadGuideWords(game),
  ]);
  return { Panel, guide };
}
