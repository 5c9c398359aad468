// The first guided game: the same deal for everybody, chosen so that what is worth knowing comes up early.
import { api } from "../lib/api";
import type { NewTable, SeatWish } from "../lib/protocol";
import type { NextTable } from "./lesson";
import { keepProgress, lastProgress } from "./progress";

const SEATS: SeatWish[] = [{ kind: "me" }, { kind: "bot", bot: "easy" }];

const TABLES: Record<string, NewTable> = {
  // An office and a park in hand, all five types in the market.
  bloom_town: {
    game: "bloom_town",
    seats: SEATS,
    options: { mode: "training" },
    seed: "learn 1140",
  },
  // The first buildings to come: cheap, one of each kind.
  point_city: { game: "point_city", seats: SEATS, seed: "learn 1331" },
  // In the first deck income, a resident and a heart; special buildings that are easily reached.
  happy_city: { game: "happy_city", seats: SEATS, seed: "learn 66" },
};

export function canBeLearnt(game: string): boolean {
  return game in TABLES;
}

/** The table of the guided game that is under way, or a new one; returns its id. */
export async function openLesson(game: string): Promise<string> {
  const last = lastProgress(game);
  if (last?.open && (await isUnderWay(last.table))) return last.table;
  const { id } = await api.createTable(TABLES[game]!);
  keepProgress(game, { table: id, open: true, seen: [], pending: false });
  return id;
}

/** A table for afterwards; returns its id. Lessons that were read are not said again. */
export async function openNext({ wish, guided = false }: NextTable): Promise<string> {
  const { id } = await api.createTable(wish);
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
