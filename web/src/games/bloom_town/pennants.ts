// The pennants of the five types: how many community tiles are out, and what a recount would bring each place now.
import type { AtTable } from "./at_table";
import { TYPES } from "./components";
import type { BloomTownMoveInfo, BloomTownStepInfo } from "./protocol";

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
  /** What one has just brought, in the same order; null where the light has not come yet. */
  won: (number | null)[] | null;
  /** It is being scored again in this moment. */
  told: boolean;
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
  const { view, offers, turn, spotlight } = table;
  const { told } = spotlight;
  const places = placesOf(table);
  return TYPES.map((_, which) => {
    const showing = (view.recounts[which] ?? 0) - spotlight.awaited(which);
    const flowered = view.flowered.includes(which);
    const scored = showing >= FULL || (flowered && !view.switches.recount_after_flower);
    const done = scored && !spotlight.recounting(which);
    const worth = view.recount_points[which] ?? [];
    return {
      which,
      showing,
      flowered,
      done,
      near: showing === FULL - 1 && !done,
      points: places.map((place) => worth[place] ?? 0),
      won: wonBy(table, which, done, places),
      told: told !== null && "type" in told && told.type === which,
      offered: turn.lifted ? (offers.recounts.get(which) ?? null) : null,
    };
  });
}

function wonBy(
  { spotlight, recent }: AtTable,
  which: number,
  done: boolean,
  places: number[],
): Pennant["won"] {
  const { told } = spotlight;
  if (told?.kind === "recount" && told.type === which)
    return places.map((place) => (spotlight.reached(place) ? (told.points[place] ?? 0) : null));
  // Where it can be scored once more, what that would bring now says more.
  const last = done ? recent.get(which) : undefined;
  return last ? places.map((place) => last.points[place] ?? 0) : null;
}

/** What recounts have brought a place since its last build, and with it; null where there were none. */
export function broughtOf({ spotlight, steps, view }: AtTable, place: number): number | null {
  if (spotlight.running || view.actor < 0) return null;
  const since = steps.findLastIndex(({ seat, events }) => seat === place && events.some(isBuilt));
  const facts = steps.slice(Math.max(0, since)).flatMap(({ events }) => events);
  const recounts = facts.flatMap(({ data }) => (data.kind === "recount" ? [data] : []));
  if (!recounts.length) return null;
  return recounts.reduce((total, { points }) => total + (points[place] ?? 0), 0);
}

function isBuilt({ data }: BloomTownStepInfo["events"][number]): boolean {
  return data.kind === "place";
}
