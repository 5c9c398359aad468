// Search in a rulebook: what remains of it for somebody's words.
import type { Message } from "../lib/protocol";
import type { Block, Cell, Chapter, Entry } from "../lib/rooms/book";
import { fold, plain } from "./prose";

type Say = (message: Message) => string;

/** The chapters that speak of it, each with only what does; a chapter that is called so stays whole. */
export function findIn(chapters: Chapter[], query: string, say: Say): Chapter[] {
  const wanted = fold(query.trim());
  if (!wanted) return chapters;
  const speaks = (...texts: string[]) => texts.some((text) => fold(plain(text)).includes(wanted));
  return chapters.flatMap((chapter) => {
    if (speaks(say(chapter.title))) return [chapter];
    const blocks = chapter.blocks.flatMap((block) => rest(block, speaks, say));
    return blocks.length ? [{ ...chapter, blocks }] : [];
  });
}

function rest(block: Block, speaks: (...texts: string[]) => boolean, say: Say): Block[] {
  switch (block.kind) {
    case "text":
      return speaks(say(block.text)) ? [block] : [];
    case "figures": {
      const figures = block.figures.filter(({ caption }) => speaks(say(caption)));
      return figures.length ? [{ ...block, figures }] : [];
    }
    case "table":
      return speaks(...cellsOf(block).map((cell) => sayCell(cell, say))) ? [block] : [];
    case "entries": {
      const entries = block.entries.filter((entry) => speaks(...textsOf(entry).map(say)));
      return entries.length ? [{ ...block, entries }] : [];
    }
    case "questions": {
      const questions = block.questions.filter(({ ruling, text }) => speaks(ruling, say(text)));
      return questions.length ? [{ ...block, questions }] : [];
    }
  }
}

function cellsOf({ head, rows }: Extract<Block, { kind: "table" }>): Cell[] {
  return [...head, ...rows.flatMap(({ name, cells }) => [name, ...cells])];
}

export function sayCell(cell: Cell, say: Say): string {
  return typeof cell === "object" ? say(cell) : String(cell);
}

function textsOf({ name, texts }: Entry): Message[] {
  return [name, ...texts];
}
