// What a table page needs of its game, loaded when the table is opened: the stage, the words, the components.
import { api } from "../lib/api";
import { roomsOf } from "../lib/game_rooms";
import type { TableInfo } from "../lib/protocol";
import type { Tables } from "../lib/rooms/board";
import type { Stage } from "../lib/rooms/stage";
import { loadGameWords, loadRuleWords } from "../lib/words";
import { About, readBook } from "./about.svelte";
import type { Shown } from "./generic/reading";

/** Any game: a table's game is only known when it is opened. */
export interface Game extends Stage {
  id: string;
  tables: Tables;
}

/** `generic`: on the board that plays any game, even if this one has its own. */
export async function loadGame(table: TableInfo, generic = false): Promise<Game> {
  const rooms = generic ? undefined : roomsOf(table.game);
  const [{ stage }, { tables }] = await Promise.all([
    rooms ? rooms.stage() : import("./generic/stage"),
    api.tableComponents(table.id),
    loadGameWords(table.game),
  ]);
  return { ...stage, id: table.game, tables };
}

/** Answers what things on the table are: from the rulebook, or from the spread of the position that is shown. */
export function aboutGame(game: Game, shown: Shown): About {
  if (!game.fromSpread) return new About(() => readBook(game.id, game.tables));
  return new About(async () => {
    const [{ readSpread }] = await Promise.all([
      import("./generic/reading"),
      loadRuleWords(game.id),
    ]);
    return readSpread(shown);
  });
}
