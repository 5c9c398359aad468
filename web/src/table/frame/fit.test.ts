import { expect, test } from "vitest";
import { fit } from "./fit";

test("what has room keeps its size", () => {
  expect(fit(10, 170, 17, 12)).toEqual({ size: 17, lines: 1, cut: false });
});

test("what has almost room gets a little smaller", () => {
  expect(fit(10, 150, 17, 12)).toEqual({ size: 15, lines: 1, cut: false });
});

test("what is longer takes two small lines", () => {
  expect(fit(20, 160, 17, 12)).toEqual({ size: 14, lines: 2, cut: false });
  expect(fit(24, 160, 17, 12)).toEqual({ size: 12, lines: 2, cut: false });
});

test("what does not fit even so says so", () => {
  expect(fit(60, 160, 17, 12)).toEqual({ size: 12, lines: 2, cut: true });
});
