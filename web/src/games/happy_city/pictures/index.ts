// The picture of every card, by its id.
import type { Language } from "../../../lib/languages";
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

/** Where the edition of a language has another building on a card. */
const ELSEWHERE: Partial<Record<Language, Record<string, string>>> = {
  uk: { red_square: "golden_gate_of_kyiv" },
};

export function drawingOf(
  card: string,
  colour: string | undefined,
  language: Language = "en",
): Drawing {
  const id = ELSEWHERE[language]?.[card] ?? card;
  return isDrawn(id) ? DRAWINGS[id]! : genericDrawing(id, colour);
}
