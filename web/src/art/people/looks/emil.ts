// The clockmaker, with a loupe on his forehead.
import { cut, disc, discs, line, PAPER, SKINS, twice, type Look } from "../look";

const { white, gold, teal } = PAPER;

const TUFTS = discs([25.4, 39.4, 6], [21, 47, 7.4], [20.4, 56.4, 7], [25, 62.6, 5.4]);

export const look: Look = {
  ground: "#d9c49d",
  skin: SKINS.fair,
  coat: "#7a573c",
  clothes: [
    cut(white, "M37 78L41 75L50 82L59 75L63 78L53 100H47Z"),
    cut("#5f412b", "M32 78.8L38 77L48 100H40Z"),
    cut("#5f412b", "M68 78.8L62 77L52 100H60Z"),
    cut(teal, "M50 86.4L38.4 80.6Q36.4 86 38.4 92.4ZM50 86.4L61.6 80.6Q63.6 86 61.6 92.4Z"),
    cut("#246a66", disc(50, 86.4, 3.2)),
    line(gold, 1.8, "M64 94Q71 100 79 93.6"),
  ],
  back: [twice(cut("#e7dfd2", TUFTS))],
  brows: white,
  browWidth: 4.2,
  hair: [
    cut("#f9d8ba", "M31 37C31 28 38 25 46 25C40 28 36 32 34.6 39Q32 41 31 37Z"),
    twice(cut(white, TUFTS)),
    line("#e2a782", 1.5, "M33.4 65.4Q36 62.6 35.6 60M66.6 65.4Q64 62.6 64.4 60"),
    cut(white, "M47 24.4Q44 16 50.4 14.6Q49 18 53.4 17.4Q51.6 20 54.4 24.4Z"),
  ],
  hat: [
    line("#5a3d2a", 3.2, "M26.6 36.6Q50 24.6 73.4 36.6"),
    cut("#b8692f", disc(63, 27.6, 9)),
    cut("#e6a04f", disc(62.6, 27, 7.6)),
    cut("#8fc4e0", disc(62.6, 27, 5.6)),
    line("#eaf7fd", 1.8, "M59.4 27Q59.8 24.2 62.4 23.8"),
  ],
};
