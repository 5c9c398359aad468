import { expect, test } from "vitest";
import type { SeatInfo, SeatKind, TableInfo } from "../lib/protocol";
import { faceAt, personAt } from "./seating";

const USUAL: [string, string, string] = ["viktor", "vera", "otto"];

function tableOf(...kinds: SeatKind[]): TableInfo {
  const seats = kinds.map((kind, number): Partial<SeatInfo> => ({
    number,
    kind,
    mine: !number,
    person: USUAL[number] ?? "",
  }));
  return { seats } as TableInfo;
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
  expect(peopleAt(tableOf("person", "person", "bot"), null)).toEqual(USUAL);
  expect(peopleAt(tableOf("person", "person", "bot"), "nobody")).toEqual(USUAL);
});

test("whoever wishes another face has it", () => {
  const [, second, third] = USUAL;
  expect(peopleAt(tableOf("person", "person", "bot"), "rosa")).toEqual(["rosa", second, third]);
});

test("who would look the same changes with them, but a bot keeps its face", () => {
  const [first, second, third] = USUAL;
  const table = tableOf("person", "person", "bot");
  expect(peopleAt(table, second)).toEqual([second, first, third]);
  expect(peopleAt(table, third)).toEqual([first, second, third]);
});
