import { expect, test } from "vitest";
import { firstMistake } from "./json_mistake";

test.each([
  ["", 1, 1],
  ["{", 1, 2],
  ["{]", 1, 2],
  ["oops", 1, 1],
  ['{"a": 1,}', 1, 9],
  ['{"a" 1}', 1, 6],
  ['{\n  "a": [1, 2\n}', 3, 1],
  ['{\n  "schema": oops\n}', 2, 13],
  ['["a\nb"]', 1, 2],
  ["[01]", 1, 3],
  ['{"a": true} more', 1, 13],
  ['{"a": {"b": [null, -1.5e3, "\\u00e9"]}}}', 1, 39],
])("%j", (text, line, column) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(firstMistake(text)).toEqual({ line, column });
});

test("however deep it goes, it comes to an end", () => {
  expect(firstMistake("[".repeat(1_000_000)).line).toBe(1);
});
