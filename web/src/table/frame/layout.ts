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

/** `wideFrom`: the width from which a game lies wide in a window that is wider than high. */
export function layoutFor(width: number, height: number, wideFrom = WIDE): Layout {
  const landscape = width > height;
  if (height < LOW || (landscape && width < Math.min(wideFrom, 1000) && width >= NARROW && height < 700))
    return "lying";
  if (width < NARROW || !landscape || width < wideFrom) return "column";
  return width < WIDE ? "slim" : "wide";
}
