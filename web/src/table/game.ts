// What a table page needs of its game, loaded when the table is opened: the stage, the words, the components.
import type { Component } from "svelte";
import { api } from "../lib/api";
import { roomsOf } from "../lib/game_rooms";
import type { TableInfo } from "../lib/protocol";
import type { Tables } from "../lib/rooms/board";
import type { PortraitProps } from "../lib/rooms/portrait";
import type { Stage } from "../lib/rooms/stage";
import { loadGameWords, loadRuleWords } from "../lib/words";
import { About, readBook } from "./about.svelte";
import type { Shown } from "./generic/reading";

/** Any game: a table's game is only known when it is opened. */
export interface Game extends Stage {
  id: string;
  tables: Tables;
  /** How the rulebook's own opponent looks, if one plays and the game has drawn it. */
  Opponent?: Component<PortraitProps> | undefined;
}

/** `generic`: on the board that plays any game, even if this one has its own. */
export async function loadGame(table: TableInfo, generic = false): Promise<Game> {
  const own = roomsOf(table.game);
  const rooms = generic ? undefined : own;
  const [{ stage }, { tables }, opponent, words] = await Promise.all([
    rooms ? rooms.stage() : import("./generic/stage"),
    api.tableComponents(table.id),
    table.opponent ? rooms?.opponent?.() : undefined,
    generic ? own?.prompt?.() : undefined,
    loadGameWords(table.game),
  ]);
  return {
    ...stage,
    prompt: words?.prompt ?? stage.prompt,
    id: table.game,
    tables,
    Opponent: opponent?.default,
  };
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
