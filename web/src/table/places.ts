// The places at a table: the seats in order, and the rulebook's own opponent as the last one.
import type { SeatInfo, TableInfo } from "../lib/protocol";
import { say, sayName } from "../lib/words";

export interface Place {
  number: number;
  name: string;
  /** None for the rulebook's own opponent. */
  seat: SeatInfo | null;
}

export function placesOf(table: TableInfo): Place[] {
  const seats: Place[] = table.seats.map((seat) => ({
    number: seat.number,
    name: sayName(seat.name),
    seat,
  }));
  if (!table.opponent) return seats;
  return [...seats, { number: seats.length, name: say(table.opponent), seat: null }];
}

export function mySeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.mine);
}
