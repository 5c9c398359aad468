// What the start page and the form show of a game that this page was built without.
import { render } from "svelte/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "../../lib/protocol";
import { loadGameNames, speak } from "../../lib/words";
import GameCard from "./GameCard.svelte";
import PlainScene from "./PlainScene.svelte";
import NewTableForm from "./NewTableForm.svelte";
import PrintedDoors from "./PrintedDoors.svelte";

// The router looks at the address as soon as it is imported.
vi.hoisted(() => {
  vi.stubGlobal("document", { baseURI: "http://house/" });
  vi.stubGlobal("location", new URL("http://house/"));
});

const WORDS = `
game-meadow = Meadow
game-meadow-about = Sow flowers and wait for bees.
option-meadow-season = When the game begins.
`;
const meadow: GameInfo = {
  id: "meadow",
  fewest: 1,
  most: 3,
  alone: true,
  options: [
    { name: "season", choices: ["spring", "late_summer"], default: "spring" },
    { name: "last_round", choices: [], default: null },
    { name: "rival", choices: ["heron", "stork"], default: null },
  ],
  unsure: ["flowers"],
  printed: true,
};

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(WORDS));
  await speak("en");
  await loadGameNames(["meadow", "point_city"]);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What is read, without tags. */
function text(html: string): string {
  return html.replace(/<style.*?<\/style>|<[^>]*>/gs, " ").replace(/\s+/g, " ");
}

test("its card has a line and the ways to a table, but no rules and no lesson", () => {
  const { body } = render(GameCard, { props: { game: meadow, play: () => undefined } });
  expect(text(body)).toContain("Meadow Sow flowers and wait for bees.");
  expect(body).toContain("new/meadow");
  expect(body).not.toContain("rules/meadow");
  expect(body).not.toContain("learn/meadow");
});

test("its picture is a village", () => {
  const { body } = render(PlainScene, { props: { game: "meadow" } });
  expect(body.match(/<path/g)!.length).toBeGreaterThan(5);
  expect(body).not.toContain("undefined");
});

test("nothing counts its printed game", () => {
  expect(text(render(PrintedDoors, { props: { games: [meadow] } }).body).trim()).toBe("");
  const both = [meadow, { ...meadow, id: "point_city" }];
  expect(render(PrintedDoors, { props: { games: both } }).body).not.toContain("score/meadow");
});

test("the form asks for its seats and options, in its words as far as it has some", () => {
  const { body } = render(NewTableForm, { props: { game: meadow, bots: ["easy"] } });
  const shown = text(body);
  for (const part of [
    "Sow flowers",
    "Season",
    "spring",
    "late summer",
    "When the game begins.",
    "Last round",
  ])
    expect(shown).toContain(part);
  expect(shown).toMatch(/Players 1 2 3/);
  expect(shown).toMatch(/Rival as usual heron stork/);
  expect(shown).not.toContain("reconstruction");
});
