// How large everything on the stage is. What is drawn reads it as CSS variables, and needs no breakpoint of its own. All
// measures are pixels.
import { formOf, type Form, type Window } from "../../table/frame/form";
import { footHeight, headHeight } from "../../table/frame/layout";

/** Wide from where there is room for two wings; below that the phone's order, with larger parts from 700 on. */
export const NEEDS = { between: "column" } as const;

export interface Room extends Window {
  /** How many sit at the table beside me; the automa counts. */
  rivals: number;
  /** How many civic tokens were laid out. */
  tokens: number;
  /** Whether header, sign and foot take their part of the room: not in a replay. */
  parts: boolean;
}

export interface Size {
  width: number;
  height: number;
}

export interface Measures extends Room {
  /** `wide`: two wings. `tablet`: the square beside the rest. `upright` and `phone`: one above the other. `lying`: one part
   * at a time behind tabs. */
  form: Form;
  /** A phone on which little is high. */
  short: boolean;
  /** The head with its tools; on a phone what takes its place: rivals and sign. */
  top: number;
  foot: number;
  /** A card of the square, and between cards. */
  card: Size & { gap: number };
  /** Round the cards: the road. */
  road: number;
  square: Size;
  /** A side of a wide table: to the window's edge, to the square, and what is left. */
  wing: { outer: number; inset: number; width: number };
  /** What lies beside the square on a tablet and a lying phone. */
  side: number;
  /** The rivals where they lie in a row, each as a strip. */
  strip: number;
  rival: RivalMeasures;
  pile: Size;
  tray: Tray;
  bill: Bill;
  /** The slip for a token that is due. */
  slip: number;
  city: CityMeasures;
  /** My cards where my city is behind a tab. */
  supply: number;
  tabs: number;
  /** Small letters, as captions are. */
  caption: number;
}

/** A town of somebody else. */
export interface RivalMeasures extends Size {
  /** The row with portrait and score above it. */
  head: number;
  /** Both streets, without the head. */
  town: number;
  house: number;
  pavement: number;
  /** The points of a hill as one number: for a tag at every house is no room. */
  summed: boolean;
}

export interface Tray {
  columns: number;
  /** A token, between tokens, and round them. */
  token: number;
  /** A token where so few are left that they lie in one row. */
  large: number;
  gap: number;
  rim: number;
  /** So many are shown; the rest is a number. */
  shown: number;
  height: number;
}

export interface Bill {
  width: number;
  /** A line of it, and all else together. */
  line: number;
  around: number;
}

export interface CityMeasures {
  /** All of it, and of that the plate with my portrait. */
  height: number;
  plate: number;
  streets: 1 | 2;
  hill: Size;
  /** The hill of landmarks and civic buildings is wider. */
  centre: number;
  pavement: number;
  /** A house on a hill with up to two, up to four, and with more. */
  houses: [number, number, number];
  /** From one row of houses up to the next. */
  step: number;
}

/** Below this height a wide table is low. */
const LOW = 800;
/** Below this height a phone is short. */
const SHORT = 800;
/** Below this height houses on a phone are smaller. */
const SHORTEST = 700;
const CARDS = 4;
const HILLS = 6;
/** No more tokens than this lie in one row. */
export const FEW_LEFT = 5;
/** With more tokens than this a tray has more of them in a row. */
const FEW_TOKENS = 10;
const TABLET_FOOT = 66;

export function measure(room: Room): Measures {
  switch (formOf(room)) {
    case "wide":
      return wide(room);
    case "tablet":
      return tablet(room);
    case "upright":
      return upright(room);
    case "lying":
      return lying(room);
    default:
      return phone(room);
  }
}

