// The regions of a spread by whose they are, and what their cells are called.
import type { Region } from "../../lib/protocol";

export interface Part {
  /** Null: everybody's. */
  place: number | null;
  name: string | null;
  regions: Region[];
}

/** Everybody's first, then the place of this seat, then the others in the order they play after it. */
export function inPlaces(regions: Region[], names: string[], seat: number | null): Part[] {
  const start = seat ?? 0;
  const places = [null, ...names.map((_, step) => (start + step) % names.length)];
  return places
    .map((place) => ({
      place,
      name: place === null ? null : (names[place] ?? ""),
      regions: regions.filter(({ owner }) => (owner ?? null) === place),
    }))
    .filter((part) => part.regions.length);
}

export const LETTERS = "abcdefghijkl";

/** Whether the cells of a grid are called a1, b1 …: letter of the column, number of the row. */
export function isLettered({ items, columns }: Region): boolean {
  const width = columns || 1;
  return items.every(
    ({ place }, cell) => place === `${LETTERS[cell % width]}${Math.floor(cell / width) + 1}`,
  );
}
