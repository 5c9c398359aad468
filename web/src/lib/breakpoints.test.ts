import { expect, test } from "vitest";
import { below, BREAKPOINTS } from "./breakpoints";

const files = import.meta.glob<string>("../**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Conditions of the screen or of a board; what lies in a box of its own may know that box. */
const CONDITION = /@media[^{]*\b(?:width|height)[^{]*\{|@container board[^{]*\{/g;
const WIDTHS = Object.values(BREAKPOINTS).flatMap((width) => [
  `(width < ${width})`,
  `(width >= ${width})`,
]);

test("every layout changes at one of the named widths", () => {
  const conditions = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(CONDITION)].map(([condition]) => `${file}: ${condition}`),
  );
  const odd = conditions.filter(
    (each) => each.includes("width") && !WIDTHS.some((width) => each.includes(width)),
  );
  expect(odd).toEqual([]);
  expect(conditions.length).toBeGreaterThan(20);
});

test("scripts ask by name", () => {
  const asking = Object.entries(files).filter(([, text]) =>
    /(MediaQuery|matchMedia)\([^)]*width/.test(text),
  );
  expect(asking.map(([file]) => file)).toEqual([]);
  expect(below("wide")).toBe("(width < 60rem)");
});
