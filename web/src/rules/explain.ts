// What the book says of one thing on the table: of a component that it lists, or of what a chapter is about.
import type { Message } from "../lib/protocol";
import type { Block, Chapter, Drawing, Entry } from "../lib/rooms/book";

export interface Explanation {
  name: Message;
  drawing: Drawing | null;
  /** What it does. */
  texts: Message[];
  /** The rule for it: its chapter, and what of that is to be shown. */
  chapter: Chapter;
  blocks: Block[];
  /** The label of its source, as the tables have it. */
  source: string;
}

/** Rules are read off the printed rulebook. */
const RULE_SOURCE = "printed";

/** `anchor`: the id of a chapter or of a component in one. */
export function explain(chapters: Chapter[], anchor: string): Explanation | null {
  for (const chapter of chapters) {
    if (chapter.id === anchor) return ofChapter(chapter);
    const entry = entriesOf(chapter).find(({ id }) => id === anchor);
    if (entry) return ofEntry(entry, chapters.find(({ id }) => id === entry.rule) ?? chapter);
  }
  return null;
}

function ofChapter(chapter: Chapter): Explanation {
  const { component } = chapter;
  return {
    name: chapter.title,
    drawing: component?.drawing ?? null,
    texts: [],
    chapter,
    blocks: chapter.blocks.filter(({ kind }) => kind !== "entries" && kind !== "questions"),
    source: component?.source ?? RULE_SOURCE,
  };
}

function ofEntry({ name, drawing, texts, source }: Entry, chapter: Chapter): Explanation {
  const blocks = chapter.blocks.filter(({ kind }) => kind === "text").slice(0, 1);
  return { name, drawing, texts, chapter, blocks, source };
}

function entriesOf({ blocks }: Chapter): Entry[] {
  return blocks.flatMap((block) => (block.kind === "entries" ? block.entries : []));
}
