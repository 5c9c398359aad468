// What a portrait is cut from. All of it is measured in the kit's 100 × 100 units: the head reaches from (27, 23) to
// (73, 73), the shoulders begin at y = 78, hats may rise a little above 0.

import type { Face } from "../../lib/rooms/portrait";

/** A piece of paper: its colour and its outline. */
export interface Cut {
  fill: string;
  d: string;
  /** The width of a line, for what is drawn rather than cut: the fill is then the line's colour. */
  line?: number;
  /** Once more on the other side of the face. */
  twice?: boolean;
  /** So far below where it is drawn. */
  low?: number;
}

/** The colours of a face: lit, in the shade, the cheeks, the lips. */
export interface Skin {
  lit: string;
  shade: string;
  blush: string;
  lips: string;
}

/** How somebody looks: pieces of paper from back to front. Who lacks a piece leaves it out. */
export interface Look {
  /** Behind them, wherever they are shown in a circle. */
  ground: string;
  skin: Skin;
  /** The colour of the shoulders, and what is worn over them. */
  coat: string;
  clothes: Cut[];
  /** Behind the head. */
  back?: Cut[];
  /** The colour of the brows, and their width if they are not as everyone's. */
  brows: string;
  browWidth?: number;
  /** On the skin: freckles, beards, the hair over the forehead. */
  hair: Cut[];
  /** Over the mouth. */
  moustache?: (face: Face) => Cut;
  /** Over the nose, under the eyes: glasses. */
  worn?: Cut[];
  /** Hats, earrings, what is stuck behind an ear. */
  hat?: Cut[];
}

export const PAPER = {
  white: "var(--people-white)",
  cream: "#f7e9cf",
  ink: "var(--people-ink)",
  black: "var(--people-black)",
  shade: "var(--people-shade)",
  light: "rgb(255 255 255 / 30%)",
  gold: "#eab04a",
  red: "#c9463a",
  deepRed: "#9a3128",
  navy: "#33435e",
  slate: "#51627a",
  teal: "#35908a",
} as const;

export const SKINS = {
  pale: { lit: "#fadcc3", shade: "#eebf9f", blush: "#ee9a84", lips: "#8c3f33" },
  fair: { lit: "#f5cba7", shade: "#e3ab82", blush: "#e48c70", lips: "#86392c" },
  tan: { lit: "#dfa877", shade: "#c78a5a", blush: "#d17a56", lips: "#75301f" },
  brown: { lit: "#b87b4f", shade: "#9c613a", blush: "#c0624a", lips: "#54211a" },
  deep: { lit: "#9a6344", shade: "#7d4b33", blush: "#b65a46", lips: "#3d1712" },
} as const satisfies Record<string, Skin>;

export function cut(fill: string, d: string): Cut {
  return { fill, d };
}

export function line(fill: string, width: number, d: string): Cut {
  return { fill, d, line: width };
}

/** The same on both sides of the face. */
export function twice(piece: Cut): Cut {
  return { ...piece, twice: true };
}

/** The outline of a circle. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

/** The outline of circles in a row, for curls, petals, plaits: x, y and radius of each. */
export function discs(...circles: [x: number, y: number, r: number][]): string {
  return circles.map((circle) => disc(...circle)).join("");
}

/** Worn by several. */
export const EARRINGS = twice(cut(PAPER.gold, disc(26.6, 58.2, 2.2)));

/** Shoulders and neck in their clothes. */
export function bodyOf({ coat, skin, clothes }: Look): Cut[] {
  return [
    cut(PAPER.shade, "M8 102C8 87 20 81 35 79L50 77L67 79C82 81 98 88 98 102Z"),
    cut(coat, "M5 100C5 86 18 80 34 78L50 76L66 78C82 80 95 86 95 100Z"),
    cut(skin.shade, "M41.5 62H58.5V79C58.5 87 41.5 87 41.5 79Z"),
    ...clothes,
    cut(PAPER.shade, "M66 78C82 80 95 86 95 100H80C80 91 76 84 66 78Z"),
  ];
}

/** The head without a face, but for its cheeks. */
export function headOf({ skin, hair }: Look, cheeks: Cut): Cut[] {
  return [
    cut(skin.lit, disc(27, 51.5, 5)),
    cut(skin.shade, disc(73, 51.5, 5)),
    cut(skin.lit, "M27 46C27 31 36 23 50 23S73 31 73 46V51C73 65 62 73 50 73S27 65 27 51Z"),
    cut(
      skin.shade,
      "M62 25.5C69 29 73 37 73 46V51C73 65 62 73 50 73C60 70 67 62 67 50C67 39 66 31 62 25.5Z",
    ),
    cheeks,
    ...hair,
  ];
}
