// Which slot of the market an event is about, where it does not say so itself.
import type { BloomTownFact, BloomTownStepInfo } from "./protocol";

/** Where the community tile of this event came from: its stack goes on to give the tile after it, or it was the last one,
 * turned up for a tile that was taken before. */
export function slotOf(
  steps: BloomTownStepInfo[],
  step: BloomTownStepInfo,
  index: number,
): number | null {
  const facts = ({ events }: BloomTownStepInfo) => events.map(({ data }) => data);
  const earlier = steps.slice(0, Math.max(0, steps.indexOf(step))).flatMap(facts);
  const here = facts(step);
  const before = [...earlier, ...here.slice(0, index)].reverse();
  return [...here.slice(index + 1), ...before].map(slotIn).find((slot) => slot !== null) ?? null;
}

function slotIn(data: BloomTownFact): number | null {
  return data.kind === "refill" || data.kind === "draw" || data.kind === "take" ? data.slot : null;
}
