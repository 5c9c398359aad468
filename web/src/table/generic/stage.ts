// Where any game can be played: for games that this page was built without, and on request for all.
import type { Message } from "../../lib/protocol";
import type { Choice, Stage } from "../../lib/rooms/stage";
import Board from "./Board.svelte";
import { areasOf } from "./picking";

/** More names than that are not read. */
const MOST_NAMED = 3;

export const stage: Stage = {
  Board,
  fromSpread: true,
  prompt: (_view, _seat, choice) => promptFor(choice),
};

/** Names what lies on the table and can be chosen from, what has the most moves first. */
export function promptFor({ moves, spread }: Choice): Message {
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
