import { expect, test } from "vitest";
import { partsOfName, shortened, withoutName, afterName } from "./names";

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

test("beside a name, what was done is enough", () => {
  expect(withoutName("Rosa builds a park on b3", "Rosa")).toBe("Builds a park on b3");
  expect(withoutName("Rosa: two parks", "Rosa")).toBe("Two parks");
  expect(withoutName("Роза строит парк", "Роза")).toBe("Строит парк");
  expect(withoutName("Rosalind builds", "Rosa")).toBe("Rosalind builds");
  expect(withoutName("New on the market: park", "Rosa")).toBe("New on the market: park");
});

test("after a name the sentence goes on", () => {
  expect(afterName("Rosa builds a park", "Rosa")).toBe("builds a park");
  expect(afterName("New on the market: park", "Rosa")).toBeNull();
  expect(afterName("A line", "")).toBeNull();
});
