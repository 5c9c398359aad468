import { describe, expect, it } from "vitest";
import { layoutFor } from "../../table/frame/layout";
import { measure, NEEDS, type Measures } from "./measures";

function at(width: number, height: number, rivals = 1): Measures {
  const layout = layoutFor(width, height, NEEDS);
  return measure({ layout, width, height, rivals, parts: true });
}

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [375, 667],
  [360, 740],
  [844, 390],
  [667, 375],
] as const;

describe("measures", () => {
  it("makes cells as large as the window allows", () => {
    expect(SIZES.map(([width, height]) => at(width, height).cell)).toEqual([
      114, 143, 87, 88, 100, 69, 50, 62, 52, 49,
    ]);
  });

  it("leaves wings for the others and for my place", () => {
    expect(
      [at(1440, 900), at(1280, 720), at(1920, 1080)].map(({ inner }) => Math.round(inner)),
    ).toEqual([353, 344, 520]);
    expect(at(1440, 900, 3).rival.cell).toBe(60);
    expect(at(1280, 720, 3).rival.cell).toBe(45);
    expect(at(1024, 768, 3).rival.cell).toBe(40);
    expect(at(844, 390, 3).rival.cell).toBe(40);
  });

  it.each(SIZES)("needs no more than the window has, at %i by %i", (width, height) => {
    const {
      layout,
      top,
      above,
      trayHigh: tray,
      head,
      cell,
      gap,
      rim,
      edge,
      ...rest
    } = at(width, height, 3);
    const town = head + 5 * cell + 4 * gap + rim + edge;
    const { row, garland, sign, mine, foot, between, middle } = rest;
    const high = {
      wide: top + above + tray + 10 + town,
      slim: top + above + tray + 10 + town,
      lying: top + 4 + town,
      column:
        width < 700
          ? row + garland + sign + tray + town + mine + foot + 6 * between
          : row + sign + tray + town + mine + 4 * between,
    };
    expect(high[layout]).toBeLessThanOrEqual(height);
    expect(middle).toBeLessThanOrEqual(width - 12);
  });

  it("has its parts side by side where a phone lies", () => {
    const { margin, place, middle, side, tabs, between } = at(844, 390);
    expect(2 * margin + place + middle + side + tabs + 3 * between).toBeCloseTo(844, 0);
    expect([at(844, 390).tabs, at(667, 375).tabs]).toEqual([104, 92]);
  });

  it("takes the room of the parts where there are none", () => {
    const room = { layout: "wide", width: 1200, height: 700, rivals: 1 } as const;
    const [alone, framed] = [false, true].map((parts) => measure({ ...room, parts }));
    expect(alone!.cell).toBeGreaterThan(framed!.cell);
  });
});
