// How much of a thing is shown, by what lies around it.
import type { Item, Region } from "../../lib/protocol";

/** A card has room for words; a cell shows its sign large; a pill is a line. */
export type Form = "card" | "cell" | "pill";

/** `small`: somebody else's. */
export function formOf({ kind, items }: Region, small: boolean): Form {
  const wordy = items.some(({ text, mark }) => text ?? mark);
  if (kind === "grid") return items.some(({ text }) => text) && !small ? "card" : "cell";
  if (kind === "hand" && !small) return "card";
  return wordy && kind !== "purse" && kind !== "score" ? "card" : "pill";
}

/** The source that is said for all of them at once; empty where each says its own. */
export function sourceOf({ items }: Region, form: Form): NonNullable<Item["source"]> {
  const sources = items.map(({ source }) => source ?? "");
  const all = items.length > 2 && sources.every(Boolean);
  return form === "cell" || all ? (sources.find(Boolean) ?? "") : "";
}
