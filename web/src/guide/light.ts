// The places a lesson speaks of: a soft ring around each, and the first one in sight.
import { calm } from "../lib/settings.svelte";

const MARK = "taught";
/** Between a place and the edge. */
const ROOM = 12;

/** By these an element comes to have a box, or a place its name. */
const OPENING = ["class", "style", "hidden", "open", "data-spot"];

/** Rings these places, as soon as one of them is there: what they lie in may open only now. Returns how to end it. */
export function light(names: string[]): () => void {
  let places: HTMLElement[] = [];
  let frame = 0;
  // Until one is there: asked for only when something on the page has changed, and once in a frame.
  const changes = new MutationObserver(wait);
  function wait(): void {
    frame ||= requestAnimationFrame(ring);
  }
  function stop(): void {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener("resize", wait);
  }
  function ring(): void {
    frame = 0;
    places = find(names);
    for (const place of places) place.dataset[MARK] = "";
    if (places.length) stop();
  }
  if (names.length) {
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: OPENING });
    addEventListener("resize", wait);
    ring();
  }
  return () => {
    stop();
    for (const place of places) delete place.dataset[MARK];
  };
}

/** Whether something of this height at the top of the window would lie over where the first of these places begins. */
export function isCovered(names: string[], height: number): boolean {
  const [place] = find(names);
  if (!place) return false;
  const { top } = place.getBoundingClientRect();
  return top < height + ROOM && top < innerHeight - height - heightOfFoot();
}

/** What lies below the thumb at a table, if anything does. */
export function heightOfFoot(): number {
  const foot = document.querySelector("[data-frame=foot]");
  return foot ? innerHeight - foot.getBoundingClientRect().top : 0;
}

/** Scrolls to the first of these places, unless it is in sight: between what sticks to the edges of the screen. */
export function bringIntoSight(names: string[]): void {
  const [place] = find(names);
  if (place) scrollIntoSight(place);
}

/** Scrolls as little as is needed. */
export function scrollIntoSight(place: HTMLElement): void {
  const distance = distanceToSight(place);
  if (distance) scrollBy({ top: distance, behavior: calm() ? "auto" : "smooth" });
}

/** How far the page has to be scrolled until it is in sight; 0 if it is. */
export function distanceToSight(place: HTMLElement): number {
  const { top, bottom } = place.getBoundingClientRect();
  const above = top - ROOM - Math.max(0, ...edges("top", place).map((edge) => edge.bottom));
  const below =
    bottom + ROOM - Math.min(innerHeight, ...edges("bottom", place).map((edge) => edge.top));
  return above < 0 ? above : Math.min(above, Math.max(0, below));
}

/** What sticks there over or under the place, and does not hold it. */
function edges(side: "top" | "bottom", place: HTMLElement): DOMRect[] {
  const marked = [...document.querySelectorAll<HTMLElement>(`[data-edge="${side}"]`)];
  const { left, right } = place.getBoundingClientRect();
  return marked
    .filter((edge) => !edge.contains(place) && /sticky|fixed/.test(getComputedStyle(edge).position))
    .map((edge) => edge.getBoundingClientRect())
    .filter((edge) => edge.left < right && edge.right > left);
}

function find(names: string[]): HTMLElement[] {
  return names
    .flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)])
    .flatMap(boxes);
}

/** What only holds others together has no box to ring: then those. */
function boxes(place: HTMLElement): HTMLElement[] {
  const parts = hasBox(place) ? [place] : [...place.querySelectorAll<HTMLElement>(":scope > *")];
  return parts.filter(hasBox);
}

function hasBox(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}
