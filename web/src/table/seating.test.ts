import { expect, test } from "vitest";
import { PEOPLE, personFor } from "../art/people/people";
import type { SeatInfo, SeatKind, TableInfo } from "../lib/protocol";
import { faceAt, personAt } from "./seating";

function tableOf(...kinds: SeatKind[]): TableInfo {
  const seats = kinds.map((kind, number): Partial<SeatInfo> => ({ number, kind, mine: !number }));
  return { id: "k3x9", seats } as TableInfo;
}

function peopleAt(table: TableInfo, wish: string | null): string[] {
  return table.seats.map((seat) => personAt(table, seat, wish));
}

test("who is to act thinks, the others are calm", () => {
  const faces = [0, 1, 2].map((place) => faceAt(place, { actor: 1, winners: null }));
  expect(faces).toEqual(["calm", "thinking", "calm"]);
});

test("at the end winners are pleased, the others are beaten", () => {
  const faces = [0, 1, 2].map((place) => faceAt(place, { actor: 1, winners: [0, 2] }));
  expect(faces).toEqual(["pleased", "beaten", "pleased"]);
});

test("people have faces too, nobody the same", () => {
  const usual = [0, 1, 2].map((seat) => personFor("k3x9", seat));
  expect(peopleAt(tableOf("person", "person", "bot"), null)).toEqual(usual);
  expect(peopleAt(tableOf("person", "person", "bot"), "nobody")).toEqual(usual);
});

test("whoever wishes another face has it", () => {
  const [, second, third] = [0, 1, 2].map((seat) => personFor("k3x9", seat));
  const free = PEOPLE.find((person) =>
    [0, 1, 2].every((seat) => personFor("k3x9", seat) !== person),
  )!;
  expect(peopleAt(tableOf("person", "person", "bot"), free)).toEqual([free, second, third]);
});

test("who would look the same changes with them, but a bot keeps its face", () => {
  const [first, second, third] = [0, 1, 2].map((seat) => personFor("k3x9", seat));
  const table = tableOf("person", "person", "bot");
  expect(peopleAt(table, second!)).toEqual([second, first, third]);
  expect(peopleAt(table, third!)).toEqual([first, second, third]);
});
