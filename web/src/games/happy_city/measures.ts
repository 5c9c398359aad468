// How large everything on the stage is. What is drawn reads it as CSS variables, and needs no breakpoint of its own. All
// measures are pixels.
import { formOf, type Form, type Window } from "../../table/frame/form";
import { footHeight, headHeight } from "../../table/frame/layout";

/** Wide from where there is room for a rail at the side; below that the phone's order, with larger parts from 700 on. */
export const NEEDS = { between: "column" } as const;

export interface Room extends Window {
  /** How many sit at the table beside me. */
  rivals: number;
  /** How many special buildings were laid out, and whether they have effects to be read. */
  specials: number;
  expert: boolean;
  /** Whether monsters come: then my city has a gate. */
  monsters: boolean;
  /** Whether header, sign and foot take their part of the room: not in a replay. */
  parts: boolean;
}

export interface Size {
  width: number;
  height: number;
}

export interface Measures extends Room {
  /** `wide`: rails at the sides. `tablet`: gate, city and desk beside each other, the others in a row. `upright` and `phone`:
   * one above the other. `lying`: one part at a time behind tabs. */
  form: Form;
  /** The head with its tools. */
  top: number;
  /** The row with the sign and the one button, and the tools under the thumb. */
  say: number;
  foot: number;
  /** The rails of a wide table; 0 where nobody sits there. */
  left: number;
  right: number;
  /** A rival's head above their lawn. */
  head: number;
  /** The rivals where they lie in a row. */
  strip: number;
  tabs: number;
  shop: Shop;
  /** A special building in the shop. */
  special: Size;
  /** My place without the row of my numbers and that of the colours. */
  mine: Size;
  gate: number;
  desk: number;
  numbers: number;
  colours: number;
  /** A card of my city. */
  card: Size & { gap: number; road: number; rim: number };
  /** Letters: the numbers on a card of my city, names, effects. */
  figure: number;
  caption: number;
}

/** The shop front: rows from the awning down to the sill. */
export interface Shop extends Size {
  awning: number;
  /** Decks where they have a row of their own, open cards, homes where they have one, specials. */
  decks: number;
  first: number;
  homes: number;
  second: number;
  sill: number;
  gap: number;
  /** Between the shop's walls and what lies in it. */
  pad: number;
}

/** Below this height a phone shows less. */
const SHORT = 791;
/** Below this height a phone has no room for the colours, and none for names in my city. */
const SHORTEST = 735;
const COLUMNS = 5;
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

/** Whether the effects of special buildings can be read in the shop itself. */
export function areEffectsRead({ form, expert, special }: Measures): boolean {
  return expert && form !== "phone" && special.width >= 105 && special.height >= 96;
}

function wide(room: Room): Measures {
  const { width, height, rivals, parts, layout, expert, monsters } = room;
  const u = Math.min(width / 1440, height / 900);
  const top = parts ? headHeight(layout, height) : 0;
  const beyond = Math.max(0, width - 1440 * u);
  const left =
    rivals === 1 ? 272 * u + 0.2 * beyond : 212 * u + (rivals === 2 ? 0.22 : 0.12) * beyond;
  const right = rivals === 1 ? 14 : left;
  const second = expert ? ([0, 150, 162, 180, 194][rivals] ?? 150) : 118;
  const shop = shopOf(width - left - right - 28, {
    awning: Math.max(20, 30 * u),
    first: 194 * u,
    second: second * u,
    sill: Math.max(24, 27 * u),
    gap: Math.max(7, 9 * u),
    pad: 14 * u,
  });
  const mine = height - top - shop.height - 12;
  const gate = monsters ? 146 * u : 0;
  const desk = (monsters ? 196 : 210) * u;
  const broad = shop.width - gate - desk - 24;
  // A card is not flatter than it is wide.
  const city = Math.min(broad, (mine - 40 * u) * 1.3 * 2);
  return finish(room, {
    ...nothing,
    form: "wide",
    top,
    left,
    right,
    head: rivals > 2 ? 66 * u : 80 * u,
    shop,
    mine: { width: city, height: mine },
    gate,
    desk,
    card: { width: 0, height: 0, gap: Math.max(6, 9 * u), road: 18 * u, rim: 11 * u },
  });
}

function tablet(room: Room): Measures {
  const { width, height, rivals, parts, monsters, expert } = room;
  const foot = parts ? TABLET_FOOT : 0;
  const k = Math.min(1.2, height / 768);
  const strip = 54;
  const shop = shopOf(width - 20, {
    awning: 14,
    first: 158 * k,
    second: (expert ? (rivals > 2 ? 134 : 116) : 92) * k,
    sill: 24,
    gap: 8,
    pad: 12,
  });
  const gate = monsters ? 118 : 0;
  const desk = 166;
  return finish(room, {
    ...nothing,
    form: "tablet",
    foot,
    strip,
    head: 60,
    shop,
    mine: {
      width: width - 20 - gate - desk - 16,
      height: height - foot - strip - shop.height - 14,
    },
    gate,
    desk,
    card: { width: 0, height: 0, gap: 8, road: 14, rim: 9 },
  });
}

