// On large screens letters and small things grow with the cells of my town, so that they do not look lost.
import type { AtTable } from "./at_table";

/** A caption where nothing has grown yet, in pixels. */
const CAPTION = 13;

export function largeness({ measures }: AtTable): number {
  return measures.layout === "wide" ? Math.max(1, measures.caption / CAPTION) : 1;
}
