import { expect, test } from "vitest";
import { headHeight, layoutFor } from "./layout";

/** Bloom Town's. */
const FROM_1000 = { wideFrom: 1000, between: "lying" } as const;

test.for([
  [1920, 1080, "wide"],
  [1440, 900, "wide"],
  [1280, 720, "wide"],
  [1180, 800, "wide"],
  [1179, 800, "slim"],
  [1024, 768, "slim"],
  [999, 768, "lying"],
  [768, 1024, "column"],
  [768, 768, "column"],
  [390, 844, "column"],
  [375, 667, "column"],
  [360, 740, "column"],
  [844, 390, "lying"],
  [667, 375, "lying"],
  [1440, 559, "lying"],
] as const)("%i × %i with wings from 1000: %s", ([width, height, layout]) => {
  expect(layoutFor(width, height, FROM_1000)).toBe(layout);
});

test("without a wish of the game, all that is not wide is a column", () => {
  expect(layoutFor(1179, 800)).toBe("column");
  expect(layoutFor(650, 600)).toBe("column");
  expect(layoutFor(1180, 800)).toBe("wide");
  expect(layoutFor(1180, 559)).toBe("lying");
});

test("the head is lower in low windows, and none in a column", () => {
  expect(headHeight("wide", 900)).toBe(56);
  expect(headHeight("wide", 799)).toBe(48);
  expect(headHeight("lying", 390)).toBe(48);
  expect(headHeight("column", 844)).toBe(0);
});