function upright(room: Room): Measures {
  const { width, height, parts } = room;
  const [foot, say] = parts ? [TABLET_FOOT, 50] : [0, 0];
  const k = Math.min(1.25, height / 1024);
  const strip = 62;
  const shop = shopOf(width - 20, {
    awning: 16,
    decks: 56,
    first: 152 * k,
    second: (room.expert ? 142 : 104) * k,
    sill: 24,
    gap: 9,
    pad: 10,
  });
  const [numbers, colours] = [78, 44];
  const rest = height - foot - say - strip - shop.height - numbers - colours - 16;
  return finish(room, {
    ...nothing,
    form: "upright",
    foot,
    say,
    strip,
    head: 66,
    shop,
    mine: { width: width - 20, height: rest },
    numbers,
    colours,
    card: { width: 0, height: 0, gap: 8, road: 14, rim: 9 },
  });
}

function phone(room: Room): Measures {
  const { width, height, parts, layout } = room;
  const short = height < SHORT;
  const foot = parts ? footHeight(layout, height) : 0;
  const say = parts ? 46 : 0;
  const strip = short ? 46 : 52;
  const shop = shopOf(width - 12, {
    awning: short ? 12 : 15,
    decks: 46,
    first: short ? clamp(92, 0.165 * height, 122) : 140,
    homes: 44,
    second: short ? 44 : 50,
    sill: 11,
    gap: short ? 5 : 7,
    pad: 8,
  });
  const numbers = short ? 50 : 56;
  const colours = height < SHORTEST ? 0 : 44;
  const rest = height - foot - say - strip - shop.height - numbers - colours - 8;
  return finish(room, {
    ...nothing,
    form: "phone",
    foot,
    say,
    strip,
    head: 58,
    shop,
    mine: { width: width - 12, height: rest },
    numbers,
    colours,
    card: { width: 0, height: 0, gap: 5, road: short ? 8 : 10, rim: 6 },
  });
}

function lying(room: Room): Measures {
  const { width, height, parts, layout, monsters } = room;
  const top = parts ? headHeight(layout, height) : 0;
  const tabs = 96;
  const high = height - top - 8;
  const narrow = width < 780;
  const gate = monsters ? (narrow ? 92 : 112) : 0;
  const desk = narrow ? 144 : 164;
  const part = width - tabs - 16;
  const shop = shopOf(part, {
    awning: 10,
    first: Math.round(0.52 * (high - 10)),
    second: 0,
    sill: 0,
    gap: 6,
    pad: 8,
  });
  const second = high - shop.height - shop.gap;
  return finish(room, {
    ...nothing,
    form: "lying",
    top,
    head: 46,
    tabs,
    shop: { ...shop, second, height: high },
    mine: { width: part - gate - desk - 16, height: high },
    gate,
    desk,
    card: { width: 0, height: 0, gap: 6, road: 10, rim: 7 },
  });
}

type Rows = Partial<Shop> & Pick<Shop, "awning" | "first" | "second" | "sill" | "gap" | "pad">;

function shopOf(width: number, { decks = 0, homes = 0, ...rows }: Rows): Shop {
  const shelves = [decks, rows.first, homes, rows.second].filter(Boolean);
  const inside = shelves.reduce((sum, each) => sum + each + rows.gap, rows.gap);
  const height = Math.round(rows.awning + inside + rows.sill);
  return { ...rows, decks, homes, width: Math.floor(width), height };
}

type Unfinished = Omit<Measures, keyof Room | "special" | "figure" | "caption">;

/** What follows from the rest. */
function finish(room: Room, measures: Unfinished): Measures {
  const { shop, mine, form } = measures;
  const { gap, road, rim } = measures.card;
  const inside = shop.width - 2 * shop.pad;
  const between = form === "phone" ? 5 : 8;
  const most = form === "phone" ? 90 : room.rivals === 1 ? 252 : 200;
  const special = {
    width: Math.min(most, Math.floor((inside - (room.specials - 1) * between) / room.specials)),
    height: Math.floor(shop.second),
  };
  const card = {
    ...measures.card,
    width: Math.floor((mine.width - 2 * rim - (COLUMNS - 1) * gap) / COLUMNS),
    height: Math.floor((mine.height - 2 * rim - road - 6) / 2),
  };
  const figure = clamp(14, Math.min(0.18 * card.width, 0.2 * card.height), 30);
  const caption = form === "phone" || form === "lying" ? 11 : clamp(12, 0.1 * card.width, 15);
  return { ...room, ...measures, special, card, figure, caption };
}

/** Whether cards in my city wear their names. */
export function areNamed({ card }: Measures): boolean {
  return card.height >= 78;
}

const nothing = {
  top: 0,
  say: 0,
  foot: 0,
  left: 0,
  right: 0,
  strip: 0,
  tabs: 0,
  gate: 0,
  desk: 0,
  numbers: 0,
  colours: 0,
};

function clamp(least: number, wish: number, most: number): number {
  return Math.max(least, Math.min(wish, most));
}
