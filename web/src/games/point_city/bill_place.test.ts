import { describe, expect, it } from "vitest";
import { layoutFor } from "../../table/frame/layout";
import { billInColumn, billOnPhone } from "./bill_place";
import { measure, NEEDS, type Measures } from "./measures";

function at(width: number, height: number, rivals: number): Measures {
  const layout = layoutFor(width, height, NEEDS);
  return measure({ layout, width, height, rivals, tokens: 10 + 2 * (rivals - 1), parts: true });
}

/** Pairs side by side, and one above the other. */
const PAIRS = Array.from({ length: 16 }, (_, cell) => cell).flatMap((cell) => [
  ...(cell % 4 < 3 ? [[cell, cell + 1] as const] : []),
  ...(cell < 12 ? [[cell + 4, cell] as const] : []),
]);

const PHONES = [
  [390, 844],
  [360, 740],
  [375, 667],
  [360, 640],
] as const;

describe("the bill on a phone", () => {
  it.each(PHONES)("lies between head and city, %i by %i", (width, height) => {
    for (const rivals of [1, 3]) {
      const measures = at(width, height, rivals);
      const { square, tray } = measures;
      for (const pair of PAIRS) {
        for (const lines of [1, 2, 3, 4, 5]) {
          const place = billOnPhone(measures, pair, lines);
          const high = 50 + (place.titled ? 34 : 0) + lines * place.line;
          const top = place.top ?? square.height - place.bottom! - high;
          expect(top, `${pair.join()} with ${lines}`).toBeGreaterThanOrEqual(0);
          expect(top + high).toBeLessThanOrEqual(square.height + tray.height);
          expect(place.width).toBeLessThanOrEqual(width);
          expect(place.line).toBeGreaterThanOrEqual(34);
        }
      }
    }
  });

  it("leaves the pair in sight where there is room", () => {
    const measures = at(390, 844, 1);
    const pitch = measures.card.height + measures.card.gap;
    const place = (first: number, second: number, lines: number) =>
      billOnPhone(measures, [first, second], lines);
    expect(place(0, 1, 5)).toMatchObject({ top: measures.road + pitch, titled: true });
    expect(place(12, 13, 3)).toMatchObject({ bottom: measures.road + pitch, titled: true });
    expect(place(8, 9, 4)).toMatchObject({ top: measures.road + 3 * pitch, titled: false });
  });
});

describe("the bill on a lying phone", () => {
  it.each([
    [844, 390],
    [667, 375],
  ])("leaves room for my cards, %i by %i", (width, height) => {
    const { square, supply, bill } = at(width, height, 1);
    const room = square.height - supply - 8;
    for (const lines of [1, 2, 3, 4, 5]) {
      const { titled, line } = billInColumn(room, lines, bill.line);
      expect(50 + (titled ? 34 : 0) + lines * line, `${lines}`).toBeLessThanOrEqual(room);
    }
  });
});
