import { beforeEach, expect, test, vi } from "vitest";
import { GuideDoor } from "./door.svelte";
import { keepProgress, lastProgress } from "./progress";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test("a table opened to learn has the guide, others have not", () => {
  keepProgress("bloom_town", { table: "mine", open: true, seen: [], pending: false });
  expect(new GuideDoor("bloom_town", "mine").open).toBe(true);
  expect(new GuideDoor("bloom_town", "other").open).toBe(false);
  expect(new GuideDoor("point_city", "mine").open).toBe(false);
});

test("it can be left and opened again without losing the place", () => {
  keepProgress("bloom_town", { table: "mine", open: true, seen: ["goal"], pending: true });
  const door = new GuideDoor("bloom_town", "mine");
  door.leave();
  expect(new GuideDoor("bloom_town", "mine").open).toBe(false);
  door.enter();
  expect(lastProgress("bloom_town")).toEqual({
    table: "mine",
    open: true,
    seen: ["goal"],
    pending: true,
  });
});

test("the guide may be opened at any table", () => {
  const door = new GuideDoor("bloom_town", "usual");
  expect(door.open).toBe(false);
  door.enter();
  expect(new GuideDoor("bloom_town", "usual").open).toBe(true);
});

test.each(["", "null", "[]", '"x"', '{"table":1}', '{"table":"mine","seen":"x"}', "{"])(
  "what is kept as %s is nothing",
  (text) => {
    localStorage.setItem("triopolis.guide.bloom_town", text);
    expect(lastProgress("bloom_town")).toBeNull();
  },
);
