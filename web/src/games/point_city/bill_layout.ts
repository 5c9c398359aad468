// Where the bill of the pair shown lies on each form of the stage, and how its lines are laid out.
import { billBeside } from "./bill_beside";
import { billInColumn, billInRows, billOnPhone, type BillPlace, type BillRows } from "./bill_place";
import { cellOf } from "./components";
import type { Measures } from "./measures";
import type { Turn } from "./turn.svelte";

export interface BillLayout {
  /** On the square; null where it has a place of its own. */
  place: BillPlace | null;
  rows: BillRows;
}

/** None while no pair is shown that costs anything. */
export function billLayout(measures: Measures, turn: Turn): BillLayout | null {
  const move = turn.shown?.move;
  if (move?.kind !== "take" || !turn.bill) return null;
  const [one, other] = move.cells.map(cellOf) as [number, number];
  // The card picked first, and its partner.
  const pair: [number, number] = turn.picked === other ? [other, one] : [turn.picked ?? one, other];
  const lines = turn.bill.lines.length;
  const { form, bill, square, supply } = measures;
  const usual = { titled: form !== "wide", line: bill.line };
  switch (form) {
    case "wide": {
      const partners = turn.partners.keys();
      return { place: billBeside(measures, { pair, partners, lines }), rows: usual };
    }
    case "phone": {
      const { titled, line, ...place } = billOnPhone(measures, pair, lines);
      return { place, rows: { titled, line } };
    }
    case "lying":
      return { place: null, rows: billInColumn(square.height - supply - 8, lines, bill.line) };
    default:
      return { place: billInRows(measures, ...pair), rows: usual };
  }
}
