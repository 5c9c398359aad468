// How large everything on the stage is. All of it follows from the side of a cell of my town, and that from the window.
// All measures are pixels; what is drawn reads them as CSS variables, and needs no breakpoint of its own.
import { headHeight, type Layout } from "../../table/frame/layout";

/** Wide wherever there is room for two wings; below that lying, as the columns of a phone would be too small. */
export const NEEDS = { wideFrom: 1000, between: "lying" } as const;

export interface Room {
  layout: Layout;
  width: number;
  height: number;
  /** How many sit at the table beside me; a solo opponent counts. */
  rivals: number;
  /** Whether header, sign and foot take their part of the room: not in a replay. */
  parts: boolean;
}

/** How a head of a column shows its flower. */
export type Head = "beside" | "above" | "alone" | "none";

export interface Measures extends Room {
  /** The side of a cell of my town, between cells, and round them. */
  cell: number;
  gap: number;
  rim: number;
  /** The visible edge of my board, below it. */
  edge: number;
  /** Of the town's board, and of the tray above it. */
  middle: number;
  top: number;
  head: number;
  heads: Head;
  /** A tile of the market, the room above it for its stack, and below it for its name. */
  market: number;
  stack: number;
  name: number;
  trayHigh: number;
  /** A tile of my hand. */
  hand: number;
  /** My portrait. */
  portrait: number;
  /** The height of my place. */
  mine: number;
  /** Portraits above the rest, and the pennants, where one lies above the other. */
  row: number;
  garland: number;
  sign: number;
  foot: number;
  /** Between those. */
  between: number;
  /** To the window's edge, to the middle, and what is left of a wing. */
  margin: number;
  inset: number;
  inner: number;
  /** Above the tray. */
  above: number;
  rival: Rival;
  /** What a part has where they lie side by side: my place, the right part, the tabs. */
  place: number;
  side: number;
  tabs: number;
  /** Where the market lies alone: its width, that of a slot, of a tile, of a tile in my hand, and of what lies beside. */
  shop: Shop | null;
  /** Small letters, as captions are. */
  caption: number;
}

export interface Shop {
  width: number;
  cell: number;
  market: number;
  hand: number;
  side: number;
}

/** A town of somebody else: the row with the portrait above it, its cells, what lies between and round them. */
export interface Rival {
  row: number;
  cell: number;
  gap: number;
  rim: number;
}

/** Below this height a wide table is low. */
const LOW = 800;
/** Below this height a phone is short. */
const SHORT = 760;
/** From this width on, one column has large parts. */
const LARGE = 700;
/** Below this width a lying phone has room for two parts side by side, not for three. */
const NARROW = 780;

export function measure(room: Room): Measures {
  switch (room.layout) {
    case "wide":
    case "slim":
      return wide(room);
    case "lying":
      return lying(room);
    default:
      return room.width >= LARGE ? large(room) : column(room);
  }
}

function wide(room: Room): Measures {
  const { layout, width, height, rivals, parts } = room;
  const slim = layout === "slim";
  const low = height < LOW;
  const full = rivals >= 3;
  const top = parts ? headHeight(layout, height) : 0;
  const [gap, rim] = low ? [6, 12] : [7, 14];
  const [margin, inset] = slim ? [14, 16] : [24, 30];
  const fixed = slim ? top + 6 + 104 : top + 94;
  const beside = slim ? 536 : 572;
  const cell = fit(
    (height - fixed - 4 * gap - rim) / 6.18,
    (width - beside - 4 * gap - 2 * rim) / 5,
  );
  const middle = 5 * cell + 4 * gap + 2 * rim;
  const inner = Math.floor((width - middle) / 2 - margin - inset);
  const head = slim ? 40 : Math.round(0.34 * cell);
  const market = Math.round(0.82 * cell);
  const [stack, name, edge] = [20, 22, 9];
  const tray = 10 + stack + market + name + 6;
  const rest = height - top - tray - 10 - head - 5 * cell - 4 * gap - rim - edge;
  const above = 6 + Math.max(0, (rest - 17) / 2);
  const compact = full && low && !slim;
  const portrait = slim ? 84 : compact ? 62 : 92;
  const row = slim ? 64 : full ? (low ? 58 : 70) : low ? 78 : 92;
  const rivalCell = full
    ? Math.min((inner - 36) / 5, ((height - top - 26) / 2 - row - 39) / 5)
    : Math.min(
        (inner - 34) / 5,
        Math.max(62, 0.6 * cell),
        // Below the town of the one at the right lie the pennants, with a line for each player.
        (height - top - row - 34 - 195 - 34 * rivals) / 5,
      );
  return {
    ...room,
    cell,
    gap,
    rim,
    edge,
    middle,
    top,
    head,
    heads: slim ? "above" : "beside",
    market,
    stack,
    name,
    trayHigh: tray,
    hand: Math.floor(Math.min(cell, (inner - 30) / (compact ? 3.65 : 2.85))),
    portrait,
    mine: 0,
    row,
    garland: 0,
    sign: low ? 40 : 42,
    foot: 0,
    between: 0,
    margin,
    inset,
    inner,
    above,
    rival: { row, cell: Math.floor(rivalCell), gap: slim ? 3 : 4, rim: slim ? 7 : 9 },
    place: inner,
    side: inner,
    tabs: 0,
    shop: null,
    caption: slim ? 12 : cell > 120 ? Math.round((13 * cell) / 113) : 13,
  };
}

