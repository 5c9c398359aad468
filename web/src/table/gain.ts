// What a move brings at once, for its text and its number.
import type { Message, MoveInfo } from "../lib/protocol";

/** Null where even the move's own points are not sure. */
export function gainOf({ preview }: Pick<MoveInfo, "preview">): number | null {
  return preview.gained ?? preview.sure;
}

/** A number with a minus instead of a hyphen. */
export function plain(count: number): string {
  return String(count).replace("-", "−");
}

/** With its sign; a minus as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** How many moves there are, and the most that one of them visibly brings. */
export function surveyOf(moves: MoveInfo[]): Message {
  const count = moves.length;
  const best = Math.max(0, ...moves.map((move) => gainOf(move) ?? 0));
  if (!best) return { id: "table-generic-survey", args: { count } };
  return { id: "table-generic-survey-best", args: { count, gain: signed(best) } };
}
