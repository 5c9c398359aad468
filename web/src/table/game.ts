// What a table page needs of its game, loaded when the table is opened: the stage, the words, the components.
import type { Component } from "svelte";
import { api } from "../lib/api";
import { roomsOf } from "../lib/game_rooms";
import type { Message, MoveInfo, TableInfo, Views } from "../lib/protocol";
import { loadGameWords } from "../lib/words";
import type { BoardProps, GameId, Tables } from "./board";

/** A game's `stage.ts`. */
export interface Stage<Id extends GameId = GameId> {
  Board: Component<BoardProps<Id>>;
  /** What the seat can do now, in words; null where the stage needs none. */
  prompt(view: Views[Id], seat: number | null): Message | null;
  /** The points now, place by place, a solo opponent last. */
  points(view: Views[Id]): number[];
  /** Points of the move itself that are sure even where something hidden may add to them. */
  surePoints?(move: MoveInfo): number | null;
}

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
