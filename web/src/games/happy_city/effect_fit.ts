// Effects in the shop: their letters get smaller, and the picture beside the signs goes, before a word is lost.
import { widthOf } from "../../table/frame/fit";

export interface EffectFit {
  /** Of the letters, in pixels. */
  size: number;
  /** Whether there is room for the picture. */
  pictured: boolean;
}

const FAMILY = '"Nunito Variable", sans-serif';
const LINE = 1.2;
const NAME = 1.16;
/** Round the text. */
const RIM = 12;
const USUAL = 14;
const LEAST = 10.5;
/** From this size on the picture matters more than larger letters. */
const GOOD = 12;

export interface EffectRoom {
  width: number;
  height: number;
  /** The head of the card with its picture, and with signs only. */
  head: { pictured: number; plain: number };
}

export function fitEffect(name: string, text: string, room: EffectRoom): EffectFit {
  const { head } = room;
  const fits = (size: number, top: number) => {
    const inside = room.width - RIM;
    if (isTooWide(text, inside / size)) return false;
    const lines =
      linesOf(text, 500, inside / size) * LINE + linesOf(name, 750, inside / size) * NAME;
    return top + lines * size + 6 <= room.height;
  };
  for (let size = USUAL; size >= GOOD; size -= 0.5)
    if (fits(size, head.pictured)) return { size, pictured: true };
  for (let size = GOOD; size > LEAST; size -= 0.5)
    if (fits(size, head.plain)) return { size, pictured: false };
  return { size: LEAST, pictured: false };
}

/** Whether a word, or words that stay together, would have to be broken. */
function isTooWide(text: string, room: number): boolean {
  return text.split(" ").some((word) => widthOf(word, 500, FAMILY) > room);
}

/** How many lines a text takes, word after word; `room` in units of its size. */
function linesOf(text: string, weight: number, room: number): number {
  const space = 0.26;
  let lines = 1;
  let taken = 0;
  // Soft hyphens break a word only where it would not fit: counted as whole words, it takes rather more.
  for (const word of text.replaceAll("\u00ad", "").split(" ")) {
    const wide = widthOf(word, weight, FAMILY);
    if (taken && taken + space + wide > room) {
      lines += 1;
      taken = wide;
    } else taken += (taken ? space : 0) + wide;
    while (taken > room) {
      lines += 1;
      taken -= room;
    }
  }
  return lines;
}
