// Townsfolk play for the bots, and the game's own drawing for the rulebook's opponent; what happens shows in their faces.
import { personFor } from "../art/people/people";
import Portrait from "../art/people/Portrait.svelte";
import type { Face } from "../lib/rooms/portrait";
import type { TableInfo } from "../lib/protocol";
import type { Game } from "./game";
import { sitter, type Sitter } from "./sitters";

/** A moment of a match. */
export interface Moment {
  /** Who is to act, if anyone. */
  actor: number | null;
  /** None before the end. */
  winners: number[] | null;
}

export function sitterAt(
  place: number,
  table: TableInfo,
  moment: Moment,
  game: Pick<Game, "Opponent"> | null,
): Sitter | null {
  const face = faceAt(place, moment);
  if (table.seats[place]?.kind === "bot") return sitter(Portrait, personFor(table.id, place), face);
  const isOpponent = place === table.seats.length && table.opponent;
  return isOpponent && game?.Opponent ? sitter(game.Opponent, table.opponent!.id, face) : null;
}

export function faceAt(place: number, { actor, winners }: Moment): Face {
  if (winners) return winners.includes(place) ? "pleased" : "beaten";
  return place === actor ? "thinking" : "calm";
}
