// The components by their numbers, as the server's views and events name them (games/point_city/components.py), with
// their names (names.py) and the facts of this table's cards and tokens.
import { createContext } from "svelte";
import type { IconName } from "../../art/icons";
import type { Message } from "../../lib/protocol";
import type { PointCityMarketCard } from "./protocol";
import type { Tables } from "../../lib/rooms/board";

export const RESOURCES = ["community", "economy", "energy", "ecology", "industry"] as const;
export type ResourceName = (typeof RESOURCES)[number];
export const SYMBOLS = [...RESOURCES, "ingenuity"] as const;
export const INGENUITY = 5;
/** Resource sides from this number on show two symbols. */
const DOUBLE = 6;
export const SIDES = 11;
export const COLUMNS = 4;
export const CELLS = 16;
export const GRID = { columns: COLUMNS, cells: CELLS };

export type Kind = "production" | "points" | "civic";

const SIGNS: IconName[] = ["people", "coin", "bolt", "leaf", "gear", "bulb"];
const TONES = [
  "var(--community)",
  "var(--economy)",
  "var(--energy)",
  "var(--ecology)",
  "var(--industry-pc)",
  "var(--ingenuity)",
];

export function signOf(symbol: number): IconName {
  return SIGNS[symbol]!;
}

export function toneOf(symbol: number): string {
  return TONES[symbol]!;
}

/** A resource side: which symbol, and how many of it. */
export function sideOf(side: number): { symbol: number; count: number } {
  return side < DOUBLE ? { symbol: side, count: 1 } : { symbol: side - DOUBLE, count: 2 };
}

/** "b3": the column's letter, the row's number. */
export function cellName(cell: number): string {
  return `${"abcd"[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`;
}

export function cellOf(name: string): number {
  return (Number(name[1]) - 1) * COLUMNS + "abcd".indexOf(name[0] ?? "");
}

// Facts

export interface Building {
  tier: number;
  kind: Kind;
  /** The permanent resource, -1 for none. */
  produces: number;
  points: number;
  cost: number[];
  /** The resource it is named after. */
  main: number;
}

export interface Token {
  rule: string;
  /** Resources the rule is about. */
  resources: number[];
  /** How many at least, where the rule asks for it. */
  least: number;
  points: number;
}

export interface Facts {
  buildings: Building[];
  tokens: Token[];
}

export function readFacts(tables: Tables): Facts {
  return {
    buildings: (tables.cards ?? []).map(readBuilding),
    tokens: (tables.tokens ?? []).map(readToken),
  };
}

function readBuilding(row: Record<string, string>): Building {
  const produces = resourceOf(row.produces);
  const cost = RESOURCES.map((name) => Number(row[`cost_${name}`]));
  const main = produces >= 0 ? produces : cost.indexOf(Math.max(...cost));
  const kind = row.kind as Kind;
  return { tier: Number(row.tier), kind, produces, points: Number(row.points), cost, main };
}

function readToken(row: Record<string, string>): Token {
  const rule = row.rule ?? "";
  const resources = [row.arg1, row.arg2].map(resourceOf).filter((which) => which >= 0);
  const least = rule === "per_type_at_least" ? Number(row.arg1) : 0;
  return { rule, resources, least, points: Number(row.points) };
}

function resourceOf(name: string | undefined): number {
  return RESOURCES.findIndex((resource) => resource === name);
}

/** The facts of this table for every part of its board; a function, because a board may be given another table. */
export const [getFacts, setFacts] = createContext<() => Facts>();

// Names

export function resourceName(symbol: number): Message {
  return { id: `pc-resource-${SYMBOLS[symbol]}`, args: {} };
}

/** For where there is little room. */
export function shortName(symbol: number): Message {
  return { id: `web-pc-short-${SYMBOLS[symbol]}`, args: {} };
}

export function sideName(side: number): Message {
  return named(side, resourceName);
}

export function shortSideName(side: number): Message {
  return named(side, shortName);
}

function named(side: number, nameOf: (symbol: number) => Message): Message {
  const { symbol, count } = sideOf(side);
  const resource = nameOf(symbol);
  return count === 1 ? resource : { id: "pc-side-double", args: { resource } };
}

export function buildingName({ kind, main, tier }: Building): Message {
  return { id: `pc-building-${kind}-${RESOURCES[main]}-${tier}`, args: {} };
}

export function amounts(counts: number[]): Message[] {
  return counts.flatMap((count, which) =>
    count ? [{ id: "pc-amount", args: { count, resource: resourceName(which) } }] : [],
  );
}

/** The name of a building with all that its card says. */
export function buildingText(building: Building): Message {
  const args = { name: buildingName(building), text: whatItDoes(building) };
  return { id: "web-pc-card", args };
}

export function whatItDoes(building: Building): Message {
  const args = { cost: amounts(building.cost), points: building.points };
  if (building.kind === "production")
    return {
      id: "web-pc-card-production",
      args: { ...args, resource: resourceName(building.produces) },
    };
  const id = building.kind === "civic" ? "web-pc-card-civic" : "web-pc-card-points";
  return { id, args };
}

export function cardText(facts: Facts, { side, face }: PointCityMarketCard): Message {
  return side === "building" ? buildingText(facts.buildings[face]!) : sideName(face);
}

export function tokenText({ rule, resources, least, points }: Token): Message {
  const args: Message["args"] = { points };
  if (resources[0] !== undefined) args.first = resourceName(resources[0]);
  if (resources[1] !== undefined) args.second = resourceName(resources[1]);
  if (least) args.least = least;
  return { id: `pc-token-${rule.replaceAll("_", "-")}`, args };
}
