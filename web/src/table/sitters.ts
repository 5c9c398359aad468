// Who is drawn at a place of the table. A table tells its marks; where nobody tells them, they show letters.
import { getContext, setContext, type Component } from "svelte";
import type { Face, PortraitProps } from "../lib/rooms/portrait";

export interface Sitter {
  Portrait: Component<PortraitProps>;
  person: string;
  face: Face;
}
/** None where nobody sits yet: then the first letter of the name is shown. */
export type Sitters = (place: number) => Sitter | null;

const SITTERS = Symbol("sitters");

export function setSitters(sitters: Sitters): void {
  setContext(SITTERS, sitters);
}

export function getSitters(): Sitters {
  return getContext<Sitters | undefined>(SITTERS) ?? (() => null);
}

/** Forgets whose ids a portrait takes: what it draws and how it is drawn stay together. */
export function sitter<Id extends string>(
  portrait: Component<PortraitProps<Id>>,
  person: Id,
  face: Face,
): Sitter {
  return { Portrait: portrait as unknown as Component<PortraitProps>, person, face };
}
