// How far the end is, as the view tells it.
import type { BloomTownStepInfo, BloomTownView } from "./protocol";
import { slotOf } from "./slots";

/** How many stacks have run out, of those that must. */
export function emptyStacks({ stacks, stacks_to_end }: BloomTownView): number {
  return Math.min(stacks_to_end, stacks.filter((left) => !left).length);
}

/** The round that is played is the last one. */
export function isLastRound(view: BloomTownView): boolean {
  const building = view.actor >= 0 && view.stage !== "hand";
  return building && emptyStacks(view) >= view.stacks_to_end;
}

/** The last round began with these steps: without the tiles that came out in them there were stacks enough. */
export function beginsLastRound(view: BloomTownView, fresh: BloomTownStepInfo[]): boolean {
  if (!isLastRound(view)) return false;
  const stacks = [...view.stacks];
  for (const step of fresh)
    for (const [index, { data }] of step.events.entries()) {
      if (data.kind === "draw" || data.kind === "refill") stacks[data.slot]! += 1;
      const slot = data.kind === "recount_tile" ? slotOf(fresh, step, index) : null;
      if (slot !== null) stacks[slot]! += 1;
    }
  return emptyStacks({ ...view, stacks }) < view.stacks_to_end;
}

/** Whether a seat still has a turn, or the rest of one, in this round. */
export function isStillToPlay(view: BloomTownView, seat: number): boolean {
  const place = (which: number) => (which - view.first + view.players) % view.players;
  return place(seat) >= place(view.actor);
}
