// The one line that says whose turn it is and what can be done now.
import type { Frame } from "../lib/live.svelte";
import type { Message, TableInfo } from "../lib/protocol";
import { say, t } from "../lib/words";
import type { Stage } from "../lib/rooms/stage";
import { mySeats, placesOf } from "./places";

export interface Status {
  /** The place it is about; none when it is about nobody in particular. */
  place: number | null;
  /** Whose turn it is. */
  turn: string;
  /** What can be done; empty for others. */
  todo: string;
  mine: boolean;
}

export function statusOf(table: TableInfo, frame: Frame, prompt: Stage["prompt"]): Status {
  if (frame.end) return overStatus(table, frame.end.winners);
  if (table.closed) return plain("table-closed");
  const actor = frame.view?.actor ?? table.actor;
  if (table.status === "abandoned" || actor === null || actor < 0) return plain("table-abandoned");
  if (frame.moves.length) return myStatus(table, frame, actor, prompt);
  const id = frame.thinking && !frame.stalled ? "table-thinking" : "table-to-act";
  return { place: actor, turn: t(id, { name: nameOf(table, actor) }), todo: "", mine: false };
}

function plain(id: string): Status {
  return { place: null, turn: t(id), todo: "", mine: false };
}

function overStatus(table: TableInfo, winners: number[]): Status {
  const names = winners.map((place) => nameOf(table, place));
  const turn = t("table-over", { count: winners.length, names: names.join(", ") });
  return { place: winners[0] ?? null, turn, todo: "", mine: false };
}

function myStatus(table: TableInfo, frame: Frame, actor: number, prompt: Stage["prompt"]): Status {
  const alone = mySeats(table).length < 2;
  const turn = alone ? t("table-your-turn") : t("table-turn-of", { name: nameOf(table, actor) });
  const todo = frame.view && prompt(frame.view, frame.seat, { ...frame, game: table.game });
  return { place: actor, turn, todo: inWords(todo) || t("table-choose"), mine: true };
}

function inWords(todo: Message | string | null): string {
  return todo && typeof todo !== "string" ? say(todo) : (todo ?? "");
}

function nameOf(table: TableInfo, place: number): string {
  return placesOf(table)[place]?.name ?? "";
}
