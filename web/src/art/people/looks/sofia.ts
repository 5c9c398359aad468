// The librarian, with a bun and yellow glasses.
import { cut, disc, discs, line, EARRINGS, PAPER, SKINS, twice, type Look } from "../look";

const { cream, black, light, gold } = PAPER;

const GLASSES = "M38.6 43.2H43.4Q48.4 43.2 48.4 48.4T43.4 57H38.6Q33 57 33 50Q33 43.2 38.6 43.2Z";

export const look: Look = {
  ground: "#d8caea",
  skin: SKINS.tan,
  coat: "#84445a",
  clothes: [
    twice(cut(cream, "M50 85L42 75.4Q35 76.4 32.6 80.6L37 91.4Q46 91.6 50 85Z")),
    line("#6c3448", 1.8, "M50 87V100"),
    cut(gold, discs([50, 91.4, 2], [50, 98, 2])),
  ],
  back: [
    cut(black, `${disc(50, 8.4, 11.6)}M25 56C20 30 32 17 50 17S80 30 75 56L73.6 66H26.4Z`),
    line("#514657", 2, "M43.4 6.6Q46.6 1.6 52.6 2.6"),
    line(gold, 2.4, "M34 6L40 9.6M66 16.8L60.6 13.6"),
  ],
  brows: black,
  hair: [
    cut(
      black,
      "M24.8 57C20.6 31 33 16.6 50 16.6S79.4 31 75.2 57C73 52 71.8 46 71 40.6C60 40.6 49 37.4 42.6 29.6C39 36 34.6 39.6 29.2 41.6C28.4 47 27.2 52 24.8 57Z",
    ),
    line("#514657", 2.2, "M52 22.4Q62 23.6 67.4 31.6"),
    cut(gold, "M40.6 18Q50 14.6 59.4 18L58.4 21Q50 18 41.6 21Z"),
  ],
  worn: [
    twice(cut(light, GLASSES)),
    twice(line("#e7a92f", 2.4, GLASSES)),
    line("#e7a92f", 2.4, "M48.4 48Q50 46.8 51.6 48M33 48L28.4 47M67 48L71.6 47"),
  ],
  hat: [EARRINGS],
};
