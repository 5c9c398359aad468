import { expect, test } from "vitest";
import { parseRoute } from "./routes";

test.each([
  ["", { page: "home" }],
  ["new/bloom_town", { page: "new", game: "bloom_town" }],
  ["rules/bloom_town", { page: "rules", game: "bloom_town" }],
  ["score/bloom_town", { page: "score", game: "bloom_town" }],
  ["opponent/bloom_town", { page: "opponent", game: "bloom_town" }],
  ["rules", { page: "unknown" }],
  ["learn/bloom_town", { page: "learn", game: "bloom_town" }],
  ["learn", { page: "unknown" }],
  ["tables", { page: "tables" }],
  ["tables/", { page: "tables" }],
  ["watch", { page: "watch" }],
  ["import", { page: "import" }],
  ["device", { page: "device" }],
  ["table/abc", { page: "table", id: "abc" }],
  ["table/abc/replay", { page: "replay", id: "abc", at: null }],
  ["move/token", { page: "move", token: "token" }],
  ["table", { page: "unknown" }],
  ["tables/abc", { page: "unknown" }],
  ["table/abc/else", { page: "unknown" }],
  ["table/abc/replay/more", { page: "unknown" }],
  ["elsewhere", { page: "unknown" }],
])("%s", (path, route) => {
  expect(parseRoute(path, new URLSearchParams())).toEqual(route);
});

test.each([
  ["12", 12],
  ["0", 0],
  ["-1", null],
  ["soon", null],
  ["", null],
])("a moment of a replay: %s", (text, at) => {
  const route = parseRoute("table/abc/replay", new URLSearchParams({ at: text }));
  expect(route).toEqual({ page: "replay", id: "abc", at });
});
