// What is entered of a printed game, and how the server wants to be told of it. Cards that look alike on the table count
// alike, so a building is one of a few faces: its permanent resource and its points.
import type { Message } from "../../../lib/protocol";
import type { Player } from "../../../printed/players";
import { resourceName, RESOURCES, SYMBOLS, type Facts } from "../components";

/** The buildings that show the same. */
export interface Face {
  key: string;
  /** The permanent resource, -1 for none. */
  produces: number;
  points: number;
  /** One of its cards, to be drawn. */
  card: number;
  copies: number;
}

export interface City extends Player {
  /** The keys of their faces, in the order they were entered. */
  buildings: string[];
  tokens: number[];
  /** Cards of each resource, ingenuity last. */
  unspent: number[];
}

export interface Automa {
  level: string;
  buildings: string[];
  tokens: number;
  unspent: number[];
}

export interface Entry {
  players: City[];
  /** Only beside a single player. */
  automa: Automa | null;
}

export function facesOf(facts: Facts): Face[] {
  const faces = new Map<string, Face>();
  facts.buildings.forEach(({ produces, points }, card) => {
    const key = `${produces}:${points}`;
    const face = faces.get(key) ?? { key, produces, points, card, copies: 0 };
    faces.set(key, { ...face, copies: face.copies + 1 });
  });
  return [...faces.values()].sort((a, b) => a.points - b.points);
}

export function faceName({ produces, points }: Face): Message {
  if (produces >= 0)
    return { id: "printed-pc-production", args: { resource: resourceName(produces), points } };
  if (points) return { id: "printed-pc-landmark", args: { points } };
  return { id: "printed-pc-civic-building", args: {} };
}

export function freshCity(): City {
  return { name: "", buildings: [], tokens: [], unspent: SYMBOLS.map(() => 0) };
}

export function freshAutoma(): Automa {
  return { level: "easy", buildings: [], tokens: 0, unspent: SYMBOLS.map(() => 0) };
}

export function freshEntry(): Entry {
  return { players: [freshCity(), freshCity()], automa: null };
}

/** The automa plays against one player only. */
export function automaOf(entry: Entry): Automa | null {
  return entry.players.length === 1 ? entry.automa : null;
}

/** How many cards of this face nobody has. */
export function leftOf(entry: Entry, face: Face): number {
  const cities = [...entry.players, automaOf(entry)];
  const used = cities.flatMap((city) => city?.buildings ?? []).filter((key) => key === face.key);
  return face.copies - used.length;
}

/** As docs/scoring.md describes it. */
export function toSend(entry: Entry, faces: Face[]): object {
  const automa = automaOf(entry);
  return {
    seats: entry.players.map(({ buildings, tokens, unspent }) => ({
      buildings: printedBuildings(buildings, faces),
      tokens,
      unspent: namedCards(unspent),
    })),
    ...(automa && {
      automa: {
        level: automa.level,
        buildings: printedBuildings(automa.buildings, faces),
        tokens: automa.tokens,
        resources: namedCards(automa.unspent),
      },
    }),
  };
}

function printedBuildings(keys: string[], faces: Face[]): object[] {
  return keys.flatMap((key) => {
    const face = faces.find((each) => each.key === key);
    return face ? [{ permanent: RESOURCES[face.produces] ?? null, points: face.points }] : [];
  });
}

function namedCards(counts: number[]): string[] {
  return SYMBOLS.flatMap((symbol, which) => Array<string>(counts[which] ?? 0).fill(symbol));
}