function wide(room: Room): Measures {
  const { width, height, rivals, parts, layout } = room;
  const low = height < LOW;
  const top = parts ? headHeight(layout, height) : 0;
  const city = clamp(268, 0.39 * height, 372);
  const road = 20;
  const high = (height - top - city - 69) / CARDS;
  // The wings keep enough for a town.
  const broad = (width - 2 * (66 + 236) - 3 * 8 - 2 * road) / CARDS;
  const card = cardOf(Math.min(1.2 * high, broad), high, 8);
  const square = squareOf(card, road);
  const [outer, inset] = [20, 46];
  const inner = Math.floor((width - square.width) / 2 - outer - inset);
  const pavement = low ? 80 : 86;
  const plate = 196;
  const hill = (width - plate) / (HILLS - 1 + 1.5);
  const space = height - top - city - 8;
  const tray = wideTray(room.tokens, inner, low);
  // With three at the table the pile lies below the left town, the tray below the right one.
  const below = rivals === 2 ? 10 + Math.max(tray.height, card.height + THICK) : 0;
  const place = Math.floor(rivals >= 3 ? (space - 10) / 2 : space - below);
  const head = rivals >= 3 ? 55 : 74;
  const town = place - head;
  const house = clamp(42, Math.min(town * 0.23, inner * 0.22), 82);
  const left = rivals >= 3 ? space - place - tray.height - 20 - THICK : card.height;
  const pile = Math.min(card.height, left);
  return {
    ...room,
    ...nothing,
    form: "wide",
    top,
    card,
    road,
    square,
    wing: { outer, inset, width: inner },
    side: inner,
    rival: {
      ...{ width: inner, height: place, head, town, house, pavement: 24 },
      summed: rivals >= 3,
    },
    pile: { width: Math.round(1.2 * pile), height: pile },
    tray,
    bill: { width: Math.max(318, 2 * card.width + card.gap), line: low ? 33 : 36, around: 110 },
    slip: inner,
    city: {
      height: Math.round(city),
      plate,
      streets: 1,
      hill: { width: hill, height: Math.round(city) - pavement },
      centre: 1.5 * hill,
      pavement,
      houses: same(low ? 116 : Math.min(0.104 * width, 150)),
      step: clamp(40, 0.064 * height, 60),
    },
    caption: 13,
  };
}

/** What a pile is higher than its top card. */
const THICK = 12;

function wideTray(tokens: number, width: number, low: boolean): Tray {
  const columns = tokens > FEW_TOKENS ? 7 : 5;
  const [gap, rim] = low ? [6, 9] : [8, 12];
  const token = Math.min(58, tokenIn(width, columns, gap, rim));
  const rows = Math.ceil(tokens / columns);
  const height = rows * token + (rows - 1) * gap + 2 * rim;
  return {
    columns,
    token,
    large: Math.min(58, height - 2 * rim),
    gap,
    rim,
    shown: Infinity,
    height,
  };
}

function tablet(room: Room): Measures {
  const { width, height, rivals, parts } = room;
  const [top, foot] = parts ? [56, TABLET_FOOT] : [0, 0];
  const city = clamp(190, 0.2943 * height, 300);
  const road = 20;
  const high = (height - top - foot - city - 8 - 24 - 2 * road) / CARDS;
  const card = cardOf((width * 0.4766 - 24 - 2 * road) / CARDS, high, 8);
  const square = squareOf(card, road);
  const side = width - square.width - 3 * 16 - 2;
  const columns = room.tokens > FEW_TOKENS ? 7 : 5;
  const pavement = 70;
  const alone = rivals === 1;
  const tray = 148;
  return {
    ...room,
    ...nothing,
    form: "tablet",
    top,
    foot,
    card,
    road,
    square,
    side,
    strip: alone ? 0 : rivals === 2 ? 112 : 80,
    rival: {
      width: side,
      height: square.height - tray - 10,
      head: 58,
      town: square.height - tray - 10 - 58,
      house: clamp(42, side * 0.136, 82),
      pavement: 24,
      summed: false,
    },
    pile: { width: 96, height: 82 },
    tray: {
      columns,
      token: Math.min(56, tokenIn(side - 112, columns, 8, 10)),
      large: Math.min(56, tokenIn(side - 112, columns, 8, 10)),
      gap: 8,
      rim: 10,
      shown: Infinity,
      height: tray,
    },
    bill: { width: side, line: 46, around: 0 },
    slip: side,
    city: {
      height: Math.round(city),
      plate: 0,
      streets: 1,
      hill: { width: width / (HILLS - 1 + 1.5), height: Math.round(city) - pavement },
      centre: (1.5 * width) / (HILLS - 1 + 1.5),
      pavement,
      houses: same(98),
      step: clamp(34, 0.05 * height, 44),
    },
    caption: 12,
  };
}

