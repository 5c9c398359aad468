// The little markup of rule texts: a line is a paragraph, "• " begins an item, "1. " a numbered one, and _this_ is strong.

export type Kind = "plain" | "item" | "step";

export interface Part {
  kind: Kind;
  lines: string[];
}

export interface Span {
  text: string;
  strong: boolean;
  /** It is what somebody searches for. */
  sought: boolean;
}

const NO_BREAK = "\u00a0";
const ITEM = "• ";
const STEP = /^\d+\. /;

/** The lines of a text, those of one list together. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split("\n")) {
    const kind = kindOf(line);
    const last = parts.at(-1);
    const bare = kind === "item" ? line.slice(ITEM.length) : line.replace(STEP, "");
    if (kind !== "plain" && last?.kind === kind) last.lines.push(bare);
    else parts.push({ kind, lines: [bare] });
  }
  return parts;
}

function kindOf(line: string): Kind {
  if (line.startsWith(ITEM)) return "item";
  return STEP.test(line) ? "step" : "plain";
}

/** A text as it is read, without its marks. */
export function plain(text: string): string {
  return text.replaceAll("_", "");
}

/** A line cut where it becomes strong and where what is searched for begins and ends. */
export function spansOf(line: string, query: string): Span[] {
  return unbroken(line)
    .split("_")
    .flatMap((text, index) => cut(text, query).map((span) => ({ ...span, strong: index % 2 > 0 })))
    .filter(({ text }) => text);
}

/** Sums stay on one line. */
function unbroken(line: string): string {
  return line.replace(/ (?=[+=×−] )|(?<= [+=×−]) /g, NO_BREAK);
}

function cut(text: string, query: string): { text: string; sought: boolean }[] {
  const wanted = fold(query);
  if (!wanted) return [{ text, sought: false }];
  const folded = fold(text);
  const pieces = [];
  let start = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, start)) {
    pieces.push({ text: text.slice(start, at), sought: false });
    start = at + wanted.length;
    pieces.push({ text: text.slice(at, start), sought: true });
  }
  return [...pieces, { text: text.slice(start), sought: false }];
}

/** Letters that people type for one another, made the same; the length stays. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(NO_BREAK, " ")
    .replace(/[’'ʼ`]/g, "’");
}
