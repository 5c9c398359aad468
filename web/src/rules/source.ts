// Where a component is known from. Only what is not from the printed game needs a word.
const UNSURE = ["reconstructed", "original"] as const;
export type Unsure = (typeof UNSURE)[number];

/** What a reader should know of a source label ("printed", "reconstructed; a note", …). */
export function unsure(source: string): Unsure | null {
  return UNSURE.find((label) => source.startsWith(label)) ?? null;
}
