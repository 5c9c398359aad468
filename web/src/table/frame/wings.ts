// How much room there is at the sides of what lies in the middle of a stage.
import type { TableFrame } from "./frame";

/** Between a drawer and the edge of the window, and the middle. */
const MARGIN = 12;
/** So narrow that nothing could be read: rather over the middle. */
const LEAST = 250;
const MOST = 460;
/** What a lying stage has at the thumb's side. */
const TABS = 124;
/** Where a stage does not say what its middle is. */
const USUAL = 340;

export interface Wings {
  /** How wide a drawer may be. */
  drawer: number;
  /** Where the guide lies, and what everybody should know: so far from the left and the right edge. */
  corner: { left: number; right: number };
}

export function wingsOf(stage: HTMLElement, { layout, width }: TableFrame, left: boolean): Wings {
  if (layout === "column")
    return { drawer: width, corner: { left: MARGIN / 2, right: MARGIN / 2 } };
  const middle = stage.querySelector("[data-middle]")?.getBoundingClientRect();
  const origin = stage.getBoundingClientRect();
  const before = middle?.width ? middle.left - origin.left : USUAL;
  const after = middle?.width ? origin.right - middle.right : USUAL;
  const drawer = within(after - MARGIN, width);
  if (layout !== "lying")
    return { drawer, corner: { left: MARGIN, right: width - within(before, width) } };
  // Between the middle and the tabs there is nothing that is needed at every moment.
  return left
    ? { drawer, corner: { left: TABS, right: width - before + MARGIN } }
    : { drawer, corner: { left: width - after + MARGIN, right: TABS } };
}

function within(free: number, width: number): number {
  return Math.min(MOST, width * 0.6, Math.max(LEAST, free));
}
