// A hand as it lies on the table.

export interface Hand {
  seat: number;
  tiles: readonly (number | null)[];
  /** Where the tile lies that came last; -1 at the beginning. */
  arrived: number;
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

/** The hand of that seat now, after what lay there before. */
export function nextHand(before: Hand, seat: number, now: number[]): Hand {
  const old = before.seat === seat ? before.tiles : [];
  const tiles = arranged(old, now);
  const came = old.length
    ? tiles.findIndex((tile, index) => tile !== null && tile !== old[index])
    : -1;
  const arrived = came >= 0 ? came : before.seat === seat ? before.arrived : -1;
  return { seat, tiles, arrived };
}
