// Whatever a board can show is explained by its rulebook, with a name, with words, and with a source.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { about as bloomTown } from "../games/bloom_town/about";
import { kindOf, SHOPS, TYPES } from "../games/bloom_town/components";
import { makeBook as makeBloomTown } from "../games/bloom_town/rules/book";
import { about as happyCity } from "../games/happy_city/about";
import { readFacts as readHappyCity } from "../games/happy_city/components";
import { makeBook as makeHappyCity } from "../games/happy_city/rules/book";
import { about as pointCity } from "../games/point_city/about";
import { readFacts as readPointCity, SIDES } from "../games/point_city/components";
import { makeBook as makePointCity } from "../games/point_city/rules/book";
import type { Tables } from "../lib/rooms/board";
import type { Chapter } from "../lib/rooms/book";
import { explain } from "./explain";

/** The tables as the server gives them. */
function tablesOf(game: string): Tables {
  const folder = new URL(`../../../src/triopolis/games/${game}/data/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".csv"));
  return Object.fromEntries(
    files.map((file) => [file.replace(".csv", ""), rowsOf(new URL(file, folder))]),
  );
}

function rowsOf(file: URL): Record<string, string>[] {
  const [head = [], ...rows] = readFileSync(file, "utf-8").trim().split(/\r?\n/).map(cellsOf);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ""])));
}

/** A line of a table; a cell with a comma in it stands in quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare!,
  );
}

/** Those that need no number: one thing of a kind. */
function plain(about: Record<string, unknown>): string[] {
  return Object.values(about).filter((anchor) => typeof anchor === "string");
}

function expectAllExplained(chapters: Chapter[], anchors: string[]): void {
  expect(anchors.length).toBeGreaterThan(10);
  for (const anchor of anchors) {
    const explanation = explain(chapters, anchor);
    expect(explanation, anchor).not.toBeNull();
    const { texts, blocks, source } = explanation!;
    expect(texts.length + blocks.length, anchor).toBeGreaterThan(0);
    expect(source, anchor).toMatch(/^(printed|reported|reconstructed|original)/);
  }
}

function expectNoDoubles(chapters: Chapter[]): void {
  const ids = chapters.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (block.kind === "entries" ? block.entries : []).map((e) => e.id)),
  ]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

describe("every component is explained", () => {
  it("in Bloom Town", () => {
    const { chapters } = makeBloomTown(tablesOf("bloom_town"));
    const kinds = [...TYPES.slice(0, 4), ...SHOPS.map((shop) => `shop:${shop}`)].map(kindOf);
    const tiles = [-1, ...kinds].flatMap((kind) => [
      bloomTown.cell(kind, true),
      bloomTown.cell(kind, false),
      bloomTown.slot(kind),
    ]);
    const types = TYPES.map((_, which) => bloomTown.type(which));
    expectAllExplained(chapters, [...tiles, ...types, ...plain(bloomTown)]);
    expectNoDoubles(chapters);
  });

  it("in Point City", () => {
    const tables = tablesOf("point_city");
    const { chapters } = makePointCity(tables);
    const facts = readPointCity(tables);
    const cards = [
      { side: "resource", face: -1 },
      ...Array.from({ length: SIDES }, (_, face) => ({ side: "resource", face })),
      ...facts.buildings.map((_, face) => ({ side: "building", face })),
    ];
    const tokens = facts.tokens.map((_, token) => pointCity.token(token));
    const anchors = cards.map((card) => pointCity.card(facts, card));
    expectAllExplained(chapters, [...anchors, ...tokens, ...plain(pointCity)]);
    expectNoDoubles(chapters);
  });

  it("in Happy City", () => {
    const tables = tablesOf("happy_city");
    const { chapters } = makeHappyCity(tables);
    const cards = [...readHappyCity(tables).cards.values()].map(happyCity.card);
    const decks = [0, 1, 2, 3].map(happyCity.deck);
    expectAllExplained(chapters, [...cards, ...decks, ...plain(happyCity)]);
    expectNoDoubles(chapters);
  });
});

describe("an explanation", () => {
  const words = (id: string) => ({ id, args: {} });
  const thing = {
    drawing: { component: (() => ({})) as never, props: {} },
    source: "original; ours",
  };
  const chapters: Chapter[] = [
    {
      id: "pay",
      title: words("Paying"),
      blocks: [
        { kind: "text", text: words("Pay.") },
        { kind: "text", text: words("More.") },
      ],
    },
    {
      id: "cards",
      title: words("Cards"),
      blocks: [
        { kind: "text", text: words("All.") },
        {
          kind: "entries",
          entries: [
            { id: "own", name: words("Own"), texts: [words("Does.")], ...thing },
            { id: "lent", name: words("Lent"), texts: [], rule: "pay", ...thing },
          ],
        },
      ],
    },
  ];

  it("of a chapter has no list of components", () => {
    const explanation = explain(chapters, "cards");
    expect(explanation?.blocks).toEqual([{ kind: "text", text: words("All.") }]);
    expect(explanation?.source).toBe("printed");
  });
  it("of a component has the first words of its chapter", () => {
    const explanation = explain(chapters, "own");
    expect(explanation).toMatchObject({
      name: words("Own"),
      texts: [words("Does.")],
      source: thing.source,
    });
    expect(explanation?.blocks).toEqual([{ kind: "text", text: words("All.") }]);
  });
  it("may have its rule elsewhere", () => {
    const explanation = explain(chapters, "lent");
    expect(explanation?.chapter.id).toBe("pay");
    expect(explanation?.blocks).toEqual([{ kind: "text", text: words("Pay.") }]);
  });
  it("is not there for what nobody explains", () => {
    expect(explain(chapters, "dragon")).toBeNull();
  });
});
