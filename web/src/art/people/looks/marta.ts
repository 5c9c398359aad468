// The baker, with a toque and a red scarf.
import { cut, disc, discs, line, PAPER, SKINS, twice, type Look } from "../look";

const { white, shade, red, deepRed } = PAPER;

export const look: Look = {
  ground: "#f3bf9b",
  skin: SKINS.pale,
  coat: white,
  clothes: [
    line("#e6d9c6", 1.8, "M50 88V100"),
    twice(cut("#e6d9c6", disc(42, 96, 1.7))),
    cut(red, "M34 79.4L40 75.6Q50 86 60 75.6L66 79.4Q58 90 50 91Q42 90 34 79.4Z"),
    cut(deepRed, "M46 88.6L54 88.6L59.6 98L51.6 96.4L50 99L48.4 96.4L40.4 98Z"),
    cut("#dd5f4e", "M45.4 86.2Q50 83.6 54.6 86.2V91.4Q50 94 45.4 91.4Z"),
  ],
  back: [cut("#c18a3d", "M23 46C22 30 32 22 50 22S78 30 77 46L80 66Q80 75 71 75H29Q20 75 20 66Z")],
  brows: "#b3772f",
  hair: [
    cut(
      "#dba550",
      "M24 60C22.6 42 27 32 50 31S77.4 42 76 60C73.6 55 72.6 49 71 42.6C64 42 56 39.6 52 35.4C48 39.6 38 42 29 42.6C27.4 49 26.4 55 24 60Z",
    ),
  ],
  hat: [
    cut(shade, "M28.4 33.4Q50 41 71.6 33.4V37.6Q50 43.6 28.4 37.6Z"),
    cut("#eadccb", discs([69, 16.4, 12], [59, 10.4, 11])),
    cut(white, `${discs([31.6, 16.6, 12], [45.6, 10.4, 12.4], [55, 16.4, 10.4])}M28 20H60V30H28Z`),
    cut(white, "M28 22.4H72V34Q50 41.4 28 34Z"),
    cut("#eadccb", "M28 27.4Q50 34 72 27.4V34Q50 41.4 28 34Z"),
  ],
};
