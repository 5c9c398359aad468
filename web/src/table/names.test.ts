import { expect, test } from "vitest";
import { partsOfName, shortened } from "./names";

test("brackets can be left out", () => {
  expect(partsOfName("Bot 1 (greedy)")).toEqual({ bare: "Bot 1", rest: "(greedy)" });
  expect(partsOfName("Ada")).toEqual({ bare: "Ada", rest: "" });
  expect(partsOfName("(me)")).toEqual({ bare: "(me)", rest: "" });
});

test.each([
  ["Bot (easy)", "Bot (easy)"],
  ["Bot 1 (greedy)", "Bot 1"],
  ["Maximiliana Augusta", "Maximiliana…"],
])("%s becomes %s", (name, short) => {
  expect(shortened(name, 12)).toBe(short);
});