function column(room: Room): Measures {
  const { width, height, rivals, parts } = room;
  const short = height < SHORT;
  const [gap, rim] = [4, 7];
  const [row, garland, sign, head, hand, foot] = short
    ? [46, 28, 34, 26, 76, 54]
    : [54, 50, 36, 40, 92, 58];
  const [fixed, times] = short ? [374, 5.84] : [404, 6.05];
  const cell = fit((height - fixed) / times, (width - 42) / 5);
  const market = Math.round(0.82 * cell);
  const edge = short ? 5 : 9;
  const [stack, name] = [short ? 14 : 18, 18];
  const tray = stack + market + name + 6;
  const middle = 5 * cell + 4 * gap + 2 * rim;
  const board = head + 5 * cell + 4 * gap + rim + edge;
  const taken = tray + board + row + garland + hand + (parts ? sign + foot : 0);
  return {
    ...room,
    ...noWings,
    cell,
    gap,
    rim,
    edge,
    middle,
    top: 0,
    head,
    heads: short ? "alone" : "above",
    market,
    stack,
    name,
    trayHigh: tray,
    hand: short ? 60 : 70,
    portrait: short ? 42 : 50,
    mine: hand,
    row,
    garland,
    sign,
    foot,
    between: Math.max(2, Math.min(14, (height - taken - 10) / 6)),
    margin: 6,
    inner: width - 12,
    rival: { row, cell: 41, gap: 3, rim: 9 },
    place: width - 12,
    side: width - 12,
    caption: rivals > 1 ? 11 : 12,
  };
}

function large(room: Room): Measures {
  const { width, height, parts, rivals } = room;
  const [gap, rim, head, sign, edge] = [6, 12, 44, 46, 9];
  const [row, last] = [76, 108];
  const cell = fit((height - 437) / 5.84, (width - 72) / 5);
  const market = Math.round(0.82 * cell);
  const [stack, name] = [20, 22];
  const tray = 10 + stack + market + name + 6;
  const middle = 5 * cell + 4 * gap + 2 * rim;
  const board = head + 5 * cell + 4 * gap + rim + edge;
  const taken = tray + board + row + last + (parts ? sign : 0);
  return {
    ...room,
    ...noWings,
    cell,
    gap,
    rim,
    edge,
    middle,
    top: 0,
    head,
    heads: "above",
    market,
    stack,
    name,
    trayHigh: tray,
    hand: 86,
    portrait: 62,
    mine: last,
    row,
    garland: rivals >= 3 ? 340 : 380,
    sign,
    foot: 66,
    between: Math.max(4, Math.min(24, (height - taken - 20) / 4)),
    margin: 12,
    inner: width - 24,
    rival: { row, cell: 52, gap: 4, rim: 10 },
    place: width - 24 - 312,
    side: 312,
    caption: 12,
  };
}

function lying(room: Room): Measures {
  const { layout, width, height, parts, rivals } = room;
  const slim = width < NARROW;
  const [gap, rim, edge] = [4, 7, 9];
  const top = parts ? headHeight(layout, height) : 0;
  const cell = fit((height - (top + 81)) / 5);
  const middle = 5 * cell + 4 * gap + 2 * rim;
  const tabs = slim ? 92 : 104;
  const [margin, between] = [12, 12];
  const rest = width - 2 * margin - tabs - middle - (slim ? 2 : 3) * between;
  const place = slim ? rest : Math.round(rest * 0.45);
  const others = width - 2 * margin - tabs - between;
  const seats = Math.min(3, Math.max(1, rivals));
  const side = slim ? place : rest - place;
  const shopSide = slim ? 228 : side;
  const shopWidth = others - between - shopSide;
  const slot = (shopWidth - 4 * gap - 2 * rim) / 5;
  return {
    ...room,
    ...noWings,
    cell,
    gap,
    rim,
    edge,
    middle,
    top,
    head: 40,
    heads: "none",
    market: 30,
    stack: 0,
    name: 0,
    trayHigh: 40,
    hand: slim ? Math.min(76, Math.floor((place - 40) / 2.9)) : Math.min(76, (place - 20) / 2.1),
    portrait: 72,
    mine: 0,
    row: 62,
    garland: 0,
    sign: 38,
    foot: 66,
    between,
    margin,
    inner: others,
    rival: {
      row: 62,
      cell: Math.floor(
        Math.min(40, (others - (seats - 1) * 6) / seats / 5 - 6, (height - top - 62 - 44) / 5),
      ),
      gap: 3,
      rim: 7,
    },
    place,
    side,
    tabs,
    shop: {
      width: shopWidth,
      cell: slot,
      market: Math.floor(Math.min(73, slot - 10)),
      hand: slim ? 56 : 66,
      side: shopSide,
    },
    caption: 12,
  };
}

const noWings = { inset: 0, above: 0, tabs: 0, shop: null };

function fit(...sides: number[]): number {
  return Math.max(20, Math.floor(Math.min(...sides)));
}