function upright(room: Room): Measures {
  const { width, height, parts } = room;
  const [top, foot] = parts ? [56, TABLET_FOOT] : [0, 0];
  const [strip, road, side] = [64, 20, 182];
  const city = clamp(300, 0.348 * height, 420);
  const high = (height - top - foot - strip - city - 22 - 24 - 2 * road) / CARDS;
  const card = cardOf((width - side - 50 - 24 - 2 * road) / CARDS, high, 8);
  const square = squareOf(card, road);
  const columns = room.tokens > FEW_TOKENS ? 3 : 2;
  const pavement = 46;
  return {
    ...room,
    ...nothing,
    form: "upright",
    top,
    foot,
    card,
    road,
    square,
    side,
    strip,
    rival: over(width - 32, square.height, 84),
    pile: { width: 100, height: 86 },
    tray: {
      columns,
      token: columns === 2 ? 56 : 46,
      large: columns === 2 ? 56 : 46,
      gap: 10,
      rim: 12,
      shown: Infinity,
      height: square.height - 112,
    },
    bill: { width: square.width, line: 46, around: 0 },
    slip: square.width,
    city: twoStreets(width, Math.round(city), pavement, [119, 99, 81]),
    caption: 12,
  };
}

function phone(room: Room): Measures {
  const { width, height, rivals, parts, layout } = room;
  const short = height < SHORT;
  const several = rivals > 1;
  const [one, more] = short ? [48, 80] : [52, 84];
  const top = parts ? (several ? more : one) : one;
  const foot = parts ? footHeight(layout, height) : 0;
  const [road, gap] = [6, 5];
  const high = short
    ? (0.4 * height - 9) / CARDS - (several ? 4 : 0)
    : (0.416 * height - 27) / CARDS;
  const card = cardOf((width - 15 - 2 * road - 3 * gap) / CARDS, high, gap);
  const square = squareOf(card, road);
  const columns = short ? 5 : room.tokens > FEW_TOKENS ? 7 : 5;
  const rows = short ? 1 : Math.ceil(room.tokens / columns);
  const tray = short ? 66 : rows > 1 ? 119 : 91;
  const city = height - top - square.height - tray - foot - 4;
  const smaller = height < SHORTEST ? 0.88 : 1;
  const houses: [number, number, number] = [84 * smaller, 70 * smaller, 57 * smaller];
  return {
    ...room,
    ...nothing,
    form: "phone",
    short,
    top,
    foot,
    card,
    road,
    square,
    strip: several ? 44 : one,
    side: width - 16,
    rival: sheet(width - 24, square.height + tray - 12),
    pile: { width: 68, height: short ? 44 : 63 },
    tray: {
      columns,
      token: Math.min(short ? 42 : 46, tokenIn(width - 96 - (short ? 30 : 0), columns, 4, 6)),
      large: Math.min(short ? 46 : 54, tokenIn(width - 96, FEW_LEFT, 4, 6)),
      gap: 4,
      rim: 6,
      shown: short ? 5 : Infinity,
      height: tray,
    },
    bill: { width: width - 12, line: 46, around: 0 },
    slip: width - 16,
    city: twoStreets(width, Math.round(city), short ? 34 : 37, houses),
    caption: 11,
  };
}

