// Where any game can be played: for games that this page was built without, and on request for all.
import type { Message } from "../../lib/protocol";
import type { Choice, Stage } from "../../lib/rooms/stage";
import { headingOf } from "../headings";
import Board from "./Board.svelte";
import { areasOf } from "./picking";

/** More names than that are not read. */
const MOST_NAMED = 3;

export const stage: Stage = {
  Board,
  fromSpread: true,
  prompt: (_view, _seat, choice) => promptFor(choice),
};

/** The step of the turn where the game has words for it, otherwise the names of what can be chosen from. */
export function promptFor(choice: Choice): Message | string {
  const kinds = new Set(choice.moves.map(({ move }) => move.kind));
  const headings = [...kinds].map((kind) => headingOf(choice.game, kind)).filter(Boolean);
  return headings.slice(0, MOST_NAMED).join(" · ") || regionsOf(choice);
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
