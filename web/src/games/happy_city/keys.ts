// What keys do on the stage: arrows walk over what can be chosen, to the nearest on that side; Escape lets go.
import { onKeys } from "../../table/keys";
import type { AtTable } from "./at_table";

const SIDES = {
  arrowright: [1, 0],
  arrowleft: [-1, 0],
  arrowdown: [0, 1],
  arrowup: [0, -1],
} as const;
/** What lies aside is farther than what lies straight ahead. */
const ASIDE = 2.5;

export function onStageKeys(
  event: KeyboardEvent,
  table: AtTable,
  stage: HTMLElement | undefined,
): void {
  // A drawer beside the stage and the tabs have keys of their own.
  const { target } = event;
  const beside = target instanceof Element && target.closest('[data-frame="drawer"], [role=tab]');
  if (table.quiet || table.asked || beside || !stage) return;
  const walks = Object.entries(SIDES).map(([key, side]) => {
    return [key, () => walk(event, stage, side)] as const;
  });
  onKeys({
    ...Object.fromEntries(walks),
    escape: () => {
      if (table.back()) event.preventDefault();
    },
  })(event);
}

function walk(event: KeyboardEvent, stage: HTMLElement, side: readonly [number, number]): void {
  const things = [...stage.querySelectorAll<HTMLElement>(".choosable, [data-answer]")];
  const seen = things.filter((thing) => thing.getClientRects().length);
  const from = document.activeElement;
  const at = seen.find((thing) => thing === from);
  const next = at ? nearest(at, seen, side) : (seen.find(isOffered) ?? seen[0]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function isOffered(thing: HTMLElement): boolean {
  return thing.getAttribute("aria-disabled") !== "true";
}

function nearest(
  from: HTMLElement,
  things: HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const here = middleOf(from);
  let best: { thing: HTMLElement; far: number } | undefined;
  for (const thing of things) {
    const there = middleOf(thing);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    if (thing === from || ahead <= 4) continue;
    const far = ahead + ASIDE * Math.abs(x * down + y * right);
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing;
}

function middleOf(thing: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
