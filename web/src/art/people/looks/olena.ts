// The mayor, with sash and star.
import { cut, disc, line, EARRINGS, PAPER, SKINS, type Look } from "../look";

const { white, shade, gold, red } = PAPER;

const V_COLLAR = "M36 78.4L41 75L50 87L59 75L64 78.4L51.5 97H48.5Z";

export const look: Look = {
  ground: "#a9cce3",
  skin: SKINS.fair,
  coat: "#2f6690",
  clothes: [
    cut(white, V_COLLAR),
    cut("#24527a", "M44.5 84L50 87L55.5 84L51.5 97H48.5Z"),
    cut(gold, "M14 84.6L25 80L66 100H44Z"),
    line("#f6d27c", 2, "M20.5 82.6L55 100"),
    cut("#f6d27c", disc(68, 93.5, 6.6)),
    cut(
      red,
      "M68 88.8L69.5 92L73 92.4L70.4 94.8L71.1 98.3L68 96.5L64.9 98.3L65.6 94.8L63 92.4L66.5 92Z",
    ),
  ],
  back: [
    cut("#5b3526", "M21 46C20 24 32 13.5 50 13.5S80 24 79 46L82 79Q82 88 73 88H27Q18 88 18 79Z"),
    cut(shade, "M79 46L82 79Q82 88 73 88H64L70 50Z"),
  ],
  brows: "#4a281b",
  hair: [
    cut(
      "#6b4030",
      "M23.6 54C20.6 29 33 14.6 50 14.6S79.4 29 76.4 54C73 49 71.4 44 70.6 37.6C63 36.6 57.6 33.4 54.6 27.6C49 34.6 39 38 29.4 38.4C28.6 44 27 49 23.6 54Z",
    ),
    line("#83553f", 2.2, "M32.6 27.4Q37.6 20.6 45.6 19"),
  ],
  hat: [EARRINGS],
};
