// Where the bill of a pair lies: never over a card that can still be chosen with the first one, nor over my city.
import { COLUMNS } from "./components";
import type { Measures } from "./measures";

/** In pixels from the corner of the square. */
export interface BillPlace {
  left: number;
  width: number;
  top?: number;
  /** From the lower edge of the square; without `top` it grows upwards. */
  bottom?: number;
  /** Its nose points to the pair: on which side, and how far down or along. */
  nose?: { side: "left" | "right" | "top" | "bottom"; at: number };
}

/** How the bill itself is laid out. */
export interface BillRows {
  /** Whether it says the names of the pair. */
  titled: boolean;
  /** How high a line is. */
  line: number;
}

/** All of a bill but its lines: edges and the names of its columns; and its title. */
const EDGES = 50;
const TITLE = 34;
/** So far above my city it ends, with its torn edge. */
const TORN = 12;
/** Lines are lower before a bill covers its pair. */
const LOWEST = 34;

/** Over the square and the tray of a phone: below the pair or above it, with a title where there is room for one; over the
 * pair only where it would fit nowhere else. */
export function billOnPhone(
  measures: Measures,
  [first, second]: readonly [number, number],
  lines: number,
): BillPlace & BillRows {
  const { square, tray, bill } = measures;
  const { below, above } = freeRows(measures, first, second);
  const left = (square.width - bill.width) / 2;
  const { width } = bill;
  const floor = TORN - tray.height;
  const spaces = { below: square.height - below - floor, above: square.height - above };
  for (const titled of [true, false]) {
    for (const where of ["below", "above"] as const) {
      const rows = rowsIn(spaces[where], lines, titled, bill.line);
      if (!rows) continue;
      if (where === "above") return { left, width, bottom: above, ...rows };
      const deep = EDGES + (titled ? TITLE : 0) + lines * rows.line > square.height - below;
      return { left, width, top: below, ...rows, ...(deep ? { bottom: floor } : {}) };
    }
  }
  const all = billInColumn(square.height - floor, lines, bill.line);
  return { left, width, bottom: floor, ...all };
}

/** In a column of its own: beside the square of a lying phone. */
export function billInColumn(height: number, lines: number, line: number): BillRows {
  return (
    rowsIn(height, lines, true, line) ??
    rowsIn(height, lines, false, line) ?? { titled: false, line: LOWEST }
  );
}

function rowsIn(height: number, lines: number, titled: boolean, usual: number): BillRows | null {
  const line = Math.floor((height - EDGES - (titled ? TITLE : 0)) / lines);
  const least = titled ? usual : LOWEST;
  return line < least ? null : { titled, line: Math.min(line, usual) };
}

/** `first`: the card that was picked; `second`: its partner. */
export function billInRows(measures: Measures, first: number, second: number): BillPlace {
  const { left, width, below, above, roomy } = freeRows(measures, first, second);
  return roomy ? { left, width, top: below } : { left, width, bottom: above };
}

/** Where the rows below a pair begin, and from below where those above it end; whether the former are no fewer. */
function freeRows({ card, road, square, bill }: Measures, first: number, second: number) {
  const rows = [first, second].map((cell) => Math.floor(cell / COLUMNS));
  const [from, to] = [Math.min(...rows), Math.max(...rows)];
  const width = Math.min(square.width, Math.max(bill.width, 318));
  const left = Math.max(0, Math.min(road, (square.width - width) / 2));
  const pitch = card.height + card.gap;
  const [below, above] = [road + (to + 1) * pitch, road + (COLUMNS - from) * pitch];
  return { left, width, below, above, roomy: COLUMNS - 1 - to >= from };
}
