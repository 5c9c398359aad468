import { expect, test } from "vitest";
import { PEOPLE, personFor } from "./people";

const MOST_SEATS = 5;
const tables = Array.from({ length: 500 }, (_, number) => `table-${number}-${number * 7919}`);

test("nobody sits twice at one table", () => {
  for (const table of tables) {
    const people = Array.from({ length: MOST_SEATS }, (_, seat) => personFor(table, seat));
    expect(new Set(people).size).toBe(MOST_SEATS);
  }
});

test("the same table always has the same people", () => {
  expect([0, 1, 2, 3, 4].map((seat) => personFor("k3x9", seat))).toEqual([
    "viktor",
    "vera",
    "otto",
    "olena",
    "ines",
  ]);
});

test("everyone is asked to some table, to every seat", () => {
  for (let seat = 0; seat < MOST_SEATS; seat += 1)
    expect(new Set(tables.map((table) => personFor(table, seat)))).toEqual(new Set(PEOPLE));
});

test("everyone can be drawn", () => {
  const drawn = Object.keys(import.meta.glob("./looks/*.ts"));
  expect(drawn.sort()).toEqual(PEOPLE.map((person) => `./looks/${person}.ts`).sort());
});
