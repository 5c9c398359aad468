import { expect, test } from "vitest";
import type { Message } from "../lib/protocol";
import type { Chapter } from "../lib/rooms/book";
import { findIn } from "./find";

const say = ({ id }: Message) => id;
const words = (id: string): Message => ({ id, args: {} });

const CHAPTERS: Chapter[] = [
  { id: "goal", title: words("The goal"), blocks: [{ kind: "text", text: words("Most points.") }] },
  {
    id: "questions",
    title: words("Questions"),
    blocks: [
      {
        kind: "questions",
        questions: [
          { ruling: "BT-4", text: words("Two _parks_ join?") },
          { ruling: "BT-5", text: words("Two shops?") },
        ],
      },
    ],
  },
];

test("without a wish the book is whole", () => {
  expect(findIn(CHAPTERS, "  ", say)).toBe(CHAPTERS);
});

test("a chapter keeps only what speaks of it", () => {
  const [chapter, ...others] = findIn(CHAPTERS, "PARKS JOIN", say);
  expect(others).toEqual([]);
  expect(chapter?.blocks).toEqual([
    { kind: "questions", questions: [{ ruling: "BT-4", text: words("Two _parks_ join?") }] },
  ]);
});

test("a chapter that is called so stays whole", () => {
  expect(findIn(CHAPTERS, "question", say)).toEqual([CHAPTERS[1]]);
});

test("a ruling is found by its number", () => {
  expect(findIn(CHAPTERS, "bt-5", say)).toHaveLength(1);
});

test("nothing speaks of it", () => {
  expect(findIn(CHAPTERS, "dragon", say)).toEqual([]);
});
