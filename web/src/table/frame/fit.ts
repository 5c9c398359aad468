// Text in a place that has one height: it gets smaller, or takes two small lines, before anything of it is lost.

export interface Fit {
  /** In pixels. */
  size: number;
  lines: 1 | 2;
  /** Even so it does not fit. */
  cut: boolean;
}

/** Words do not break evenly: two lines hold less than twice as much as one. */
const SECOND_LINE = 1.82;

/** `em`: how wide the text is, in units of its size. */
export function fit(em: number, room: number, usual: number, least: number): Fit {
  for (let size = usual; size >= usual - 3 && size >= least; size -= 0.5)
    if (em * size <= room) return { size, lines: 1, cut: false };
  for (let size = usual - 3; size > least; size -= 0.5)
    if (em * size <= room * SECOND_LINE) return { size, lines: 2, cut: false };
  return { size: least, lines: 2, cut: em * least > room * SECOND_LINE };
}

const MEASURED = 100;
let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a text is, in units of its size. A canvas knows it without laying out the page. */
export function widthOf(text: string, weight: number, family: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  // Some browsers have no canvas to measure by, or forbid it: then about what is usual.
  if (!canvas) return text.length * 0.56;
  canvas.font = `${weight} ${MEASURED}px ${family}`;
  return canvas.measureText(text).width / MEASURED;
}
