// The pages for printed games, each loaded with its words and components when it is first opened.
import type { Component } from "svelte";
import { api } from "../lib/api";
import { loadPrintedWords } from "../lib/words";
import type { Tables } from "../table/board";

export interface PrintedProps {
  tables: Tables;
}
type Part = { default: Component<PrintedProps> };

const parts = import.meta.glob<Part>("./*/{Score,Opponent}.svelte");

export type PrintedPart = "Score" | "Opponent";

export interface OpenPart {
  Part: Component<PrintedProps>;
  tables: Tables;
}

export function hasPart(game: string, part: PrintedPart): boolean {
  return `./${game}/${part}.svelte` in parts;
}

/** Null for a game that has no such page. */
export async function openPart(game: string, part: PrintedPart): Promise<OpenPart | null> {
  const load = parts[`./${game}/${part}.svelte`];
  if (!load) return null;
  const [{ default: Part }, { tables }] = await Promise.all([
    load(),
    api.components(game),
    loadPrintedWords(game),
  ]);
  return { Part, tables };
}
