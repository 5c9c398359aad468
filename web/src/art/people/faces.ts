// The four faces everyone can make. At 32 px they are told apart by how the head is held, by the brows and by the mouth.
import type { Face } from "../../lib/rooms/portrait";
import { cut, discs, line, PAPER, twice, type Cut, type Look } from "./look";

interface Expression {
  /** How the head is held: degrees, and units down. */
  tilt: number;
  low: number;
  /** How far the head is turned: the features move to the side and down. */
  turn: [x: number, y: number];
  brows: string;
  /** Where open eyes look. */
  gaze?: [x: number, y: number];
  /** The mouth; none for one that laughs. */
  mouth?: string;
  /** How much colour is in the cheeks: the alpha of a colour, in hexadecimal digits. */
  blush: string;
}

export const EXPRESSIONS: Record<Face, Expression> = {
  calm: {
    tilt: 0,
    low: 0,
    turn: [0, 0],
    brows: "M35.8 43Q40.5 39.6 45.2 41.8M54.8 41.8Q59.5 39.6 64.2 43",
    gaze: [0, 0],
    mouth: "M43.2 62.2Q50 68.6 56.8 62.2",
    blush: "8c",
  },
  thinking: {
    tilt: 5,
    low: 0,
    turn: [2.6, -0.8],
    brows: "M35.6 43.6Q40 40.6 45.2 41.6M54.4 40.4Q59.4 36.4 64.4 40",
    gaze: [1.5, -1.3],
    mouth: "M46.8 63.8Q51 64.6 55.4 62.4",
    blush: "70",
  },
  pleased: {
    tilt: -3,
    low: -1.4,
    turn: [0, -0.4],
    brows: "M35.4 42Q40.4 37.8 45 40.4M55 40.4Q59.6 37.8 64.6 42",
    blush: "f0",
  },
  beaten: {
    tilt: 3,
    low: 2.2,
    turn: [0, 1.6],
    brows: "M35.2 44.4Q39.8 42.8 44.4 39.4M55.6 39.4Q60.2 42.8 64.8 44.4",
    gaze: [0, 0.6],
    mouth: "M43.8 65.8Q49.6 61 56.2 65.4",
    blush: "4c",
  },
};

/** The cheeks: hair and beards cover them. */
export function cheeksOf({ skin }: Look, face: Face): Cut {
  return cut(skin.blush + EXPRESSIONS[face].blush, discs([34.5, 58.5, 4.2], [65.5, 58.5, 4.2]));
}

/** The face, from the nose to the brows. */
export function featuresOf(look: Look, face: Face): Cut[] {
  const { skin } = look;
  return [
    cut(skin.shade, "M50 51.5Q46.4 57.4 47.4 58.2Q50 59.8 52.6 58.2Q53.6 57.4 50 51.5Z"),
    ...mouthOf(look, face),
    ...(look.worn ?? []),
    ...eyesOf(look, face),
    line(look.brows, look.browWidth ?? 2.4, EXPRESSIONS[face].brows),
  ];
}

function mouthOf({ skin, moustache }: Look, face: Face): Cut[] {
  const { mouth } = EXPRESSIONS[face];
  const pieces = mouth
    ? [line(skin.lips, 2.4, mouth)]
    : [
        cut(skin.lips, "M41 60.6Q50 62.6 59 60.6Q59.4 71 50 71T41 60.6Z"),
        cut(PAPER.white, "M43 61Q50 62.4 57 61L56.4 64Q50 65 43.6 64Z"),
        cut("#e07a6a", "M45 69.6Q50 65.6 55 69.6Q50 72 45 69.6Z"),
      ];
  if (!moustache) return pieces;
  return [...pieces.map((piece) => ({ ...piece, low: 2 })), moustache(face)];
}

function eyesOf({ skin }: Look, face: Face): Cut[] {
  const { gaze } = EXPRESSIONS[face];
  if (!gaze) return [line(PAPER.ink, 2.5, "M36.6 51.6Q41 45 45.4 51.6M54.6 51.6Q59 45 63.4 51.6")];
  const [x, y] = gaze;
  const eyes = [
    line(PAPER.ink, 5.6, `M${41 + x} ${49.5 + y}v1M${59 + x} ${49.5 + y}v1`),
    line("#fff", 2, `M${42 + x} ${48.8 + y}h0M${60 + x} ${48.8 + y}h0`),
  ];
  return face === "beaten"
    ? [...eyes, twice(cut(skin.lit, "M37.4 50.2L37.6 46H44.8V47.8Z"))]
    : eyes;
}
