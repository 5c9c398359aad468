import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "./protocol";
import { ago, byStatus, isMyTurn, placeNames, standing, takenBack } from "./tables";
import { say, speak } from "./words";

beforeAll(() => speak("en"));

const seat = (number: number, changed: Partial<SeatInfo> = {}): SeatInfo => ({
  number,
  kind: "person",
  person: "vera",
  name: `Person ${number}`,
  bot: null,
  mine: false,
  host: false,
  present: true,
  ...changed,
});

const table = (changed: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "point_city",
  status: "running",
  public: false,
  options: {},
  seed: null,
  seats: [seat(0, { mine: true, name: "Anna" }), seat(1, { name: "Boris" })],
  opponent: null,
  actor: 0,
  revision: 0,
  hosted: true,
  created: "2026-01-01T00:00:00Z",
  changed: "2026-01-01T00:00:00Z",
  rematch: null,
  result: null,
  packed: false,
  closed: null,
  take_backs: 0,
  ...changed,
});

test("a match with moves taken back has a mark", () => {
  expect(takenBack(table())).toBeNull();
  expect(say(takenBack(table({ take_backs: 3 }))!)).toBe("3 take-backs");
});

test("my turn is told to me, another's by the name", () => {
  expect(say(standing(table()))).toBe("your turn");
  expect(say(standing(table({ actor: 1 })))).toBe("Boris to play");
  const both = [seat(0, { mine: true, name: "Anna" }), seat(1, { mine: true, name: "Boris" })];
  expect(say(standing(table({ seats: both })))).toBe("Anna to play");
});

test("a table that waits says for how many", () => {
  const seats = [seat(0), seat(1, { kind: "open" }), seat(2, { kind: "open" })];
  expect(say(standing(table({ status: "waiting", seats, actor: null })))).toBe(
    "waiting for 2 players",
  );
});

test("a table that the house has closed is unfinished", () => {
  const closed = { id: "server-closed-rules", args: {} };
  expect(say(standing(table({ status: "closed", actor: null, closed })))).toBe("unfinished");
});

test("a table that is over names its winners, the rulebook's opponent among them", () => {
  const opponent = { id: "name", args: { en: "Alice", ru: "Алиса", uk: "Аліса" } };
  const over = table({ status: "finished", actor: null, opponent, seats: [seat(0)] });
  expect(placeNames(over)).toEqual(["Person 0", "Alice"]);
  expect(say(standing({ ...over, result: { scores: [3, 5], winners: [1] } }))).toBe("won by Alice");
  expect(say(standing({ ...over, result: { scores: [5, 5], winners: [0, 1] } }))).toBe(
    "shared win: Person 0, Alice",
  );
});

test("groups come in order, my turn first, empty ones not at all", () => {
  const groups = byStatus([
    table({ id: "done", status: "finished", actor: null }),
    table({ id: "theirs", actor: 1 }),
    table({ id: "mine" }),
  ]);
  expect(groups.map(([status, tables]) => [status, tables.map(({ id }) => id)])).toEqual([
    ["running", ["mine", "theirs"]],
    ["finished", ["done"]],
  ]);
  expect(isMyTurn(groups[0]![1][0]!)).toBe(true);
});

test.each([
  [5, "now"],
  [-5, "now"],
  [60, "1 minute ago"],
  [3599, "59 minutes ago"],
  [7200, "2 hours ago"],
  [86400, "yesterday"],
  [86400 * 12, "12 days ago"],
])("%d seconds ago", (seconds, words) => {
  expect(ago("2026-01-01T00:00:00Z", Date.parse("2026-01-01T00:00:00Z") + seconds * 1000)).toBe(
    words,
  );
});
