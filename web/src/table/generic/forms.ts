// How much of a thing is shown, by what lies around it.
import type { Item, Region } from "../../lib/protocol";
import { say } from "../../lib/words";

/** A card has room for words; a cell shows its sign large; a pill is a line. */
export type Form = "card" | "cell" | "pill";

/** `small`: somebody else's. */
export function formOf({ kind, items }: Region, small: boolean): Form {
  const wordy = items.some(({ text }) => text) || isVacant(kind, items);
  if (kind === "grid") return items.some(({ text }) => text) && !small ? "card" : "cell";
  if (kind === "hand" && !small) return "card";
  return wordy && kind !== "purse" && kind !== "score" ? "card" : "pill";
}

/** Whether all its places wait for cards. */
function isVacant(kind: Region["kind"], items: Item[]): boolean {
  return (
    kind === "row" &&
    items.length > 0 &&
    items.every(({ empty, number }) => empty && number == null)
  );
}

/** The source that is said for all of them at once; empty where each says its own. */
export function sourceOf({ items }: Region, form: Form): NonNullable<Item["source"]> {
  const sources = items.map(({ source }) => source ?? "");
  const all = items.length > 2 && sources.every(Boolean);
  return form === "cell" || all ? (sources.find(Boolean) ?? "") : "";
}

/** Texts that can be read in a fifth of a phone. */
const SHORT = 30;
const MOST_IN_LINE = 5;

/** Whether all of a row can stand beside each other on a phone: what is said in signs takes little room, and of more
 * than three no words could be read. */
export function fitsOneLine({ kind, items }: Region): boolean {
  const short = items.every(
    ({ text, gives, costs, short }) =>
      !text ||
      gives?.length ||
      costs?.length ||
      short ||
      (items.length <= 3 && say(text).length <= SHORT),
  );
  return ["row", "stack"].includes(kind) && items.length <= MOST_IN_LINE && short;
}

/** Whether they all have one name, so that only what they say tells them apart. */
export function shareName({ items }: Region): boolean {
  const names = new Set(items.map(({ name }) => JSON.stringify(name)));
  return items.length > 1 && names.size === 1 && items.every(({ text }) => text);
}

/** Whether it need not be seen where a thing lies: its place is a bare number, and their names tell all of them apart. */
export function nameSuffices({ place, empty }: Item, { items }: Region): boolean {
  const full = items.filter((item) => !item.empty).map(({ name }) => JSON.stringify(name));
  return isBare(place) && !empty && new Set(full).size === full.length;
}

export function isBare(place: string | undefined): boolean {
  return /^\d+$/.test(place ?? "");
}

/** The letters of the longest word, by which names are made to fit; they may be broken at soft hyphens. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s\u00ad-]+/).map((word) => word.length));
}

/** Whether nothing in it can ever be chosen or asked about: it is only looked up. */
export function isReference({ kind, items }: Region): boolean {
  if (kind !== "row") return false;
  return (
    items.length > 0 && items.every(({ component, actions }) => !component && !actions?.length)
  );
}

/** What several of them begin with, up to a colon, is left out where they still differ. */
export function withoutPrefix(texts: string[]): string[] {
  const prefix = (text: string) => /^[^:]+: /.exec(text)?.[0] ?? "";
  const prefixes = texts.map(prefix);
  const short = texts.map((text, at) => {
    const own = prefixes[at]!;
    return own && prefixes.filter((each) => each === own).length > 1
      ? text.slice(own.length)
      : text;
  });
  return new Set(short).size === texts.length ? short : texts;
}
