// The components by their numbers, as the server's views and events name them (games/bloom_town/components.py), and the
// facts of this table: the town board and what shops like.
import { createContext } from "svelte";
import { FLOWERS } from "../../art/flowers";
import type { Message } from "../../lib/protocol";
import type { Tables } from "../../lib/rooms/board";

export const TYPES = ["office", "subway", "park", "home", "shop"] as const;
export type TypeName = (typeof TYPES)[number];

export const SHOPS = [
  "ice_cream",
  "bookshop",
  "sports_shop",
  "grocery",
  "coffee_bar",
  "toy_shop",
] as const;
export type ShopName = (typeof SHOPS)[number];

/** The market's slots, by the flower on the cells that lead there. */
export const ICONS = FLOWERS;
export const CELLS = 25;
export const COLUMNS = 5;
export const GRID = { columns: COLUMNS, cells: CELLS };
const SHOP = 4;

export function typeOf(kind: number): number {
  return Math.min(kind, SHOP);
}

/** Which shop it is, if it is one. */
export function shopOf(kind: number): ShopName | undefined {
  return SHOPS[kind - SHOP];
}

/** The kind of a tile as moves name it: "office", "shop:grocery". */
export function kindOf(tile: string): number {
  const shop = SHOPS.findIndex((name) => tile === `shop:${name}`);
  return shop >= 0 ? SHOP + shop : TYPES.findIndex((name) => name === tile);
}

/** "b3": the column's letter, the row's number. */
export function cellName(cell: number): string {
  return `${"abcde"[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`;
}

export function cellOf(name: string): number {
  return (Number(name[1]) - 1) * COLUMNS + "abcde".indexOf(name[0] ?? "");
}

// Names

export function tileName(kind: number): Message {
  const shop = shopOf(kind);
  return shop ? { id: `bt-shop-${shop.replaceAll("_", "-")}`, args: {} } : typeName(kind);
}

export function typeName(which: number): Message {
  return { id: `bt-type-${TYPES[which]}`, args: {} };
}

export function typesName(which: number): Message {
  return { id: `bt-types-${TYPES[which]}`, args: {} };
}

export function iconName(slot: number): Message {
  return { id: `bt-icon-${ICONS[slot]}`, args: {} };
}

/** The name of a tile, of a shop with what it likes. */
export function fullName(facts: Facts, kind: number): Message {
  const [first, second] = facts.likes[kind] ?? [];
  if (first === undefined || second === undefined) return tileName(kind);
  const args = { shop: tileName(kind), first: typeName(first), second: typeName(second) };
  return { id: "bt-shop-likes", args };
}

// Facts

export interface Facts {
  /** The types that a kind of tile likes; empty for all but shops. */
  likes: number[][];
  /** The market slot of each cell. */
  slots: number[];
  springs: boolean[];
  /** Every column leads to the slot above it. */
  straight: boolean;
}

/** Where spring does not count (`spring`), no cell is one. */
export function readFacts(tables: Tables, side: string, spring: boolean): Facts {
  const slots = Array<number>(CELLS).fill(0);
  const springs = Array<boolean>(CELLS).fill(false);
  for (const row of (tables.boards ?? []).filter((row) => row.side === side)) {
    const cell = (Number(row.row) - 1) * COLUMNS + Number(row.col) - 1;
    slots[cell] = ICONS.findIndex((icon) => icon === row.icon);
    springs[cell] = spring && row.spring === "1";
  }
  const likes = Array.from({ length: SHOP + SHOPS.length }, (): number[] => []);
  for (const row of tables.shops ?? []) {
    likes[kindOf(`shop:${row.kind}`)] = [row.likes_1, row.likes_2].map((name) =>
      TYPES.findIndex((type) => type === name),
    );
  }
  const straight = slots.every((slot, cell) => slot === cell % COLUMNS);
  return { likes, slots, springs, straight };
}

/** The facts of this table for every part of its board; a function, because a board may be given another table. */
export const [getFacts, setFacts] = createContext<() => Facts>();
