// What a table page needs of its game, loaded when the table is opened: the board, the words, the components.
import type { Component } from "svelte";
import { api } from "../lib/api";
import type { Message, TableInfo, View } from "../lib/protocol";
import { loadGameWords } from "../lib/words";
import type { BoardProps, GameId, Tables } from "./board";

/** What the seat can do now, in words; null where the stage needs none. */
export type Prompt = (view: View, seat: number | null) => Message | null;
/** Any game's board: a table's game is only known when it is opened. */
export type AnyBoard = Component<Omit<BoardProps<GameId>, "view"> & { view: View }>;

export interface Game {
  Board: AnyBoard;
  prompt: Prompt;
  tables: Tables;
}

const boards = import.meta.glob<{ default: AnyBoard }>("../games/*/Board.svelte");
const prompts = import.meta.glob<{ prompt: Prompt }>("../games/*/prompt.ts");

export async function loadGame(table: TableInfo): Promise<Game> {
  const board = boards[`../games/${table.game}/Board.svelte`];
  if (!board) throw new Error(`no board for ${table.game}`);
  const [{ default: Board }, prompt, { tables }] = await Promise.all([
    board(),
    prompts[`../games/${table.game}/prompt.ts`]?.(),
    api.tableComponents(table.id),
    loadGameWords(table.game),
  ]);
  return { Board, prompt: prompt?.prompt ?? (() => null), tables };
}
