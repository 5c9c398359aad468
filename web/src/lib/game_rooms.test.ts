import { describe, expect, test } from "vitest";
import { roomsOf } from "./game_rooms";

const indexes = import.meta.glob("../games/*/index.ts");
const GAMES = Object.keys(indexes).map((file) => file.split("/").at(-2)!);

/** What all games share; the protocol is written from the server's classes and lists their views. */
const shared = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css,md}", "!../games/**", "!../**/*.test.ts", "!./protocol.ts"],
  { query: "?raw", import: "default", eager: true },
);

describe.each(GAMES)("%s", (game) => {
  test("has its rooms", () => {
    expect(roomsOf(game)).toBeDefined();
  });

  test("is named by nothing that all games share", () => {
    const naming = Object.entries(shared).filter(([, text]) => text.includes(game));
    expect(naming.map(([file]) => file)).toEqual([]);
  });
});

test("a game without a folder has no rooms", () => {
  expect(roomsOf("chess")).toBeUndefined();
  expect(Object.keys(shared).length).toBeGreaterThan(100);
});
