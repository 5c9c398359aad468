// The picture of every card, by its id.
import { BUILDINGS, HOMES, MARKETS } from "./buildings";
import { EXPERT } from "./expert";
import { FAMILY } from "./family";
import { genericDrawing } from "./generic";
import type { Drawing } from "./kit";
import { MONSTERS } from "./monsters";
import { MULTICOLOR } from "./multicolor";

const DRAWINGS: Record<string, Drawing> = {
  ...BUILDINGS,
  ...HOMES,
  ...MARKETS,
  ...FAMILY,
  ...EXPERT,
  ...MULTICOLOR,
  ...MONSTERS,
};

export function isDrawn(id: string): boolean {
  return Object.hasOwn(DRAWINGS, id);
}

export function drawingOf(id: string, colour: string | undefined): Drawing {
  return isDrawn(id) ? DRAWINGS[id]! : genericDrawing(id, colour);
}
