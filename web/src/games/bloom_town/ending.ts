// How far the end is, as the view tells it.
import type { BloomTownView } from "./protocol";

/** How many stacks have run out, of those that must. */
export function emptyStacks({ stacks, stacks_to_end }: BloomTownView): number {
  return Math.min(stacks_to_end, stacks.filter((left) => !left).length);
}

/** The round that is played is the last one. */
export function isLastRound(view: BloomTownView): boolean {
  const building = view.actor >= 0 && view.stage !== "hand";
  return building && emptyStacks(view) >= view.stacks_to_end;
}

/** Whether a seat still has a turn, or the rest of one, in this round. */
export function isStillToPlay(view: BloomTownView, seat: number): boolean {
  const place = (which: number) => (which - view.first + view.players) % view.players;
  return place(seat) >= place(view.actor);
}
