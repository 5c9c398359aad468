// The widths at which the layout changes, of the screen and of a board alike. In rem: whoever reads in larger letters
// has less room. CSS cannot read them and writes them out; a test sees to it that it knows no others.
export const BREAKPOINTS = {
  /** Below it: the smallest phones. */
  tiny: "26rem",
  /** Below it: phones held upright, and boards that stack everything. */
  small: "40rem",
  /** Below it: large phones and small tablets. */
  middle: "48rem",
  /** Below it there is no room for a column beside the main one. */
  wide: "60rem",
} as const;

/** A media query for screens narrower than that. */
export function below(width: keyof typeof BREAKPOINTS): string {
  return `(width < ${BREAKPOINTS[width]})`;
}
