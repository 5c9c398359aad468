// The architect, with a pencil behind his ear.
import { cut, discs, line, PAPER, SKINS, type Look } from "../look";

const { white, ink, shade, light, gold } = PAPER;

export const look: Look = {
  ground: "#f2d998",
  skin: SKINS.fair,
  coat: "#5d4588",
  clothes: [
    cut(white, "M36 78.4L41 75L50 84L59 75L64 78.4L60 100H40Z"),
    cut("#4b3671", "M32 78.6L38 77.4L45 100H36Z"),
    cut("#4b3671", "M68 78.6L62 77.4L55 100H64Z"),
    cut("#d2702f", "M46.6 85H53.4L52.4 89L55 100H45L47.6 89Z"),
  ],
  brows: "#75858a",
  browWidth: 3,
  hair: [
    cut(
      "#a3b3b5",
      "M26.4 51C28 55.4 31.6 57.6 37 57C43 54.6 57 54.6 63 57C68.4 57.6 72 55.4 73.6 51C75.6 68 66 80 50 80S24.4 68 26.4 51Z",
    ),
    cut(shade, "M73.6 51C75.6 68 66 80 50 80C61 76 66.6 68 67 56.4C70 56 72.4 54 73.6 51Z"),
    cut(
      "#a3b3b5",
      "M25 49C21 30 26 15 44 13.6C64 12 79 25 75 49L71.6 47C71.6 41 70 36 66.6 32.4C58 36 46 36 40 31.6C33 35 28.6 40 28.4 47Z",
    ),
    line("#c6d2d2", 2.4, "M32 25Q37 18.4 47 18.6"),
  ],
  worn: [
    cut(light, discs([40.6, 50, 7.6], [59.4, 50, 7.6])),
    line(ink, 2.3, `${discs([40.6, 50, 7.6], [59.4, 50, 7.6])}M48.2 49Q50 47.6 51.8 49`),
  ],
  hat: [
    cut(gold, "M69 49.6L83.4 26.6L88 29.6L73.6 52.6Z"),
    cut("#f7e0b8", "M83.4 26.6L91.4 19.4L88 29.6Z"),
    cut(ink, "M88.4 22.1L91.4 19.4L90.1 23.2Z"),
    cut("#d9796b", "M69 49.6L70.8 46.7L75.4 49.7L73.6 52.6Z"),
  ],
};
