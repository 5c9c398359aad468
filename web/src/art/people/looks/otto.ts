// The tram driver, with cap and moustache.
import { cut, disc, discs, PAPER, SKINS, twice, type Look } from "../look";
import { moustache } from "../moustache";

const { white, black, shade, gold, red, navy } = PAPER;

export const look: Look = {
  ground: "#b7d6d0",
  skin: SKINS.tan,
  coat: "#a03c31",
  clothes: [
    cut(white, "M37 78L41 75L50 84L59 75L63 78L57 89H43Z"),
    cut(navy, "M46.4 84.4H53.6L52.4 88L54.4 100H45.6L47.6 88Z"),
    cut("#843027", "M33 78.4L37.4 77L46 93L42 100H39Z"),
    cut("#843027", "M67 78.4L62.6 77L54 93L58 100H61Z"),
    twice(cut(gold, discs([29, 91, 2.6], [29.6, 98.4, 2.6]))),
  ],
  brows: black,
  browWidth: 2.8,
  hair: [twice(cut(black, "M25.8 53C25 44 25.6 36 28 31H34Q31.6 42 29.6 53Q27.6 55.6 25.8 53Z"))],
  moustache: moustache(black),
  hat: [
    cut(shade, "M27 34H73V38.6Q50 42 27 38.6Z"),
    cut(
      navy,
      "M18.6 19C18.6 9 32 3.6 50 3.6S81.4 9 81.4 19C81.4 25 75 27.6 71 28H29C25 27.6 18.6 25 18.6 19Z",
    ),
    cut(shade, "M81.4 19C81.4 25 75 27.6 71 28H56C66 24 70 13 64 4.9C75 7.4 81.4 12.4 81.4 19Z"),
    cut(red, "M28.4 25.6Q50 29.6 71.6 25.6L72.4 32.4Q50 37 27.6 32.4Z"),
    cut(
      "#1f2636",
      "M26.4 31.8Q50 36.6 73.6 31.8Q76.6 36.4 70 37.6Q50 34.6 30 37.6Q23.4 36.4 26.4 31.8Z",
    ),
    cut(gold, disc(50, 15.8, 5.4)),
    cut(navy, "M47.6 13.4H52.4V18.2H47.6Z"),
  ],
};
