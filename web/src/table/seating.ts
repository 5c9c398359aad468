// Everybody at a table is one of the townsfolk, and the rulebook's opponent what the game has drawn; what happens shows in
// their faces.
import { isPerson, PEOPLE, type PersonId } from "../art/people/people";
import Portrait from "../art/people/Portrait.svelte";
import type { Face } from "../lib/rooms/portrait";
import type { SeatInfo, TableInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
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
  const seat = table.seats[place];
  if (seat && seat.kind !== "open")
    return sitter(Portrait, personAt(table, seat, settings.face), face);
  const isOpponent = place === table.seats.length && table.opponent;
  return isOpponent && game?.Opponent ? sitter(game.Opponent, table.opponent!.id, face) : null;
}

/** This browser's first seat looks as its person wishes, unless a bot does: bots bear the names of those whom they look
 * like. Who would look the same then takes that seat's look. */
export function personAt(table: TableInfo, seat: SeatInfo, wish: string | null): PersonId {
  const usual = lookOf(seat);
  const mine = table.seats.find((each) => each.mine && each.kind === "person");
  if (!mine || !isPerson(wish) || seat.kind === "bot") return usual;
  const same = table.seats.find((each) => each.person === wish);
  if (same?.kind === "bot") return usual;
  if (seat.number === mine.number) return wish;
  return seat.number === same?.number ? lookOf(mine) : usual;
}

/** Of a townsperson whom this page does not know yet, the first one's. */
function lookOf({ person }: SeatInfo): PersonId {
  return isPerson(person) ? person : PEOPLE[0];
}

export function faceAt(place: number, { actor, winners }: Moment): Face {
  if (winners) return winners.includes(place) ? "pleased" : "beaten";
  return place === actor ? "thinking" : "calm";
}
