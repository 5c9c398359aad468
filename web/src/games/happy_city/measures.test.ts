import { describe, expect, it } from "vitest";
import { layoutFor } from "../../table/frame/layout";
import { measure, NEEDS, type Measures } from "./measures";

function at(width: number, height: number, rivals = 1): Measures {
  const layout = layoutFor(width, height, NEEDS);
  const specials = rivals + 3;
  const room = { layout, width, height, rivals, specials, expert: true, monsters: true };
  return measure({ ...room, parts: true });
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
  [360, 640],
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

  it("gives cards of a city that can be read, however many sit there", () => {
    for (const [width, height] of SIZES)
      for (const rivals of [1, 2, 3, 4]) {
        const { card } = at(width, height, rivals);
        const where = `${width} × ${height} with ${rivals} others`;
        expect(card.width, where).toBeGreaterThanOrEqual(46);
        expect(card.height, where).toBeGreaterThanOrEqual(54);
      }
  });

  it("fills the window and no more", () => {
    for (const [width, height] of SIZES)
      for (const rivals of [1, 2, 3, 4]) {
        const { top, say, foot, strip, shop, mine, numbers, colours, form } = at(
          width,
          height,
          rivals,
        );
        const rows =
          form === "lying" ? shop.height : strip + shop.height + numbers + mine.height + colours;
        const all = top + rows + say + foot;
        expect(all, `${width} × ${height} with ${rivals} others`).toBeLessThanOrEqual(height);
        expect(shop.width, `${width} × ${height}`).toBeLessThanOrEqual(width);
      }
  });
});
