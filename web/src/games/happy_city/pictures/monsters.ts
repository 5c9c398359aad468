// The monsters: large, round and rather fond of the city. Each has its own shape beside its colour.
import {
  ball,
  bar,
  bit,
  block,
  CARD,
  cut,
  disc,
  drawing,
  INK,
  line,
  ORANGE,
  oval,
  PINK,
  ROOF,
  WALL,
  WATER,
  type Drawing,
  type Part,
} from "./kit";

const BODY = "var(--hc-beast)";
const BELLY = "var(--hc-belly)";

function eyes(x: number, y: number, apart: number, r = 6): Part[] {
  return [x - apart, x + apart].flatMap((cx) => [
    disc(cx, y, r, CARD),
    disc(cx + 0.8, y + 1, r * 0.55, INK),
    disc(cx - r * 0.1, y - r * 0.25, r * 0.2, CARD),
  ]);
}

const blush = (x: number, y: number, apart: number): Part[] => [
  oval(x - apart, y, 4, 2.4, PINK),
  oval(x + apart, y, 4, 2.4, PINK),
];

export const MONSTERS: Record<string, Drawing> = {
  grozilla: drawing(
    cut("M70 90C88 88 98 74 94 62C90 72 80 74 70 72z", BODY),
    cut("M26 90C18 60 24 18 50 16C76 18 82 60 74 90z", BODY),
    cut("M36 20L40 9L46 17L50 6L54 17L60 9L64 20z", ORANGE),
    bit("M36 90C34 66 40 54 50 54S66 66 64 90z", BELLY),
    line("M39 68H61M37 76H63M36 84H64", BODY, 1.8),
    ...eyes(50, 32, 11, 7),
    bit("M34 44Q50 54 66 44Q62 54 50 54T34 44z", INK),
    bit("M40 47l3 5 3-4zM54 48l3 4 3-5z", CARD),
    bar("M28 58C20 60 18 66 22 70M72 58C80 60 82 66 78 70", BODY, 7),
    ...blush(50, 42, 20),
  ),
  corgzilla: drawing(
    cut("M24 40L20 10L44 26zM76 40L80 10L56 26z", BODY),
    bit("M26 32L25 18L36 26zM74 32L75 18L64 26z", PINK),
    cut("M22 90C20 70 26 62 34 58H66C74 62 80 70 78 90z", BODY),
    cut("M20 46C20 26 36 22 50 22S80 26 80 46S66 70 50 70S20 66 20 46z", BODY),
    bit("M50 22C56 34 56 40 66 48C72 60 62 70 50 70S28 60 34 48C44 40 44 34 50 22z", BELLY),
    bit("M38 90C38 74 62 74 62 90z", BELLY),
    ...eyes(50, 42, 14, 5.4),
    cut("M44 51H56C56 56 52 58 50 58S44 56 44 51z", INK),
    line("M50 58V62M50 62C46 66 42 64 41 62M50 62C54 66 58 64 59 62", INK, 1.8),
    bit("M46 64H54V70C54 75 46 75 46 70z", PINK),
    ...blush(50, 54, 22),
  ),
  octozilla: drawing(
    bar(
      "M30 62C14 66 12 78 20 84M40 68C32 78 34 86 28 92M60 68C68 78 66 86 72 92M70 62C86 66 88 78 80 84M50 70V92",
      BODY,
      9,
    ),
    cut("M22 50C20 26 34 14 50 14S80 26 78 50C78 66 66 72 50 72S22 66 22 50z", BODY),
    oval(38, 24, 5, 4, BELLY),
    oval(60, 20, 3.6, 3, BELLY),
    oval(66, 30, 3, 2.6, BELLY),
    ...eyes(50, 42, 13, 8),
    oval(50, 60, 5, 4.4, INK),
    ...blush(50, 54, 21),
    ...[
      [16, 80],
      [24, 88],
      [50, 88],
      [76, 88],
      [84, 80],
    ].map(([x, y]) => disc(x!, y!, 1.8, BELLY)),
    ball(88, 20, 4, WATER),
    ball(80, 11, 2.6, WATER),
  ),
  catzilla: drawing(
    bar("M74 82C92 82 94 60 84 54C80 50 78 46 82 42", BODY, 8),
    cut("M24 46L20 12L42 26zM76 46L80 12L58 26z", BODY),
    bit("M26 32L25 20L35 27zM74 32L75 20L65 27z", PINK),
    cut("M24 90C20 68 30 56 50 56S80 68 76 90z", BODY),
    cut("M18 46C18 28 34 22 50 22S82 28 82 46S68 68 50 68S18 64 18 46z", BODY),
    line("M44 24V32M50 23V34M56 24V32M24 70L31 72M25 78L32 79M76 70L69 72M75 78L68 79", ROOF, 3),
    oval(50, 84, 13, 9, BELLY),
    ...eyes(50, 42, 15, 7.4),
    oval(36, 43, 1.6, 6, INK),
    oval(66, 43, 1.6, 6, INK),
    bit("M46 50H54L50 55z", PINK),
    line("M50 55C48 60 43 59 42 57M50 55C52 60 57 59 58 57", INK, 1.8),
    line("M30 50L12 47M30 54L12 56M70 50L88 47M70 54L88 56", CARD, 1.6),
  ),
  chickzilla: drawing(
    bar("M40 82V92M60 82V92M34 93H44M56 93H66", ORANGE, 3.4),
    cut("M18 56C18 30 34 20 50 20S82 30 82 56S68 86 50 86S18 82 18 56z", BODY),
    cut("M44 22C40 12 46 8 50 14C54 6 60 12 56 22z", BODY),
    cut(
      "M20 52C6 50 4 64 10 70C16 70 22 66 24 62zM80 52C94 50 96 64 90 70C84 70 78 66 76 62z",
      BODY,
    ),
    oval(50, 68, 20, 15, BELLY),
    ...eyes(50, 40, 12, 7),
    cut("M41 50L50 45L59 50L50 60z", ORANGE),
    line("M42 50.5H58", INK, 1.4),
    ...blush(50, 52, 20),
    line("M44 68L47 71L50 68L53 71L56 68", ROOF, 2),
  ),
};

/** What is left of a building. */
export const RUBBLE: Part[] = [
  cut(
    "M6 90L12 72L20 76L26 62L38 70L44 82L52 68L64 74L70 60L80 70L84 80L92 76L96 90z",
    "var(--hc-stone)",
  ),
  bit("M16 90L24 78L32 90zM46 90L54 80L64 90zM72 90L78 78L86 90z", "var(--hc-stone-deep)"),
  line("M30 66L36 58M66 62L60 54", "var(--hc-stone-deep)", 2.4),
  block(40, 84, 10, 5, { fill: WALL }),
];
