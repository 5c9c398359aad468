// Signs that buildings wear, drawn around (0, 0) and about 40 units high: put them in place with `at`.
import {
  ball,
  bar,
  bit,
  BLUE,
  CARD,
  cut,
  disc,
  GREEN,
  INK,
  LAMP,
  LEAF,
  LEAF_DEEP,
  line,
  METAL,
  ORANGE,
  oval,
  PINK,
  PINK_DEEP,
  RED,
  TRUNK,
  VIOLET,
  WATER,
  YELLOW,
  type Part,
} from "./kit";

/** The board on which a shop shows what it sells. */
export const plate = (fill = CARD): Part[] => [ball(0, 0, 21, fill)];

export const EMBLEMS: Record<string, Part[]> = {
  apple: [
    cut("M0-9C-4-13-16-12-16 2C-16 12-8 18 0 15C8 18 16 12 16 2C16-12 4-13 0-9z", RED),
    line("M0-9C0-13 1-16 4-18", TRUNK, 2.6),
    bit("M2-13C5-20 12-19 14-17C12-12 6-11 2-13z", LEAF),
  ],
  shoe: [
    cut("M-15-12H-3C-2-4 3-1 10 1C16 3 17 7 17 11H-15z", TRUNK),
    bit("M-16 11H18V15H-16z", INK),
    line("M-1-6L4-9M2-2L7-5", CARD, 1.8),
  ],
  flower: [
    bar("M0 2V19", LEAF_DEEP, 3),
    bit("M0 17C-10 16-12 10-12 7C-5 8-1 12 0 17zM0 17C10 16 12 10 12 7C5 8 1 12 0 17z", LEAF),
    ...[0, 72, 144, 216, 288].map((angle) => {
      const petal = ball(0, -13, 6.6, PINK);
      return { ...petal, props: { ...petal.props, at: `rotate(${angle} 0 -5)` } };
    }),
    disc(0, -5, 5, LAMP),
  ],
  cupcake: [
    cut("M-13 2H13L9 18H-9z", YELLOW),
    line("M-6 4L-4 17M0 4V17M6 4L4 17", ORANGE, 1.6),
    cut("M-16 3C-18-4-11-8-9-8C-8-14-2-16 1-15C7-16 9-10 9-8C15-7 18-1 15 3z", PINK),
    ball(0, -16, 4, RED),
  ],
  book: [
    cut("M0-8C-6-13-14-13-19-11V11C-14 9-6 9 0 14C6 9 14 9 19 11V-11C14-13 6-13 0-8z", CARD),
    line("M0-8V13M-14-6L-5-4M-14 0L-5 2M14-6L5-4M14 0L5 2", INK, 1.5),
  ],
  books: [
    cut("M-16 8H14V15H-16z", RED),
    cut("M-13 0H17V7H-13z", BLUE),
    cut("M-15-8H11V-1H-15z", GREEN),
    cut("M-6-16L14-15L14-9L-6-10z", YELLOW),
    line("M-11 8V15M-8 0V7M-10-8V-1", CARD, 1.8),
  ],
  coin: [
    ball(0, 0, 17, LAMP),
    line("M0-11V11M5-6C3-9-5-9-5-4C-5 1 5-1 5 4C5 9-4 9-6 5", TRUNK, 2.6),
  ],
  hammer: [bar("M-12 15L5-4", TRUNK, 5), cut("M-6-13L4-17L17-4L13 2L8-1L5-4L-1-2z", METAL)],
  perfume: [
    cut("M-11-2C-11-6 11-6 11-2L14 17H-14z", PINK),
    bit("M-12 6H12L13 16H-13z", PINK_DEEP),
    cut("M-5-10H5V-4H-5z", CARD),
    ball(0, -13, 4.6, LAMP),
    disc(15, -12, 1.6, CARD),
    disc(19, -8, 1.4, CARD),
    disc(19, -15, 1.2, CARD),
  ],
  bag: [
    line("M-6-6C-6-16 6-16 6-6", INK, 2.4),
    cut("M-13-7H13L15 17H-15z", ORANGE),
    bit("M0 12C-8 6-9 2-6-1C-3-3 0-1 0 2C0-1 3-3 6-1C9 2 8 6 0 12z", CARD),
  ],
  dish: [
    ball(0, 0, 15, CARD),
    line("M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0", METAL, 1.4),
    line("M-21-14V-4M-17-14V-4M-19-4V15M-21-5H-17", CARD, 2),
    bar("M19 15V-15C24-10 24-2 19 2", CARD, 2.4),
  ],
  flask: [
    cut("M-5-17H5V-5L16 13C17 16 16 18 12 18H-12C-16 18-17 16-16 13L-5-5z", CARD),
    bit("M-9 3H9L15 14C15 16 14 17 12 17H-12C-14 17-15 16-15 14z", GREEN),
    disc(-3, 10, 2.4, CARD),
    disc(4, 6, 1.8, CARD),
    disc(3, 13, 1.4, CARD),
  ],
  hat: [
    cut("M0-12L22-3L0 6L-22-3z", INK),
    bit("M-12 2V9C-6 14 6 14 12 9V2L0 7z", INK),
    line("M18-2V10", LAMP, 1.8),
    disc(18, 12, 2.6, LAMP),
  ],
  dice: [
    cut("M-17-4L-3-10L4 4L-10 10z", CARD),
    disc(-10, -4, 1.8, INK),
    disc(-3, 4, 1.8, INK),
    disc(-6.5, 0, 1.8, INK),
    cut("M4-16H18V-2H4z", RED),
    disc(8, -12, 1.8, CARD),
    disc(14, -6, 1.8, CARD),
    disc(14, -12, 1.8, CARD),
    disc(8, -6, 1.8, CARD),
  ],
  heart: [cut("M0 16C-15 5-18-1-15-8C-12-15-3-14 0-7C3-14 12-15 15-8C18-1 15 5 0 16z", RED)],
  star: [cut("M0-17L5-6L17-5L8 3L11 15L0 9L-11 15L-8 3L-17-5L-5-6z", LAMP)],
  ghost: [
    cut("M-13 16V-3C-13-20 13-20 13-3V16L8 11L4 16L0 11L-4 16L-8 11z", CARD),
    oval(-5, -5, 2.4, 3.6, INK),
    oval(5, -5, 2.4, 3.6, INK),
    oval(0, 4, 2.6, 3.2, INK),
  ],
  cross: [cut("M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5z", RED)],
  badge: [
    cut(
      "M0-17L4-10L12-13L12-5L18 0L12 5L12 13L4 10L0 17L-4 10L-12 13L-12 5L-18 0L-12-5L-12-13L-4-10z",
      LAMP,
    ),
    disc(0, 0, 7, BLUE),
    bit("M0-5L1.5-1.6L5-1.4L2.3 .9L3.2 4.4L0 2.4L-3.2 4.4L-2.3 .9L-5-1.4L-1.5-1.6z", CARD),
  ],
  cup: [
    line("M12-3C20-4 20 8 11 7", CARD, 3),
    cut("M-14-7H13V4C13 16-14 16-14 4z", CARD),
    line("M-6-12C-9-15-3-17-6-20M3-12C0-15 6-17 3-20", CARD, 1.8),
  ],
  note: [
    bar("M-7 11V-13L12-17V7", INK, 3.4),
    bit("M-8-14L13-18V-11L-8-7z", INK),
    ball(-11, 12, 5.4, INK),
    ball(8, 8, 5.4, INK),
  ],
  key: [
    ball(-9, -9, 9, LAMP),
    disc(-9, -9, 3.6, TRUNK),
    bar("M-3-3L14 14M9 9L13 5M13 13L17 9", LAMP, 4),
  ],
  palette: [
    cut(
      "M2-16C16-16 21-4 16 2C13 5 7 2 6 6C5 10 9 15 1 16C-12 17-20 8-18-3C-16-12-8-16 2-16z",
      CARD,
    ),
    disc(-9, -3, 3.4, RED),
    disc(-3, -10, 3.4, YELLOW),
    disc(7, -8, 3.4, BLUE),
    disc(-8, 7, 3.4, GREEN),
  ],
  drop: [
    cut("M0-18C9-6 14 0 14 6C14 14 8 18 0 18C-8 18-14 14-14 6C-14 0-9-6 0-18z", WATER),
    line("M-8 7C-7 11-5 13-2 13", CARD, 2.4),
  ],
  carrot: [
    cut("M-6-8C-1-13 7-9 8-4C7 5-6 15-15 18C-16 8-12-2-6-8z", ORANGE),
    bar("M4-9L9-17M6-7L16-13M7-5L17-4", LEAF_DEEP, 3.4),
    line("M-6-3L-2 0M-10 5L-5 7", TRUNK, 1.5),
  ],
  bread: [
    cut("M-19 4C-22-6-12-14 0-14C12-14 22-6 19 4C18 12-18 12-19 4z", YELLOW),
    line("M-10-9L-5 0M-1-12L3-2M9-10L12-1", TRUNK, 2.2),
  ],
  scissors: [
    bar("M-8-16L7 8M8-16L-7 8", METAL, 3.4),
    line("M-12 13a5 5 0 1 0 10 0a5 5 0 1 0-10 0M2 13a5 5 0 1 0 10 0a5 5 0 1 0-10 0", INK, 3),
  ],
  mask: [
    cut(
      "M-20-6C-12-12-6-8 0-6C6-8 12-12 20-6C20 6 12 12 4 8C1 6-1 6-4 8C-12 12-20 6-20-6z",
      VIOLET,
    ),
    oval(-9, 0, 4.6, 3.4, CARD),
    oval(9, 0, 4.6, 3.4, CARD),
  ],
};
