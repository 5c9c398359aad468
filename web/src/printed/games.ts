// The pages for printed games, each loaded with its words and components when it is first opened.
import type { Component } from "svelte";
import { api } from "../lib/api";
import { roomsOf, type GameRooms } from "../lib/game_rooms";
import { loadPrintedWords } from "../lib/words";
import type { Tables } from "../lib/rooms/board";
import type { PrintedProps } from "../lib/rooms/printed";

export type PrintedPart = keyof NonNullable<GameRooms["printed"]>;

export interface OpenPart {
  Part: Component<PrintedProps>;
  tables: Tables;
}

export function hasPart(game: string, part: PrintedPart): boolean {
  return roomsOf(game)?.printed?.[part] !== undefined;
}

/** Null for a game that has no such page. */
export async function openPart(game: string, part: PrintedPart): Promise<OpenPart | null> {
  const load = roomsOf(game)?.printed?.[part];
  if (!load) return null;
  const [{ default: Part }, { tables }] = await Promise.all([
    load(),
    api.components(game),
    loadPrintedWords(game),
  ]);
  return { Part, tables };
}
