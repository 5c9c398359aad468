// The painter, with a beret and a brush.
import { cut, disc, line, PAPER, SKINS, type Look } from "../look";

const { white, cream, black, shade, gold, red, deepRed, teal } = PAPER;

export const look: Look = {
  ground: "#f4cfc8",
  skin: SKINS.pale,
  coat: teal,
  clothes: [
    cut(cream, "M37 78L41.4 75Q50 84 58.6 75L63 78Q58 88 50 88T37 78Z"),
    cut(gold, disc(24, 91, 3.6)),
    cut(red, disc(32, 96.6, 2.8)),
    cut(white, disc(20, 98, 2.4)),
    cut("#f0a7a0", disc(71, 93.6, 3)),
  ],
  back: [
    cut(
      black,
      "M21.6 46C21.6 28 32 20 50 20S78.4 28 78.4 46L80.6 70Q80.6 76 74 76H26Q19.4 76 19.4 70Z",
    ),
  ],
  brows: "#3a2d33",
  hair: [
    cut(
      black,
      "M21 67C18.6 46 22 24 50 24S81.4 46 79 67C74 59 72 48 71 37.4Q50 33.6 29 37.4C28 48 26 59 21 67Z",
    ),
    line("#544754", 2.2, "M33 31.6Q37 29 42 28.6"),
  ],
  hat: [
    line("#b18352", 2.6, "M72 57L82 35.4"),
    line("#d9dee2", 3.4, "M82.2 35L83.6 32"),
    line("#eab04a", 3.6, "M84.4 30.2L85.6 26.6"),
    cut(shade, "M24 31.4Q48 26 76 30.6Q78 34 74 34.6Q50 30.6 26 35.4Z"),
    line(deepRed, 3, "M57 8Q55 1.6 60.6 .6"),
    cut(
      red,
      "M17.6 27.6C15 12 32 4.4 53 5.4C74 6.6 87.4 16.6 84.6 26C82 33.6 68 28.6 50 29.4C34 30.2 20 36 17.6 27.6Z",
    ),
    cut(shade, "M84.6 26C82 33.6 68 28.6 56 29.2C68 26 72 15.6 66 7.4C79 11 86.8 18.6 84.6 26Z"),
    line("#dd6a5a", 2.4, "M25 20.6Q29 12.8 40 10.8"),
  ],
};
