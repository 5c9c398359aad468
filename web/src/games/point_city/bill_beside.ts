// Where the bill of a pair lies on a wide table: never over a card that can still be chosen with the first one, nor over my supply.
import type { BillPlace } from "./bill_place";
import { CELLS, COLUMNS } from "./components";
import type { Measures } from "./measures";

/** What it must not cover, or should not. */
export interface Beside {
  /** The card that was picked, and its partner. */
  pair: [number, number];
  /** What else the first one could be taken with. */
  partners: Iterable<number>;
  /** How high the bill is. */
  lines: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of one card covered whole: of the pair, of those that can be chosen, of the others. */
const COVERING = { pair: 100, partner: 20, other: 0.5 };
/** Of a pixel over my hills, over a wing, and away from the pair. */
const OVER_HILLS = 0.04;
const OVER_WING = 0.02;
const AWAY = 0.012;
/** So far it may hang over the hills. */
const HANG = 40;
/** Its nose stands away from corners. */
const CORNER = 22;

/** Wherever it covers least. */
export function billBeside(measures: Measures, { pair, partners, lines }: Beside): BillPlace {
  const { card, road, square, wing, bill } = measures;
  const [width, height] = [bill.width, bill.around + lines * bill.line];
  const boxes = Array.from({ length: CELLS }, (_, cell) => boxOf(measures, cell));
  const chosen = joined(pair.map((cell) => boxes[cell]!));
  const lit = new Set(partners);
  const weight = (cell: number) =>
    pair.includes(cell) ? COVERING.pair : lit.has(cell) ? COVERING.partner : COVERING.other;

  const [from, to] = [-wing.inset, square.width + wing.inset - width];
  const furthest = wing.inset + wing.width;
  const beyond = [chosen.right + card.gap, chosen.left - card.gap - width];
  const lefts = [...beyond, from, to, road].filter(
    (left) => left >= -furthest && left + width <= square.width + furthest,
  );
  const lowest = square.height + HANG - height;
  const rows = boxes
    .filter((_, cell) => cell % COLUMNS === 0)
    .flatMap(({ top, bottom }) => [top, bottom - height]);
  const tops = [...rows, square.height - height, lowest].filter((top) => top >= 0 && top <= lowest);
  const places = lefts.flatMap((left) => tops.map((top) => boxAt(left, top)));
  const best = places.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
  const nose = distance(best, chosen) <= card.gap + 1 ? noseOf(best, chosen) : undefined;
  return { left: best.left, top: best.top, width, ...(nose ? { nose } : {}) };

  function boxAt(left: number, top: number): Box {
    return { left, top, right: left + width, bottom: top + height };
  }

  function costOf(box: Box): number {
    const covered = boxes.reduce(
      (sum, one, cell) => sum + weight(cell) * shareCovered(one, box),
      0,
    );
    const hang = Math.max(0, box.bottom - square.height);
    const out = Math.max(0, from - box.left, box.left - to);
    return covered + OVER_HILLS * hang + OVER_WING * out + AWAY * distance(box, chosen);
  }
}

function boxOf({ card, road }: Measures, cell: number): Box {
  const left = road + (cell % COLUMNS) * (card.width + card.gap);
  const top = road + Math.floor(cell / COLUMNS) * (card.height + card.gap);
  return { left, top, right: left + card.width, bottom: top + card.height };
}

function joined(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function shareCovered(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / ((one.right - one.left) * (one.bottom - one.top));
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.left - one.right, one.left - other.right);
  const down = Math.max(0, other.top - one.bottom, one.top - other.bottom);
  return across + down;
}

/** Towards the middle of what the bill and the pair have in common along the side where they meet. */
function noseOf(bill: Box, pair: Box): BillPlace["nose"] {
  const middle = (a: number, b: number, c: number, d: number, from: number) => {
    const at = (Math.max(a, c) + Math.min(b, d)) / 2 - from;
    return Math.max(CORNER, Math.min(at, b - a - CORNER));
  };
  if (bill.top < pair.bottom && bill.bottom > pair.top) {
    const at = middle(bill.top, bill.bottom, pair.top, pair.bottom, bill.top);
    return { side: bill.left >= pair.right ? "left" : "right", at };
  }
  if (bill.left < pair.right && bill.right > pair.left) {
    const at = middle(bill.left, bill.right, pair.left, pair.right, bill.left);
    return { side: bill.top >= pair.bottom ? "top" : "bottom", at };
  }
  return undefined;
}
