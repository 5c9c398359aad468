// The doctor, with curls and a stethoscope.
import { cut, disc, discs, line, EARRINGS, PAPER, SKINS, type Look } from "../look";

const { white, gold, slate, teal } = PAPER;

const CURLS = discs(
  [50, 36, 30],
  [33, 14, 11],
  [50, 8.4, 11],
  [67, 14, 11],
  [20.6, 26, 11],
  [79.4, 26, 11],
  [15.6, 42, 11],
  [84.4, 42, 11],
  [18.6, 57.6, 10.6],
  [81.4, 57.6, 10.6],
  [27, 68, 9],
  [73, 68, 9],
);

export const look: Look = {
  ground: "#b4dfcd",
  skin: SKINS.brown,
  coat: white,
  clothes: [
    cut(teal, "M38.6 77L42 75Q50 84 58 75L61.4 77L50 98Z"),
    cut("#e9dfd4", "M31 79L39 75.4L50 98V100H46Z"),
    cut("#e9dfd4", "M69 79L61 75.4L50 98V100H54Z"),
    line(slate, 2.6, "M35 78C31 88 33 95 40 97.4M65 78C69 84 69.6 87 68.4 91"),
    cut(slate, disc(68, 94, 4.2)),
    cut("#c4ced6", disc(68, 94, 2.2)),
  ],
  back: [cut("#3a241d", CURLS)],
  brows: "#301b15",
  hair: [
    cut(
      "#4a2f26",
      discs([30.6, 36, 6.6], [38.6, 30.6, 7], [50, 28.4, 7.4], [61.4, 30.6, 7], [69.4, 36, 6.6]),
    ),
    line("#6b4636", 2, "M27 17Q31 10.6 37 11.6M58 8Q63 8.6 66 13M17 38Q16 32.6 20 28.6"),
  ],
  hat: [
    cut(gold, "M24.6 34.6C30 16.4 70 16.4 75.4 34.6L72 40.2C66 23.6 34 23.6 28 40.2Z"),
    cut(
      "#d39430",
      "M75.4 34.6L72 40.2C70.6 36 67.6 32.8 64 30.6L66 24.8C70.6 27 74 30.2 75.4 34.6Z",
    ),
    EARRINGS,
  ],
};
