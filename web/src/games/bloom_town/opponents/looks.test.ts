import { expect, test } from "vitest";
import words from "../../../../../src/triopolis/games/bloom_town/words/en/about_bloom_town.ftl?raw";
import { LOOKS } from "./looks";

test("every solo opponent is drawn", () => {
  const named = [...words.matchAll(/^(bt-opponent-\w+) =/gm)].map(([, id]) => id);
  expect(named.length).toBeGreaterThan(0);
  expect(Object.keys(LOOKS)).toEqual(named);
});
