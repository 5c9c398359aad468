// What a rulebook is made of. A game's `rules/book.ts` lists its chapters; the page draws them, and search reads them.
import type { Component, Snippet } from "svelte";
import type { Message } from "../protocol";
import type { Tables } from "./board";

export interface Book {
  /** Gives what is drawn in the book the facts of the game's components. */
  Frame: Component<FrameProps>;
  chapters: Chapter[];
}

export interface FrameProps {
  tables: Tables;
  children: Snippet;
}

export interface Chapter {
  /** Its place in the page's address, after #. */
  id: string;
  title: Message;
  blocks: Block[];
  /** The component that it explains, if it explains one. */
  component?: Pictured;
}

/** A component as it is shown: drawn, with the label of its source as the tables have it. */
export interface Pictured {
  drawing: Drawing;
  source: string;
}

export type Block =
  | { kind: "text"; text: Message }
  | { kind: "figures"; figures: Figure[] }
  | { kind: "table"; head: Cell[]; rows: Row[] }
  | { kind: "entries"; entries: Entry[]; /** Folded under it: there are many. */ title?: Message }
  | { kind: "questions"; questions: Question[] };

/** Something drawn with the parts of the board. */
export interface Drawing {
  // A book holds drawings of many kinds, each with properties of its own.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  props: Record<string, unknown>;
}

export interface Figure {
  drawing: Drawing;
  caption: Message;
  /** The label of its source, for what is not from the printed game. */
  source?: string;
}

/** What is the same in every language needs no message. */
export type Cell = Message | string | number;

export interface Row {
  name: Message;
  cells: Cell[];
}

/** A component that is explained: a token, a card. */
export interface Entry extends Pictured {
  id: string;
  name: Message;
  texts: Message[];
  /** The chapter with the rule for it, where that is not its own. */
  rule?: string;
}

/** A ruling of ours; the first line of its text asks, the others answer. */
export interface Question {
  /** Its number, as tests and log cite it. */
  ruling: string;
  text: Message;
}

export function words(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function text(id: string, args: Message["args"] = {}): Block {
  return { kind: "text", text: words(id, args) };
}

/** A drawing whose properties are checked against its component. */
export function drawing<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Drawing {
  return { component, props };
}

export function figures(...drawn: Figure[]): Block {
  return { kind: "figures", figures: drawn };
}

/** The rulings of a game by number, each with a message of its own. */
export function rulings(sign: string, count: number, message: (number: number) => string): Block {
  const questions = Array.from({ length: count }, (_, index) => ({
    ruling: `${sign}-${index + 1}`,
    text: words(message(index + 1)),
  }));
  return { kind: "questions", questions };
}
