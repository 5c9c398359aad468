// The places a lesson speaks of: a soft ring around each, and the first one in sight.
import { calm } from "../lib/settings.svelte";

const MARK = "taught";
/** Between a place and the edge. */
const ROOM = 12;

/** Rings these places; returns how to end it. */
export function light(names: string[]): () => void {
  const places = find(names);
  for (const place of places) place.dataset[MARK] = "";
  return () => {
    for (const place of places) delete place.dataset[MARK];
  };
}

/** Scrolls to the first of these places, unless it is in sight: between what sticks to the edges of the screen. */
export function bringIntoSight(names: string[]): void {
  const [place] = find(names);
  if (!place) return;
  const { top, bottom } = place.getBoundingClientRect();
  const above = top - edge("[data-edge=top]", "bottom", 0) - ROOM;
  const below = bottom - edge("[data-edge=bottom]", "top", innerHeight) + ROOM;
  const distance = above < 0 ? above : Math.min(above, Math.max(0, below));
  if (distance) scrollBy({ top: distance, behavior: calm() ? "auto" : "smooth" });
}

function edge(selector: string, side: "top" | "bottom", otherwise: number): number {
  return document.querySelector(selector)?.getBoundingClientRect()[side] ?? otherwise;
}

function find(names: string[]): HTMLElement[] {
  return names.flatMap((name) => [
    ...document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`),
  ]);
}
