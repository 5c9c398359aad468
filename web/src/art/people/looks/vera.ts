// The firefighter, with a red helmet.
import { cut, PAPER, SKINS, type Look } from "../look";

const { black, shade, gold, red, deepRed, navy } = PAPER;

const BOB = "M22 46C22 28 32 19 50 19S78 28 78 46L79 69Q79 76 71 76H29Q21 76 21 69Z";

export const look: Look = {
  ground: "#f5cc9c",
  skin: SKINS.deep,
  coat: navy,
  clothes: [
    cut("#26334a", "M33 78.4L40 75L50 85L60 75L67 78.4L60 92L50 87L40 92Z"),
    cut(gold, "M7 92C17 88 34 87.4 47.6 89V95.6C34 94 17 94.6 6 98.6Z"),
    cut(gold, "M93 92C83 88 66 87.4 52.4 89V95.6C66 94 83 94.6 94 98.6Z"),
    cut("#c9d3d6", "M48 86.4H52V100H48Z"),
  ],
  back: [cut(black, BOB)],
  brows: "#291814",
  hair: [
    cut(
      black,
      "M21.6 62C19.6 42 27 30 50 29S80.4 42 78.4 62C74 55 72.4 47 70.6 38.4Q50 30 29.4 38.4C27.6 47 26 55 21.6 62Z",
    ),
  ],
  hat: [
    cut(shade, "M22 35.6Q50 28 78 35.6V39.4Q50 33.6 22 39.4Z"),
    cut(red, "M25.6 31C25 12 36 4.6 50 4.6S75 12 74.4 31Z"),
    cut(shade, "M74.4 31C75 12 64 4.6 52 4.6C62 9 66 19 64.6 31Z"),
    cut(deepRed, "M45.4 5.6Q45.4 1.6 50 1.6T54.6 5.6V12H45.4Z"),
    cut(
      deepRed,
      "M15.6 34.4C16.4 28.6 34 26 50 26S83.6 28.6 84.4 34.4C84.8 38 81.6 38.6 78 37.4C70 34.6 60 33.6 50 33.6S30 34.6 22 37.4C18.4 38.6 15.2 38 15.6 34.4Z",
    ),
    cut(
      "#f0c465",
      "M41 11.6Q46.6 11.4 50 8.6Q53.4 11.4 59 11.6V19.6Q58 26.6 50 29.6Q42 26.6 41 19.6Z",
    ),
    cut(red, "M50 12.6Q55.4 18 54.2 21.6Q53 25.4 50 25.4T45.8 21.6Q44.6 18 50 12.6Z"),
  ],
};
