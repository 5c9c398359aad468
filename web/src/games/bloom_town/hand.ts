// A hand as it lies on the table.

export interface Hand {
  seat: number;
  tiles: readonly (number | null)[];
}

/** How many tiles a hand has at the start of a turn. */
const PLACES = 2;

/** Tiles that were there stay at their places, and new ones come into the gaps; null where there is a gap. */
export function arranged(before: readonly (number | null)[], now: number[]): (number | null)[] {
  const left = [...now];
  const places = Array.from({ length: Math.max(PLACES, now.length) }, (_, index) => {
    const at = left.indexOf(before[index] ?? -1);
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  return places.map((tile) => tile ?? left.shift() ?? null);
}
