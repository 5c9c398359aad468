// The windows in which a table must fit.
export interface Size {
  width: number;
  height: number;
}

/** On a desk, with a mouse. */
export const DESKS: Size[] = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
];

/** In a hand, with a finger; each of them upright and lying, so that turning is tried too. */
export const HANDS: Size[] = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 375, height: 667 },
  { width: 667, height: 375 },
  { width: 360, height: 740 },
];

export const sizesFor = (touch: boolean) => (touch ? HANDS : DESKS);
export const named = ({ width, height }: Size) => `${width}×${height}`;
