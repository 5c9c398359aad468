// The picture of every card, by its id.
import { BUILDINGS, HOMES, MARKETS } from "./buildings";
import { FAMILY } from "./family";
import { genericDrawing } from "./generic";
import type { Drawing } from "./kit";
import { MONSTERS } from "./monsters";
import { MULTICOLOR } from "./multicolor";
import { SIGHTS } from "./sights";
import { TALENTS } from "./talents";

const DRAWINGS: Record<string, Drawing> = {
  ...BUILDINGS,
  ...HOMES,
  ...MARKETS,
  ...FAMILY,
  ...SIGHTS,
  ...TALENTS,
  ...MULTICOLOR,
  ...MONSTERS,
};

export function isDrawn(id: string): boolean {
  return Object.hasOwn(DRAWINGS, id);
}

export function drawingOf(id: string, colour: string | undefined): Drawing {
  return isDrawn(id) ? DRAWINGS[id]! : genericDrawing(id, colour);
}
