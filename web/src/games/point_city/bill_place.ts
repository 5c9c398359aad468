// Where the bill of a pair lies: never over a card that can still be chosen with the first one, nor over my city.
import { COLUMNS } from "./components";
import type { Measures } from "./measures";

/** In pixels from the corner of the square. */
export interface BillPlace {
  left: number;
  width: number;
  top?: number;
  /** From the lower edge of the square: it grows upwards. */
  bottom?: number;
  /** On which of its sides its nose points to the pair. */
  nose: "left" | "right" | "top" | "bottom" | null;
}

/** `first`: the card that was picked; `second`: its partner. */
export function billPlace(measures: Measures, first: number, second: number): BillPlace {
  if (measures.form === "wide") return besidePair(measures, first, second);
  return inFreeRows(measures, first, second);
}

function besidePair(measures: Measures, first: number, second: number): BillPlace {
  const { card, road, square, wing, bill } = measures;
  const [column, row] = [second % COLUMNS, Math.floor(second / COLUMNS)];
  const x = road + column * (card.width + card.gap);
  const y = road + Math.max(0, Math.min(row, 1)) * (card.height + card.gap);
  if (second - first === 1) {
    const left = x + card.width + card.gap;
    if (left + bill.width <= square.width + wing.inset)
      return { left, width: bill.width, top: y, nose: "left" };
  }
  if (first - second === 1) {
    const left = x - card.gap - bill.width;
    if (left >= -wing.inset) return { left, width: bill.width, top: y, nose: "right" };
  }
  return inFreeRows(measures, first, second);
}

function inFreeRows(measures: Measures, first: number, second: number): BillPlace {
  const { card, road, square, bill } = measures;
  const rows = [first, second].map((cell) => Math.floor(cell / COLUMNS));
  const [from, to] = [Math.min(...rows), Math.max(...rows)];
  const width = Math.min(square.width, Math.max(bill.width, 318));
  const left = Math.max(0, Math.min(road, (square.width - width) / 2));
  if (COLUMNS - 1 - to >= from)
    return { left, width, top: road + (to + 1) * (card.height + card.gap), nose: "top" };
  const bottom = road + (COLUMNS - from) * (card.height + card.gap);
  return { left, width, bottom, nose: "bottom" };
}
