// How much room there is at the sides of what lies in the middle of a stage.
import type { TableFrame } from "./frame";

/** Between a drawer and the edge of the window, and the middle. */
const MARGIN = 12;
/** So narrow that nothing could be read: rather over the middle. */
const LEAST = 250;
const MOST = 460;
/** Where a stage does not say what its middle is. */
const USUAL = 340;

export function wingsOf(
  stage: HTMLElement,
  { width }: Pick<TableFrame, "width">,
): { left: number; right: number } {
  const middle = stage.querySelector("[data-middle]")?.getBoundingClientRect();
  const origin = stage.getBoundingClientRect();
  const most = Math.min(MOST, width * 0.6);
  const within = (free: number) => Math.min(most, Math.max(LEAST, free - MARGIN));
  if (!middle?.width) return { left: Math.min(most, USUAL), right: Math.min(most, USUAL) };
  return {
    left: within(middle.left - origin.left),
    right: within(origin.right - middle.right),
  };
}
