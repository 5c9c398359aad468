// What a table page needs of its game, loaded when the table is opened: the stage, the words, the components.
import { api } from "../lib/api";
import { roomsOf } from "../lib/game_rooms";
import type { TableInfo } from "../lib/protocol";
import type { Tables } from "../lib/rooms/board";
import type { Stage } from "../lib/rooms/stage";
import { loadGameWords } from "../lib/words";

/** Any game: a table's game is only known when it is opened. */
export interface Game extends Stage {
  tables: Tables;
}

export async function loadGame(table: TableInfo): Promise<Game> {
  const rooms = roomsOf(table.game);
  if (!rooms) throw new Error(`no stage for ${table.game}`);
  const [{ stage }, { tables }] = await Promise.all([
    rooms.stage(),
    api.tableComponents(table.id),
    loadGameWords(table.game),
  ]);
  return { ...stage, tables };
}
