// The pennants of the five types: how many community tiles are out, and what a recount would bring each place now.
import type { AtTable } from "./at_table";
import { TYPES } from "./components";
import type { BloomTownMoveInfo } from "./protocol";

export interface Pennant {
  which: number;
  /** Tiles that are out, of two. */
  showing: number;
  /** It will not be scored again. */
  done: boolean;
  /** One more tile, and everybody scores it; the token can do so now. */
  near: boolean;
  /** Somebody's token scored it. */
  flowered: boolean;
  /** What a recount would bring, in the order of `placesOf`. */
  points: number[];
  /** The token is lifted and can score it again. */
  offered: BloomTownMoveInfo | null;
}

export const FULL = 2;

/** Whose numbers stand there: mine first, then in the order they play, a solo opponent last. */
export function placesOf(table: AtTable): number[] {
  const { view, seat, others } = table;
  return [seat, ...others, ...(view.rival ? [view.players] : [])];
}

export function pennantsOf(table: AtTable): Pennant[] {
  const { view, offers, turn } = table;
  return TYPES.map((_, which) => {
    const showing = view.recounts[which] ?? 0;
    const flowered = view.flowered.includes(which);
    const done = showing >= FULL || (flowered && !view.switches.recount_after_flower);
    const worth = view.recount_points[which] ?? [];
    return {
      which,
      showing,
      flowered,
      done,
      near: showing === FULL - 1 && !done,
      points: placesOf(table).map((place) => worth[place] ?? 0),
      offered: turn.lifted ? (offers.recounts.get(which) ?? null) : null,
    };
  });
}
