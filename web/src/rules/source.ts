// Where a component is known from.
const LABELS = ["printed", "reported", "reconstructed", "original"] as const;
export type SourceLabel = (typeof LABELS)[number];
const UNSURE: readonly SourceLabel[] = ["reconstructed", "original"];

/** The label of a source, without the note that may follow it ("reconstructed; a note"). */
export function labelOf(source: string): SourceLabel {
  return LABELS.find((label) => source.startsWith(label)) ?? "printed";
}

/** In a list only what is not from the printed game needs a word. */
export function isUnsure(label: SourceLabel): boolean {
  return UNSURE.includes(label);
}
