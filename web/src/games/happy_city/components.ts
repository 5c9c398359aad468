// The cards as the tables of components describe them, by their ids (games/happy_city/components.py).
import { createContext } from "svelte";
import type { IconName } from "../../art/icons";
import type { Message } from "../../lib/protocol";
import type { Tables } from "../../lib/rooms/board";

export const COLOURS = ["yellow", "blue", "green", "orange", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const TONES: Record<Colour, string> = {
  yellow: "var(--shops)",
  blue: "var(--public)",
  green: "var(--homes)",
  orange: "var(--leisure)",
  violet: "var(--industry-hc)",
};
export const SIGNS: Record<Colour, IconName> = {
  yellow: "shop",
  blue: "columns",
  green: "home",
  orange: "wheel",
  violet: "factory",
};

export const SLOTS = 10;
/** The fourth deck belongs to the monsters. */
export const FOURTH = 3;

export type Kind = "building" | "home" | "market" | "special" | "monster";

export interface Card {
  id: string;
  kind: Kind;
  name: Message;
  colours: Colour[];
  /** From 0; -1 for what lies in no deck. */
  deck: number;
  cost: number;
  income: number;
  residents: number;
  hearts: number;
  copies: number;
  /** What an expert special or a monster does; empty for all others. */
  effect: string;
  /** How many cards of each colour a special asks for. */
  needs: Record<Colour, number>;
}

/** What a deck can hold: its prices, and how many of its cards have each colour. */
export interface DeckFacts {
  cheapest: number;
  dearest: number;
  colours: Record<Colour, number>;
  monsters: number;
}

export interface Facts {
  cards: Map<string, Card>;
  homes: string[];
  decks: DeckFacts[];
}

/** The tables of this game, and what they hold. */
const TABLES: Record<string, Kind> = {
  buildings: "building",
  multicolor_buildings: "building",
  homes: "home",
  markets: "market",
  family_specials: "special",
  expert_specials: "special",
  monsters: "monster",
};

export function readFacts(tables: Tables): Facts {
  const cards = new Map<string, Card>();
  for (const [table, kind] of Object.entries(TABLES))
    for (const row of tables[table] ?? []) {
      const fourth = table === "multicolor_buildings" || table === "monsters";
      const card = cardOf(row, kind, fourth ? FOURTH : Number(row.deck ?? 0) - 1);
      cards.set(card.id, card);
    }
  const all = [...cards.values()];
  return {
    cards,
    homes: all.filter((card) => card.kind === "home").map((card) => card.id),
    decks: [0, 1, 2, FOURTH].map((deck) => deckFacts(all.filter((card) => card.deck === deck))),
  };
}

function cardOf(row: Record<string, string>, kind: Kind, deck: number): Card {
  const named = (row.colors ?? row.color ?? "").split("+");
  return {
    id: row.id!,
    kind,
    name: { id: "name", args: { en: row.name_en!, ru: row.name_ru!, uk: row.name_uk! } },
    colours: COLOURS.filter((colour) => named.includes(colour)),
    deck,
    cost: Number(row.cost ?? 0),
    income: Number(row.income ?? 0),
    residents: Number(row.residents ?? 0),
    hearts: Number(row.hearts ?? 0),
    copies: Number(row.copies ?? 1),
    effect: row.effect_id ?? "",
    needs: perColour((colour) => Number(row[`req_${colour}`] ?? 0)),
  };
}

function deckFacts(cards: Card[]): DeckFacts {
  const buildings = cards.filter((card) => card.kind === "building");
  const prices = buildings.map((card) => card.cost);
  return {
    cheapest: Math.min(...prices),
    dearest: Math.max(...prices),
    colours: perColour((colour) =>
      copies(buildings.filter((card) => card.colours.includes(colour))),
    ),
    monsters: copies(cards.filter((card) => card.kind === "monster")),
  };
}

function copies(cards: Card[]): number {
  return cards.reduce((sum, card) => sum + card.copies, 0);
}

export function perColour<Value>(value: (colour: Colour) => Value): Record<Colour, Value> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, value(colour)])) as Record<
    Colour,
    Value
  >;
}

// Words

/** What an expert special or a monster does. */
export function effectText(effect: string): Message {
  return { id: `hc-effect-${effect.replaceAll("_", "-")}`, args: {} };
}

export function colourName(colour: string): Message {
  return { id: `hc-color-${colour}`, args: {} };
}

/** The short name of what a colour stands for: shops, homes, … */
export function typeName(colour: Colour): Message {
  return { id: TYPE_NAMES[colour], args: {} };
}

const TYPE_NAMES: Record<Colour, string> = {
  yellow: "web-hc-type-yellow",
  blue: "web-hc-type-blue",
  green: "web-hc-type-green",
  orange: "web-hc-type-orange",
  violet: "web-hc-type-violet",
};

/** Income, residents and hearts, as the server says them. */
export function symbolsText(card: Card): Message {
  const counts = { income: card.income, residents: card.residents, hearts: card.hearts };
  const parts = Object.entries(counts)
    .filter(([, count]) => count)
    .map(([what, count]) => ({ id: `hc-symbol-${what}`, args: { count } }));
  return parts.length ? { id: "hc-symbols", args: { parts } } : { id: "hc-symbols-none", args: {} };
}

export function whatItDoes(card: Card): Message {
  return card.effect ? effectText(card.effect) : symbolsText(card);
}

/** The facts of this table for every part of its board; a function, because a board may be given another table. */
export const [getFacts, setFacts] = createContext<() => Facts>();
