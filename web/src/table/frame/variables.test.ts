import { expect, test } from "vitest";
import { variables } from "./variables";

test("numbers become variables, those of a part with its name", () => {
  const measures = { top: 56, layout: "wide", trayHigh: 90, rival: { cell: 40 }, shop: null };
  expect(variables(measures)).toBe("--top: 56px; --tray-high: 90px; --rival-cell: 40px");
});
