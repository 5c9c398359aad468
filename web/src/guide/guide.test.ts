import { beforeEach, expect, test } from "vitest";
import { Guide, type Reached } from "./guide.svelte";
import type { Lesson, Moment } from "../lib/rooms/lesson";

/** A moment is all that has happened so far, as a word of single letters. */
function at(happened: string, over = false): Moment {
  return { steps: [...happened], over } as unknown as Moment;
}

function has(letter: string): (moment: Moment) => boolean {
  return ({ steps }) => (steps as unknown as string[]).includes(letter);
}

const LESSONS: Lesson[] = [
  { id: "goal", when: () => true },
  { id: "second", when: has("b") },
  { id: "first", when: has("a") },
  { id: "asking", when: has("c"), done: has("d") },
  { id: "end", when: () => true, atEnd: true },
];

let kept: Reached;
let guide: Guide;

function open(reached: Reached): Guide {
  return new Guide(LESSONS, reached, (now) => (kept = now));
}

beforeEach(() => {
  kept = { seen: [], pending: false };
  guide = open(kept);
});

function read(moment: string): string | undefined {
  guide.look(at(moment));
  return guide.shown?.id;
}

test("a lesson is said when it first comes up, and only once", () => {
  expect(read("")).toBe("goal");
  guide.next();
  expect(guide.shown).toBeNull();
  expect(read("a")).toBe("first");
  guide.next();
  expect(guide.shown).toBeNull();
  expect(read("ab")).toBe("second");
  guide.next();
  expect(read("abab")).toBeUndefined();
});

test("what comes up while another is read waits, in the order of the list", () => {
  expect(read("")).toBe("goal");
  expect(read("ab")).toBe("goal");
  guide.next();
  expect(guide.shown?.id).toBe("second");
  guide.next();
  expect(guide.shown?.id).toBe("first");
});

test("a lesson that asks goes away when it is done, or by going on", () => {
  read("");
  guide.next();
  expect(read("c")).toBe("asking");
  expect(read("cd")).toBeUndefined();

  guide = open({ seen: ["goal"], pending: false });
  expect(read("c")).toBe("asking");
  guide.next();
  expect(guide.shown).toBeNull();
});

test("what is done before it is asked for is not asked for", () => {
  read("");
  guide.next();
  expect(read("cd")).toBeUndefined();
});

test("earlier lessons can be read again, and the newest waits", () => {
  read("ab");
  expect(guide.canGoBack).toBe(false);
  guide.next();
  guide.next();
  expect([guide.shown?.id, guide.place]).toEqual(["first", 2]);
  guide.back();
  guide.back();
  expect([guide.shown?.id, guide.place, guide.rereading]).toEqual(["goal", 0, true]);
  guide.back();
  expect(guide.shown?.id).toBe("goal");
  guide.next();
  guide.next();
  expect([guide.shown?.id, guide.rereading]).toEqual(["first", false]);
  guide.next();
  expect([guide.shown, guide.canGoBack]).toEqual([null, true]);
  guide.back();
  expect(guide.shown?.id).toBe("first");
  guide.next();
  expect(guide.shown).toBeNull();
});

test("after a reload it goes on where it was", () => {
  read("ab");
  guide.next();
  expect(kept).toEqual({ seen: ["goal", "second"], pending: true });
  guide = open(kept);
  expect(read("ab")).toBe("second");
  guide.next();
  guide = open(kept);
  expect(read("ab")).toBe("first");
  guide.next();
  guide = open(kept);
  expect(read("ab")).toBeUndefined();
});

test("once the game is over only its end is spoken of", () => {
  read("");
  guide.look(at("ab", true));
  guide.next();
  expect(guide.shown?.id).toBe("end");
  guide.next();
  expect(guide.shown).toBeNull();
});

test("lessons of an older version are forgotten", () => {
  guide = open({ seen: ["gone"], pending: true });
  expect(guide.shown).toBeNull();
  expect(read("")).toBe("goal");
});
