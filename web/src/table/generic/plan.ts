// A decision as a whole: what follows from a move without a choice is played with it, and what is to be chosen then is
// offered beside it, as long as that is little.
import type { MoveInfo, Preview, WayInfo } from "../../lib/protocol";

/** More ways than that are chosen on the table, step by step. */
const MOST_OTHERS = 3;

/** Something that can be played: a way, and the move by which it differs from the one that is proposed. */
export interface Other {
  way: WayInfo;
  by: MoveInfo;
}

export interface Plan {
  way: WayInfo;
  others: Other[];
}

/** `ways`: those in which a decision can go, the one to propose first. */
export function planOf(ways: WayInfo[]): Plan | null {
  const first = ways[0];
  if (!first) return null;
  const way = asFarAsClear(first, ways, 0);
  const at = forkOf(ways, 0);
  if (at === null || at >= way.actions.length) return { way, others: [] };
  const others = ways.filter((one, index) => isNewAt(one, at, ways.slice(0, index)));
  const told = others.map((one) => ({ way: asFarAsClear(one, ways, at + 1), by: one.moves[at]! }));
  if (told.length <= MOST_OTHERS) return { way, others: told };
  // Nobody gives away what could be chosen by pressing the great button: it stops before, to go on is offered beside it.
  return { way: cut(first, at), others: [{ way, by: first.moves[at]! }] };
}

/** Up to where one of several things of a kind is to be chosen: none of them is to be proposed. */
function asFarAsClear(way: WayInfo, ways: WayInfo[], from: number): WayInfo {
  const like = ways.filter((one) => goesAlong(one, way, from));
  const at = forkOf(like, from);
  if (at === null || at >= way.actions.length) return way;
  const kinds = new Set(like.map(({ moves }) => moves[at]?.move.kind));
  return kinds.size === 1 ? cut(way, at) : asFarAsClear(way, like, at + 1);
}

/** The first place at which they differ. */
function forkOf(ways: WayInfo[], from: number): number | null {
  const longest = Math.max(...ways.map(({ actions }) => actions.length));
  for (let at = from; at < longest; at++)
    if (new Set(ways.map(({ actions }) => actions[at])).size > 1) return at;
  return null;
}

function goesAlong(one: WayInfo, other: WayInfo, length: number): boolean {
  return one.actions.slice(0, length).join() === other.actions.slice(0, length).join();
}

function isNewAt(way: WayInfo, at: number, before: WayInfo[]): boolean {
  return at < way.actions.length && before.length > 0
    ? before.every(({ actions }) => actions[at] !== way.actions[at])
    : false;
}

function cut(way: WayInfo, length: number): WayInfo {
  const moves = way.moves.slice(0, length);
  const preview: Preview = { ...moves.at(-1)!.preview, ...pointsOf(moves) };
  return { actions: way.actions.slice(0, length), moves, preview, open: true };
}

/** Of several moves together, where all of them are known. */
function pointsOf(moves: MoveInfo[]): Pick<Preview, "gained" | "sure"> {
  const gains = moves.map(({ preview }) => preview.gained);
  const known = gains.every((gain) => gain !== null);
  const sum = gains.reduce((total: number, gain) => total + (gain ?? 0), 0);
  return {
    gained: known ? sum : null,
    sure: known ? null : sum + (moves.at(-1)!.preview.sure ?? 0),
  };
}
