import { describe, expect, it } from "vitest";
import { layoutFor } from "../../table/frame/layout";
import { billBeside } from "./bill_beside";
import { CELLS, COLUMNS } from "./components";
import { measure, NEEDS, type Measures } from "./measures";

const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1180, 800],
] as const;

function at(width: number, height: number, rivals: number): Measures {
  const layout = layoutFor(width, height, NEEDS);
  return measure({ layout, width, height, rivals, tokens: 10, parts: true });
}

const neighboursOf = (cell: number) =>
  Array.from({ length: CELLS }, (_, other) => other).filter((other) => {
    const across = Math.abs((other % COLUMNS) - (cell % COLUMNS));
    const down = Math.abs(Math.floor(other / COLUMNS) - Math.floor(cell / COLUMNS));
    return across + down === 1;
  });

const PAIRS = Array.from({ length: CELLS }, (_, first) =>
  neighboursOf(first).map((second): [number, number] => [first, second]),
).flat();

describe.each(WINDOWS)("the bill on a table of %i by %i", (width, height) => {
  it.each([1, 3])("leaves the pair in sight, with %i at the sides", (rivals) => {
    const measures = at(width, height, rivals);
    const { card, road, bill } = measures;
    for (const pair of PAIRS) {
      const lines = 5;
      const place = billBeside(measures, { pair, partners: neighboursOf(pair[0]), lines });
      const [left, top] = [place.left, place.top!];
      for (const cell of pair) {
        const x = road + (cell % COLUMNS) * (card.width + card.gap);
        const y = road + Math.floor(cell / COLUMNS) * (card.height + card.gap);
        const apart =
          left >= x + card.width ||
          left + place.width <= x ||
          top >= y + card.height ||
          top + bill.around + lines * bill.line <= y;
        expect(apart, `pair ${pair.join()}`).toBe(true);
      }
    }
  });
});

it("points to the pair where it lies beside it", () => {
  const measures = at(1440, 900, 1);
  expect(billBeside(measures, { pair: [0, 1], partners: [1, 4], lines: 2 }).nose?.side).toBe(
    "left",
  );
});
