// The gardener, with a straw hat and plaits.
import { cut, disc, discs, line, PAPER, SKINS, twice, type Look } from "../look";

const { white, cream, shade, gold } = PAPER;

const PLAITS = discs([24.6, 61, 5.6], [22, 69.6, 6], [20.6, 79, 5.8]);

export const look: Look = {
  ground: "#cfe0a2",
  skin: SKINS.pale,
  coat: "#4f9467",
  clothes: [
    cut("#3f7c54", "M38 77.4L50 86L62 77.4L64 82L50 91L36 82Z"),
    cut("#37718a", "M34 89H66V100H34Z"),
    twice(cut(cream, "M24 80L32.6 78.2L40 92V100H32Z")),
    twice(cut(gold, disc(36.4, 93.4, 2.6))),
  ],
  back: [cut("#b95328", "M24 52C23 34 32 24 50 24S77 34 76 52L74 62H26Z")],
  brows: "#b45a2c",
  hair: [
    twice(cut("#e6a37a", discs([32, 55.6, 0.9], [35.4, 54.6, 0.9], [38, 56.8, 0.9]))),
    cut(
      "#d7682f",
      "M25.4 54C24.6 37 31 28 50 28S75.4 37 74.6 54C72.6 46 69 40.6 63 38C58 36.6 52 35 50 31.6C47 35.6 41 37 37 38C31 40.6 27.4 46 25.4 54Z",
    ),
  ],
  hat: [
    twice(cut("#d7682f", PLAITS)),
    twice(line("#b95328", 1.6, "M21 64Q24 66.4 28 65.2M18 73.4Q21.6 75.6 26 74.2")),
    twice(cut("#3f8f7c", "M16.6 83.4H24.8V87H16.6Z")),
    twice(cut("#d7682f", "M17.4 87H24Q25.4 92 20.6 96Q16 92 17.4 87Z")),
    cut(shade, "M14 32C26 39.6 74 39.6 87 32C80 41 66 39.4 50 39.4S20 41 14 32Z"),
    cut(
      "#eac67a",
      "M9.6 29.4C9.6 24 28 21.4 50 21.4S90.4 24 90.4 29.4S72 36 50 36S9.6 34.8 9.6 29.4Z",
    ),
    cut("#f5da95", "M29.6 28.4C29 11 37 4.6 50 4.6S71 11 70.4 28.4C64 31.6 36 31.6 29.6 28.4Z"),
    cut("#3f8f7c", "M29.8 22C36 25.4 64 25.4 70.2 22L70.4 28.4C64 31.6 36 31.6 29.6 28.4Z"),
    cut(white, discs([66, 14.6, 4], [71, 18.2, 4], [69.1, 24, 4], [62.9, 24, 4], [61, 18.2, 4])),
    cut(gold, disc(66, 19.8, 3.2)),
  ],
};
