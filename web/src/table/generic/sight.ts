// Scrolling the table to what can be chosen, as little as is needed.
import { distanceToSight, scrollIntoSight } from "../../guide/light";

/** At the start of a choice: where nothing that can be chosen is in sight, the first of it is brought there. */
export function showOpen(board: HTMLElement | undefined): void {
  const open = laidOut(board, ".thing.open");
  if (open[0] && open.every(distanceToSight)) scrollIntoSight(areaOf(open[0]));
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
