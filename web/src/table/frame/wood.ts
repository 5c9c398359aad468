// Planks, seams and a little grain: one pattern that repeats itself. All measures are in its own units.

/** Three planks of this height make a pattern. */
export const PLANK = 150;
export const WIDTH = 1470;

/** Where planks end: x, and which plank. */
export const ENDS: [x: number, plank: number][] = [
  [905, 0],
  [268, 1],
  [1256, 2],
];

/** x, y, how long, how much it bends: chosen by hand, so that no two lines look alike. */
const LINES: [x: number, y: number, length: number, bend: number][] = [
  [40, 36, 320, 3],
  [210, 118, 460, -2],
  [620, 58, 250, 2],
  [700, 96, 180, -3],
  [960, 28, 380, 2],
  [1090, 122, 300, 3],
  [20, 205, 210, -2],
  [330, 178, 420, 2],
  [400, 262, 260, -3],
  [820, 226, 500, 3],
  [1180, 272, 240, -2],
  [90, 338, 520, 2],
  [160, 404, 300, -3],
  [560, 372, 360, 3],
  [860, 422, 330, 2],
  [1290, 330, 150, -2],
];

export const GRAIN = LINES.map(
  ([x, y, length, bend]) => `M${x} ${y}q${length / 2} ${bend * 2} ${length} 0`,
).join("");
