// The fisherman, with a red beard and an oilskin.
import { cut, line, PAPER, SKINS, type Look } from "../look";

const { white, shade } = PAPER;

const BEARD =
  "M26 48C29 54.6 32 57 37 56.4C43 52.6 57 52.6 63 56.4C68 57 71 54.6 74 48C78 66 69 92 50 92S22 66 26 48Z";

export const look: Look = {
  ground: "#a5cbe5",
  skin: SKINS.fair,
  coat: "#eeb840",
  clothes: [
    cut(white, "M38 77.6L42 75H58L62 77.6L58 100H42Z"),
    cut("#2c5f86", "M40.4 88.6H59.6L58.8 92.6H41.2ZM41.8 96.4H58.2V100H42Z"),
    cut("#d99b27", "M30 79L40 75L45 100H37Z"),
    cut("#d99b27", "M70 79L60 75L55 100H63Z"),
  ],
  brows: "#a5501f",
  browWidth: 3,
  hair: [
    cut("#cf6f33", BEARD),
    cut(shade, "M74 48C78 66 69 92 50 92C62 84 67.6 70 67 56C70 55.4 72.4 52.6 74 48Z"),
    line("#b4581f", 1.8, "M43 78Q45 82.6 49 84.6M57.6 75.6Q57 80 54 82.6"),
  ],
  hat: [
    cut(shade, "M25 35H75V40Q50 36.6 25 40Z"),
    cut("#2f6690", "M25 30C23.6 12 36 4.6 50 4.6S76.4 12 75 30Z"),
    cut(shade, "M75 30C76.4 12 64 4.6 52 4.6C63 9 67 18 66 30Z"),
    cut(
      "#43869f",
      "M26.4 24.4H73.6Q77.6 24.4 77.6 28.4V33Q77.6 37 73.6 37H26.4Q22.4 37 22.4 33V28.4Q22.4 24.4 26.4 24.4Z",
    ),
    line("#2f6f8c", 1.8, "M30 27V34.6M38 27V34.6M46 27V34.6M54 27V34.6M62 27V34.6M70 27V34.6"),
  ],
};
