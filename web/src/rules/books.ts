// The rulebooks, each loaded with its words and its components when it is first opened.
import { api } from "../lib/api";
import { roomsOf } from "../lib/game_rooms";
import { loadRuleWords } from "../lib/words";
import type { Tables } from "../lib/rooms/board";
import type { Book } from "../lib/rooms/book";

export interface OpenBook extends Book {
  tables: Tables;
}

/** Null for a game that there is none of. `own`: the components of a table that are to be explained. */
export async function openBook(game: string, own?: Tables): Promise<OpenBook | null> {
  const rooms = roomsOf(game);
  if (!rooms) return null;
  const [{ makeBook }, tables] = await Promise.all([
    rooms.book(),
    own ?? api.components(game).then((answer) => answer.tables),
    loadRuleWords(game),
  ]);
  return { ...makeBook(tables), tables };
}
