// The wishes of the new-table form, and where its problems belong.
import { Refusal } from "./api";
import type { SeatWish, SeatWishKind } from "./protocol";

/** A seat as the form holds it: every answer is kept, also those the present kind does not need. */
export interface SeatChoice {
  kind: SeatWishKind;
  name: string;
  bot: string;
}

export type Field = "seats" | "options" | "seed" | "table";

export function firstSeats(most: number): SeatChoice[] {
  return Array.from({ length: most }, (_, index) => ({
    kind: index === 0 ? "me" : "bot",
    name: "",
    bot: "medium",
  }));
}

export function seatsToSend(seats: SeatChoice[]): SeatWish[] {
  return seats.map(({ kind, name, bot }) => {
    if (kind === "bot") return { kind, bot };
    return kind === "open" || !name.trim() ? { kind } : { kind, name: name.trim() };
  });
}

/** The part of the form that a refusal speaks of, by the name of its message. */
export function fieldOf(error: unknown): Field {
  const id = error instanceof Refusal ? error.words.id : "";
  if (/seats|name|bot/.test(id)) return "seats";
  // What a game itself refuses is about its options.
  if (/option|pack|^(?!server)\w+-error/.test(id)) return "options";
  return /seed/.test(id) ? "seed" : "table";
}
