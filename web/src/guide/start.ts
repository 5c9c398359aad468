// The first guided game: the same deal for everybody, chosen so that what is worth knowing comes up early.
import { api } from "../lib/api";
import { asRemembered, lessonTable } from "../lib/games";
import type { NextTable } from "../lib/rooms/lesson";
import { keepProgress, lastProgress } from "./progress";

/** The table of the guided game that is under way, or a new one; returns its id. */
export async function openLesson(game: string): Promise<string> {
  const last = lastProgress(game);
  if (last?.open && (await isUnderWay(last.table))) return last.table;
  const { id } = await api.createTable(lessonTable(game));
  keepProgress(game, { table: id, open: true, seen: [], pending: false });
  return id;
}

/** A table for afterwards; returns its id. Lessons that were read are not said again. */
export async function openNext({ wish, guided = false }: NextTable): Promise<string> {
  const { id } = await api.createTable(asRemembered(wish));
  const seen = lastProgress(wish.game)?.seen ?? [];
  if (guided) keepProgress(wish.game, { table: id, open: true, seen, pending: false });
  return id;
}

async function isUnderWay(id: string): Promise<boolean> {
  try {
    const { status, seats } = await api.table(id);
    return status === "running" && seats.some((seat) => seat.mine);
  } catch {
    // It is gone: another server, or long ago.
    return false;
  }
}
