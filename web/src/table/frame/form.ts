// Which arrangement a stage has whose parts lie in a square or a shop: by how the frame lays it out, and by the window.
import { NARROW, type Layout } from "./layout";

/** `tablet`: narrower than a desk, wider than high. `upright`: the same held upright. */
export type Form = "wide" | "tablet" | "upright" | "phone" | "lying";

export interface Window {
  layout: Layout;
  width: number;
  height: number;
}

export function formOf({ layout, width, height }: Window): Form {
  if (layout === "wide" || layout === "slim") return "wide";
  if (layout === "lying") return "lying";
  if (width < NARROW) return "phone";
  return height >= width ? "upright" : "tablet";
}
