// How far the guide has come, kept in this browser: for each game at one table, the last one that was played with it.
import { keep, parsed, recall } from "../lib/kept";

export interface Progress {
  table: string;
  /** Whether the guide is there; it may be left at any time. */
  open: boolean;
  /** The lessons in the order they came up. */
  seen: string[];
  /** Whether the last of them is still to be read or done. */
  pending: boolean;
}

export function progressAt(game: string, table: string): Progress {
  const kept = lastProgress(game);
  return kept?.table === table ? kept : { table, open: false, seen: [], pending: false };
}

export function lastProgress(game: string): Progress | null {
  const { table, open, seen, pending } = parsed(recall(keyOf(game)));
  if (typeof table !== "string" || !Array.isArray(seen)) return null;
  const ids = seen.filter((id): id is string => typeof id === "string");
  return { table, open: open === true, seen: ids, pending: pending === true };
}

export function keepProgress(game: string, progress: Progress): void {
  keep(keyOf(game), JSON.stringify(progress));
}

function keyOf(game: string): string {
  return `triopolis.guide.${game}`;
}
