// How the parts of a table lie, by the room there is. All measures are pixels.

/** `wide`: market, my place and the others side by side. `slim`: the same with narrow wings. `column`: one above the
 * other, as on a phone held upright. `lying`: a low window, one part at a time behind tabs. */
export type Layout = "wide" | "slim" | "column" | "lying";

/** Below this height no column fits: one part at a time. */
export const LOW = 560;
/** Below this width a window is a phone's. */
export const NARROW = 700;
/** From this width on there is room for everything. */
export const WIDE = 1180;
/** Below this height the head is lower. */
const TALL = 800;

/** What a game needs. */
export interface Needs {
  /** The width from which it lies wide in a window that is wider than high. */
  wideFrom?: number | undefined;
  /** How it lies in a narrower one. */
  between?: "column" | "lying" | undefined;
}

export function layoutFor(
  width: number,
  height: number,
  { wideFrom = WIDE, between = "column" }: Needs = {},
): Layout {
  if (height < LOW) return "lying";
  if (height >= width) return "column";
  if (width < wideFrom) return between;
  if (width < NARROW) return "column";
  return width < WIDE ? "slim" : "wide";
}

/** How high the head is, where there is one. */
export function headHeight(layout: Layout, height: number): number {
  if (layout === "column") return 0;
  return layout === "lying" || height < TALL ? 48 : 56;
}

/** How high the foot is, where there is one. */
export function footHeight(layout: Layout, height: number): number {
  if (layout !== "column") return 0;
  return height < 760 ? 54 : 58;
}
