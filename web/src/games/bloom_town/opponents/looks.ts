// How the solo opponents look. They wear violet, so that nobody takes them for one of the townsfolk.
import { cut, disc, line, PAPER, SKINS, twice, type Look } from "../../../art/people/look";
import { moustache } from "../../../art/people/moustache";

const { white, shade, light, gold } = PAPER;
const GROUND = "#dccdf0";
const VIOLET = "#7a57ae";
const DEEP_VIOLET = "#553a86";

const alice: Look = {
  ground: GROUND,
  skin: SKINS.pale,
  coat: VIOLET,
  clothes: [
    twice(cut(white, "M50 86L42 75.4Q34.6 76.4 31.6 81L38 92.4Q46.6 92 50 86Z")),
    cut("#cf5b7d", disc(50, 87, 2.6)),
  ],
  back: [
    cut(
      "#cf9a3f",
      "M22 44C20 26 32 15 50 15S80 26 78 44C78 54 86 62 84 74C83 84 76 90 67 88H33C24 90 17 84 16 74C14 62 22 54 22 44Z",
    ),
  ],
  brows: "#b98531",
  hair: [
    cut(
      "#e2b153",
      "M24 60C20 32 32 16 50 16S80 32 76 60C73 54 71.4 47 70.4 41C60 41 47 38 40.6 31.6C38 37 34 40 29.6 41.4C28.6 47 27 54 24 60Z",
    ),
    line("#f0cc80", 2.2, "M57 31.6Q63 35 68 35.4"),
  ],
  hat: [
    cut(
      DEEP_VIOLET,
      "M24.4 36C25.6 19 36 12.6 50 12.6S74.4 19 75.6 36L71.4 33C69 22.6 61 18.6 50 18.6S31 22.6 28.6 33Z",
    ),
    twice(
      cut(
        "#a98be0",
        "M50 11.6C44 2.6 36 -.6 31.6 2.4C28.6 6 29 14.6 32.4 18.4C38 20.4 46 17 50 11.6Z",
      ),
    ),
    twice(line(VIOLET, 1.8, "M46 10.6Q40 7.6 36.4 8.2")),
    cut(VIOLET, disc(50, 11.6, 4.2)),
  ],
};

const boris: Look = {
  ground: GROUND,
  skin: SKINS.fair,
  coat: VIOLET,
  clothes: [
    cut(
      white,
      "M6 94C18 88.6 34 87.6 50 87.6S82 88.6 94 94L95 100C82 94.6 66 93.6 50 93.6S18 94.6 5 100Z",
    ),
    cut(DEEP_VIOLET, "M36 78.2L41 74Q50 84.6 59 74L64 78.2Q59.6 88 50 88T36 78.2Z"),
  ],
  brows: "#59331f",
  browWidth: 3.6,
  hair: [
    cut(
      "#83522f",
      "M25.4 49C21 30 30 17 46 15.4C47.6 10 52 7.4 58.6 8.4C56 10.4 55.6 12.6 56.6 15.4C71 17.6 78.6 31 74.6 49L71.4 46C71.4 41.6 70.4 38 68.6 35C60 37.6 50 36.4 43.6 32C40 35.4 35.6 37.4 31 38C29.4 40.6 28.6 43 28.6 46Z",
    ),
    line("#a06c44", 2.2, "M33.6 26Q38.6 20.4 46 20"),
  ],
};

const GOATEE = "M44.4 66.6Q50 70 55.6 66.6Q57.4 78 50 89Q42.6 78 44.4 66.6Z";
const zinovy: Look = {
  ground: GROUND,
  skin: SKINS.fair,
  coat: DEEP_VIOLET,
  clothes: [
    cut("#432b6c", "M31 79L38.6 76.4L48 100H38Z"),
    cut("#432b6c", "M69 79L61.4 76.4L52 100H62Z"),
    cut(white, "M38.6 77.4L42 75H58L61.4 77.4L55 90L50 100L45 90Z"),
    cut("#cdbde6", "M43 82Q50 88 57 82L54 95L50 99L46 95Z"),
    cut(gold, disc(50, 90.4, 2.8)),
  ],
  brows: "#7d7787",
  browWidth: 3,
  hair: [
    twice(cut("#9d97a6", "M25.6 56C24.4 46 25 38 28 33H34.6Q32.6 44 30 56Q27.6 58.6 25.6 56Z")),
    cut("#9d97a6", GOATEE),
    cut(shade, "M50 69Q53 68.6 55.6 66.6Q57.4 78 50 89Q53.6 78 50 69Z"),
  ],
  moustache: moustache("#8b8595"),
  worn: [
    cut(light, disc(59.4, 50, 7.6)),
    line("#e0a12c", 2.4, disc(59.4, 50, 7.6)),
    line("#e0a12c", 1.5, "M66.4 53.4Q71.6 62 68.6 76"),
  ],
  hat: [
    cut(shade, "M24 33H76V38.6Q50 41 24 38.6Z"),
    cut("#432b4f", "M32.4 .6Q50 -3.6 67.6 .6L70 28H30Z"),
    cut(shade, "M67.6 .6L70 28H58Q61 12 58.4 -1.4Q63.4 -.6 67.6 .6Z"),
    cut("#a98be0", "M30.6 20.6Q50 25 69.4 20.6L70 28.4Q50 33 30 28.4Z"),
    cut(
      "#36213f",
      "M14 27.4Q15 24.6 20 26.4Q50 33.6 80 26.4Q85 24.6 86 27.4Q87 33 76 35.6Q50 40 24 35.6Q13 33 14 27.4Z",
    ),
  ],
};

/** By the ids of their names. */
export const LOOKS: Record<string, Look> = {
  "bt-opponent-alice": alice,
  "bt-opponent-boris": boris,
  "bt-opponent-zinovy": zinovy,
};
