import { describe, expect, it } from "vitest";
import { layoutFor } from "../../table/frame/layout";
import { measure, NEEDS, type Measures } from "./measures";

function at(width: number, height: number, rivals = 1): Measures {
  const layout = layoutFor(width, height, NEEDS);
  const tokens = [10, 10, 12, 14][rivals]!;
  return measure({ layout, width, height, rivals, tokens, parts: true });
}

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1280, 720],
  [1180, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [375, 667],
  [360, 740],
  [844, 390],
  [667, 375],
] as const;

describe("measures", () => {
  it("knows the forms of a table", () => {
    expect(SIZES.map(([width, height]) => at(width, height).form)).toEqual([
      ...["wide", "wide", "wide", "wide", "tablet", "upright"],
      ...["phone", "phone", "phone", "lying", "lying"],
    ]);
  });

  it("has cards as drawn", () => {
    const drawn = [
      ...[[1440, 900, 127, 106] as const, [1920, 1080, 174, 145] as const],
      ...[[1024, 768, 106, 87] as const, [768, 1024, 118, 99] as const],
      ...[[390, 844, 87, 81] as const, [375, 667, 83, 64] as const, [360, 740, 79, 71] as const],
      [844, 390, 98, 76] as const,
    ];
    for (const [width, height, wide, high] of drawn) {
      const { card } = at(width, height);
      expect(Math.abs(card.width - wide), `width at ${width} × ${height}`).toBeLessThanOrEqual(2);
      expect(Math.abs(card.height - high), `height at ${width} × ${height}`).toBeLessThanOrEqual(2);
    }
  });

  it.each(SIZES)("needs no more than the window has, at %i by %i", (width, height) => {
    for (const rivals of [1, 2, 3]) {
      const { form, top, foot, square, city, strip, tray, tabs, side, wing } = at(
        width,
        height,
        rivals,
      );
      const high = {
        wide: top + square.height + city.height,
        tablet: top + square.height + city.height + foot,
        upright: top + strip + square.height + city.height + foot,
        phone: top + square.height + tray.height + city.height + foot,
        lying: top + Math.max(square.height, city.height),
      };
      const broad = {
        wide: square.width + 2 * (wing.outer + wing.inset + wing.width),
        tablet: square.width + side,
        upright: square.width + side,
        phone: square.width,
        lying: square.width + side + tabs,
      };
      expect(high[form]).toBeLessThanOrEqual(height);
      expect(broad[form]).toBeLessThanOrEqual(width);
    }
  });

  it("gives my city room for houses", () => {
    expect(at(390, 844).city.hill.height).toBeGreaterThanOrEqual(88);
    expect(at(375, 667).city.hill.height).toBeGreaterThanOrEqual(70);
    expect(at(1440, 900).city.hill).toMatchObject({ height: 265 });
    expect(Math.round(at(1024, 768).city.hill.width)).toBe(158);
  });

  it("takes the room of the parts where there are none", () => {
    const room = { layout: "wide", width: 1200, height: 700, rivals: 1, tokens: 10 } as const;
    const [alone, framed] = [false, true].map((parts) => measure({ ...room, parts }));
    expect(alone!.card.height).toBeGreaterThan(framed!.card.height);
  });
});
