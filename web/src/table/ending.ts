// Who won and why, as data for the ceremony.
import type { EndInfo, Message } from "../lib/protocol";
import type { Place } from "./places";

/** The reason in words: the lead over the next, or the tie that the rules broke. */
export function reasonOf(end: EndInfo, places: Place[]): Message {
  const [winner = 0] = end.winners;
  if (end.winners.length > 1) return reason("table-why-shared", { points: best(end) });
  const others = places.filter((place) => place.number !== winner && place.number in end.scores);
  const next = others.sort((a, b) => end.scores[b.number]! - end.scores[a.number]!)[0];
  if (!next) return reason("table-why-points", { points: best(end) });
  const lead = (end.scores[winner] ?? 0) - (end.scores[next.number] ?? 0);
  const mine = next.seat?.mine && places.filter(({ seat }) => seat?.mine).length === 1;
  const id = `${lead > 0 ? "table-why-ahead" : "table-why-tie"}${mine ? "-of-you" : ""}`;
  return reason(id, { points: end.scores[winner] ?? 0, lead, name: next.name });
}

/** Who came where: whoever has won first, then by their points. */
export function standingsOf(end: EndInfo, places: Place[]): Place[] {
  const score = ({ number }: Place) => end.scores[number] ?? 0;
  const won = ({ number }: Place) => Number(end.winners.includes(number));
  const counted = places.filter(({ number }) => number in end.scores);
  return counted.sort((a, b) => won(b) - won(a) || score(b) - score(a));
}

function best(end: EndInfo): number {
  return Math.max(...end.scores);
}

function reason(id: string, args: Message["args"]): Message {
  return { id, args };
}
