// The courier, with a bicycle helmet and a bag.
import { cut, line, PAPER, SKINS, twice, type Look } from "../look";

const { white, black, shade, gold, navy, slate, teal } = PAPER;

export const look: Look = {
  ground: "#e9d79a",
  skin: SKINS.brown,
  coat: "#d6642f",
  clothes: [
    cut(white, "M37 78L41.4 75Q50 85 58.6 75L63 78L56 88.4L50 84.4L44 88.4Z"),
    cut("#b94f20", "M48.8 88H51.2V100H48.8Z"),
    cut(navy, "M19 82.4L28 79.4L74 100H58Z"),
    cut(gold, "M44.6 89L53 92.8L50 99.4L41.6 95.6Z"),
  ],
  brows: "#2d1a14",
  browWidth: 2.8,
  hair: [
    cut(
      black,
      "M25.6 51C25 37 30 29 50 29S75 37 74.4 51L71.6 48C71.6 43.6 70.6 40 69 36.6Q60 38 50 35.6Q40 38 31 36.6C29.4 40 28.4 43.6 28.4 48Z",
    ),
  ],
  hat: [
    twice(line(slate, 2, "M26.6 32L30.4 62.6Q35 75.4 50 76")),
    cut(shade, "M25 33.4Q50 27.6 75 33.4V37Q50 31.6 25 37Z"),
    cut(
      teal,
      "M21.6 33C20.6 12 34 3.6 50 3.6S79.4 12 78.4 33Q78 35.6 75.4 35Q50 29 24.6 35Q22 35.6 21.6 33Z",
    ),
    cut(shade, "M78.4 33C79.4 12 66 3.6 52 3.6C64 9 69 20 68 33.4L75.4 35Q78 35.6 78.4 33Z"),
    line(white, 3.4, "M50 9V23.6M38.4 11.6Q33.6 18 33 26M61.6 11.6Q66.4 18 67 26"),
  ],
};