function lying(room: Room): Measures {
  const { width, height, parts, layout } = room;
  const top = parts ? headHeight(layout, height) : 0;
  const tabs = 92;
  const [road, gap, between] = [5, 5, 10];
  const high = (height - top - 12 - 3 * gap - 2 * road) / CARDS;
  const broad = (width - tabs - 305 - 3 * between - 3 * gap - 2 * road) / CARDS;
  const card = cardOf(Math.max(76, Math.min(broad, 1.29 * high)), high, gap);
  const square = squareOf(card, road);
  const side = width - tabs - square.width - 3 * between;
  const columns = room.tokens > FEW_TOKENS ? 7 : 5;
  const plate = 128;
  const others = width - tabs - 2 * between;
  const city = height - top - 4;
  return {
    ...room,
    ...nothing,
    form: "lying",
    top,
    foot: 0,
    card,
    road,
    square,
    side,
    rival: {
      width: (others - (room.rivals - 1) * 6) / room.rivals,
      height: city - 4,
      head: 52,
      town: city - 56,
      house: room.rivals > 1 ? 45 : 84,
      pavement: 26,
      summed: room.rivals > 1,
    },
    pile: { width: 88, height: 70 },
    tray: {
      columns,
      token: Math.min(44, tokenIn(side, columns, 6, 8)),
      large: Math.min(44, tokenIn(side, columns, 6, 8)),
      gap: 6,
      rim: 8,
      shown: Infinity,
      height: 116,
    },
    bill: { width: side, line: 44, around: 0 },
    slip: side,
    city: {
      ...twoStreets(width - tabs - plate, city, 42, [110, 92, 75]),
      plate,
    },
    supply: 84,
    tabs,
    caption: 12,
  };
}

/** How wide a token is in a tray of that width. */
function tokenIn(width: number, columns: number, gap: number, rim: number): number {
  return Math.floor((width - 2 * rim - (columns - 1) * gap) / columns);
}

/** Two streets of three hills. */
function twoStreets(
  width: number,
  height: number,
  pavement: number,
  houses: [number, number, number],
): CityMeasures {
  const hill = { width: width / 3, height: Math.floor(height / 2) - pavement };
  const step = hill.height * 0.24;
  return { height, plate: 0, streets: 2, hill, centre: hill.width, pavement, houses, step };
}

/** A town on a phone, which opens over square and tray; its tokens lie below it in words. */
function sheet(width: number, height: number): RivalMeasures {
  const head = 62;
  const town = Math.min(300, height - head - 96);
  return {
    width,
    height,
    head,
    town,
    house: Math.min(84, town * 0.27),
    pavement: 30,
    summed: false,
  };
}

/** A town that opens over square and tray. */
function over(width: number, height: number, house: number): RivalMeasures {
  return { width, height, head: 70, town: height - 130, house, pavement: 28, summed: false };
}

const nothing = {
  short: false,
  foot: 0,
  wing: { outer: 0, inset: 0, width: 0 },
  side: 0,
  strip: 0,
  supply: 0,
  tabs: 0,
};

function cardOf(width: number, height: number, gap: number) {
  const high = Math.max(44, Math.floor(height));
  // Neither as narrow as a tower nor as flat as a plank.
  const broad = clamp(high * 0.9, Math.max(44, width), high * 1.3);
  return { width: Math.floor(Math.min(broad, Math.max(44, width))), height: high, gap };
}

function squareOf({ width, height, gap }: Size & { gap: number }, road: number): Size {
  const along = (side: number) => CARDS * side + (CARDS - 1) * gap + 2 * road;
  return { width: along(width), height: along(height) };
}

function same(size: number): [number, number, number] {
  return [size, size, size];
}

function clamp(least: number, wish: number, most: number): number {
  return Math.max(least, Math.min(wish, most));
}
