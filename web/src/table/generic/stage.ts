// Where any game can be played: for games that this page was built without, and on request for all.
import type { Message, MoveInfo } from "../../lib/protocol";
import type { Choice, Stage } from "../../lib/rooms/stage";
import { headingOf } from "../headings";
import Board from "./Board.svelte";
import { areasOf, isPlain } from "./picking";

/** More names than that are not read. */
const MOST_NAMED = 3;
/** Among so many moves of a kind one chooses on the table. */
const MANY = 6;

export const stage: Stage = {
  Board,
  fromSpread: true,
  prompt: (_view, _seat, choice) => promptFor(choice),
};

/** The steps of the turn where the game has words for them, otherwise the names of what can be chosen from. */
export function promptFor(choice: Choice): Message | string {
  const headings = kindsOf(choice.moves).map((kind) => headingOf(choice.game, kind));
  return headings.filter(Boolean).slice(0, MOST_NAMED).join(" · ") || regionsOf(choice);
}

/** In the order of the game, but where there are several besides it, the plain step comes first, after whatever the
 * turn is mainly about: nobody shall overlook how to go on. */
function kindsOf(moves: MoveInfo[]): string[] {
  const kinds = [...new Set(moves.map(({ move }) => move.kind))];
  const count = (kind: string) => moves.filter(({ move }) => move.kind === kind).length;
  const plain = (kind: string) => moves.some((each) => each.move.kind === kind && isPlain(each));
  const rank = (kind: string) => (count(kind) > MANY ? 0 : plain(kind) ? 1 : 2);
  return kinds.length > 2 ? kinds.sort((one, other) => rank(one) - rank(other)) : kinds;
}

/** What has the most moves first. */
function regionsOf({ moves, spread }: Choice): Message {
  if (!spread) return { id: "table-generic-choose", args: {} };
  const open = areasOf(spread, moves)
    .map(({ region, things }) => ({
      name: region.name,
      actions: new Set(things.flatMap(({ actions }) => actions)).size,
    }))
    .filter(({ actions }) => actions)
    .sort((one, other) => other.actions - one.actions);
  if (!open.length) return { id: "table-generic-go-on", args: {} };
  const names = new Map(open.map(({ name }) => [JSON.stringify(name), name]));
  return {
    id: "table-generic-choose-in",
    args: { regions: [...names.values()].slice(0, MOST_NAMED) },
  };
}
