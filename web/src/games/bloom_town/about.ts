// What in the rulebook explains a thing on the table (rules/book.ts). An element says so by `data-about`.
import { shopOf, TYPES } from "./components";

export const about = {
  tile: (kind: number) => (shopOf(kind) ? `shop-${shopOf(kind)}` : TYPES[kind]!),
  type: (which: number) => TYPES[which]!,
  /** A cell of a town; -1: nothing is built there. */
  cell: (kind: number, spring: boolean) =>
    kind >= 0 ? about.tile(kind) : spring ? about.spring : about.turn,
  /** A slot of the market; -1: it is empty. */
  slot: (tile: number) => (tile >= 0 ? about.tile(tile) : "gaps"),
  turn: "turn",
  stack: "turn",
  /** A tile face down. */
  back: "box",
  spring: "spring",
  flower: "flower",
  recount: "recount",
  /** Tiles in hand at the end. */
  hand: "end",
  rival: "solo",
  first: "setup",
};
