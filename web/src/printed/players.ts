// Who plays at the real table.
import type { Message } from "../lib/protocol";
import { t } from "../lib/words";
import type { Place } from "../table/places";

export interface Player {
  /** Empty until somebody typed one. */
  name: string;
}

export function nameOf(players: Player[], number: number): string {
  return players[number]?.name.trim() || t("printed-player", { number: number + 1 });
}

/** As score sheets want them. */
export function placesOf(names: string[]): Place[] {
  return names.map((name, number) => ({ number, name, seat: null }));
}

/** The server knows seats only by their numbers: say the names instead. */
export function withNames(message: Message, names: string[]): Message {
  const args = Object.entries(message.args).map(([key, value]) => [key, named(value, names)]);
  return { ...message, args: Object.fromEntries(args) as Message["args"] };
}

function named(value: Message["args"][string], names: string[]): Message["args"][string] {
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const seat = value.args.seat;
  return value.id.endsWith("-table-seat") && typeof seat === "number"
    ? (names[seat] ?? value)
    : value;
}
