import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingOf, isDrawn } from ".";

const DATA = "../src/triopolis/games/happy_city/data";
const FILES = [
  "buildings",
  "multicolor_buildings",
  "homes",
  "markets",
  "family_specials",
  "expert_specials",
  "monsters",
];

describe("the pictures", () => {
  it.each(FILES)("has one for every card of %s", (file) => {
    const rows = readFileSync(`${DATA}/${file}.csv`, "utf8").trim().split("\n").slice(1);
    const ids = rows.map((row) => row.split(",")[0]!);
    expect(ids.filter((id) => !isDrawn(id))).toEqual([]);
  });

  it("draws a card it does not know, always the same", () => {
    expect(isDrawn("moon_base")).toBe(false);
    expect(drawingOf("moon_base", "blue").parts.length).toBeGreaterThan(0);
    expect(drawingOf("moon_base", "green")).toEqual(drawingOf("moon_base", "green"));
  });
});

it("shows the building that the Ukrainian edition has instead of another", () => {
  const shown = drawingOf("red_square", undefined, "uk");
  expect(shown).toBe(drawingOf("golden_gate_of_kyiv", undefined));
  expect(drawingOf("red_square", undefined, "ru")).not.toBe(shown);
});
