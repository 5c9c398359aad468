// Scrolling the table to what can be chosen, as little as is needed.
import { distanceToSight, scrollIntoSight } from "../../guide/light";

/** At the start of a choice: where most of what can be chosen is out of sight, the area that has the most of it, and
 * where all of it lies in one area, all of that. At the start of a turn from the top, where it is told what the others
 * did. */
export function showOpen(board: HTMLElement | undefined, fromTop: boolean): void {
  if (fromTop) scrollTo({ top: 0 });
  const open = laidOut(board, ".thing.open");
  const hidden = open.filter(distanceToSight);
  const together = new Set(open.map(areaOf)).size === 1;
  if (hidden.length * 2 > open.length || (hidden.length && together))
    scrollIntoSight(fullest(open));
}

/** After a pick: the area where most of what goes with it lies; once all is picked, that itself. */
export function showNext(board: HTMLElement | undefined): void {
  const next = laidOut(board, ".thing.next");
  const hidden = next.filter(distanceToSight);
  if (hidden.length) scrollIntoSight(fullest(next));
  const picked = laidOut(board, ".thing.picked").filter(distanceToSight);
  if (!next.length && picked.length) scrollIntoSight(picked.at(-1)!);
}

/** What sticks to the edge is always in sight. */
function laidOut(board: HTMLElement | undefined, selector: string): HTMLElement[] {
  const things = [...(board?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return things.filter((thing) => !thing.closest("[data-edge]"));
}

function areaOf(thing: HTMLElement): HTMLElement {
  return thing.closest<HTMLElement>(".area") ?? thing;
}

function fullest(things: HTMLElement[]): HTMLElement {
  const counts = new Map<HTMLElement, number>();
  for (const area of things.map(areaOf)) counts.set(area, (counts.get(area) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)![0];
}
