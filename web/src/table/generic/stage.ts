// Where any game can be played: for games that this page was built without, and on request for all.
import type { Message } from "../../lib/protocol";
import type { Choice, Stage } from "../../lib/rooms/stage";
import { headingOf } from "../headings";
import Board from "./Board.svelte";
import { areasOf, areSteps } from "./picking";

/** More names than that are not read. */
const MOST_NAMED = 3;

export const stage: Stage = {
  Board,
  fromSpread: true,
  prompt: (_view, _seat, choice) => promptFor(choice),
};

/** One sentence: what the turn is mainly about where the game has words for it, otherwise where to choose. What can be
 * done besides is offered by name. */
export function promptFor(choice: Choice): Message | string {
  const { moves, game } = choice;
  const kinds = [...new Set(moves.map(({ move }) => move.kind))];
  if (areSteps(moves) && !onThings(choice)) return { id: "table-generic-go-on", args: {} };
  const count = (kind: string) => moves.filter(({ move }) => move.kind === kind).length;
  const [main] = kinds.sort((one, other) => count(other) - count(one));
  return (main && headingOf(game, main)) || regionsOf(choice);
}

/** Whether any move begins with a thing on the table. */
function onThings({ moves, spread }: Choice): boolean {
  const areas = spread ? areasOf(spread, moves) : [];
  return areas.some(({ things }) => things.some(({ actions }) => actions.length));
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
