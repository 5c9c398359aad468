// The regions of a spread by whose they are.
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
