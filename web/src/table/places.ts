// The places at a table: the seats in order, and the rulebook's own opponent as the last one.
import { tradeOf } from "../art/people/people";
import type { SeatInfo, TableInfo } from "../lib/protocol";
import { say, sayName, t } from "../lib/words";

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

/** What a bot does besides, and how well it plays. */
export function botRemark({ person, bot }: SeatInfo): string {
  const trade = t(tradeOf(person));
  return bot ? t("table-seat-bot", { trade, level: t(`bot-${bot}`) }) : trade;
}
