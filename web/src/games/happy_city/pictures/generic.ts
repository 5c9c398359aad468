// A building that is not ours (a table may be played with other components): drawn from its id, always the same.
import {
  awning,
  block,
  CARD,
  chimney,
  columns,
  door,
  drawing,
  ROOF,
  roof,
  tree,
  wheel,
  windows,
  type Drawing,
} from "./kit";

/** A number of 0 to `below` - 1 that follows from the text. */
export function numberOf(text: string, below: number): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return sum % below;
}

const ROOFS = ["gable", "hip", "flat", "dome"] as const;

export function genericDrawing(id: string, colour: string | undefined): Drawing {
  const top = 36 + numberOf(id, 5) * 4;
  const left = 18 + numberOf(`${id}x`, 4) * 3;
  const wide = 100 - 2 * left;
  const shape = ROOFS[numberOf(`${id}roof`, ROOFS.length)]!;
  const house = [
    block(left, top, wide, 88 - top),
    windows(left + 6, top + 8, wide - 12, 16, 3 + numberOf(id, 2), 2, numberOf(id, 4)),
    door(44, 72, 12, 16),
  ];
  switch (colour) {
    case "yellow":
      return drawing(
        house,
        awning(left - 4, top - 4, wide + 8, 14, [ROOF, CARD, ROOF, CARD, ROOF]),
      );
    case "blue":
      return drawing(columns(left, top - 8, wide, 96 - top, 4 + numberOf(id, 3)));
    case "orange":
      return drawing(wheel(70, 40, 22, { rim: CARD }), house, roof("flat", left, top, wide, 5));
    case "violet":
      return drawing(
        chimney(left + 4, top, 9, 20),
        house,
        roof("saw", left, top, wide, 12, { eaves: 0 }),
      );
    default:
      return drawing(house, roof(shape, left, top, wide, 18), tree(90, 90, 24));
  }
}
