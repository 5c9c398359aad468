// What is entered of a printed game, and how the server wants to be told of it (docs/scoring.md).
import { SLOTS, type Card, type Colour, type Facts } from "../../games/happy_city/components";
import type { Refusal } from "../../lib/api";
import type { Player } from "../players";

/** What lies in a place of a city: a card, or the ruins under a monster. */
export interface Laid {
  card: string;
  ruin: boolean;
}

export interface City extends Player {
  slots: Laid[];
  coins: number;
  /** The monster in front of the city. */
  monster: string | null;
}

export type ChoiceName = "sphinx" | "pyramid";

export interface Entry {
  mode: string;
  scoring: string;
  monsters: boolean;
  players: City[];
  /** What a special building copies, by seat. */
  choices: Record<ChoiceName, Record<string, number | string>>;
}

/** What the server must know before it can count. */
export interface Question {
  about: ChoiceName;
  seat: number;
}

export function freshCity(): City {
  return { name: "", slots: [], coins: 0, monster: null };
}

export function freshEntry(): Entry {
  return {
    mode: "family",
    scoring: "multiply",
    monsters: false,
    players: [freshCity(), freshCity()],
    choices: { sphinx: {}, pyramid: {} },
  };
}

export function toSend(entry: Entry): object {
  const { mode, scoring, players, choices } = entry;
  return {
    options: { mode, scoring },
    seats: players.map(({ slots, coins, monster }) => ({
      city: slots.map(({ card, ruin }) => (ruin ? { ruin: card } : card)),
      coins,
      monster: entry.monsters ? monster : null,
    })),
    choices: {
      sphinx: Object.keys(choices.sphinx).length ? choices.sphinx : null,
      pyramid: Object.keys(choices.pyramid).length ? choices.pyramid : null,
    },
  };
}

/** Any other refusal is no question. An answer that does not fit any more is asked for again. */
export function questionIn(refusal: Refusal): Question | null {
  const { id, args } = refusal.words;
  const about = /^\$\.choices\.(sphinx|pyramid)/.exec(String(args.where))?.[1];
  if (!id.startsWith("hc-table-copy-") || !about) return null;
  return { about: about as ChoiceName, seat: Number(args.seat) };
}

/** What was asked and answered, as long as the city has a special building. */
export function answered(facts: Facts, { players, choices }: Entry): Question[] {
  const hasSpecial = (seat: number) =>
    players[seat]?.slots.some(({ card }) => facts.cards.get(card)?.kind === "special");
  return (["sphinx", "pyramid"] as const).flatMap((about) =>
    Object.keys(choices[about])
      .map((seat) => ({ about, seat: Number(seat) }))
      .filter(({ seat }) => hasSpecial(seat)),
  );
}

export function sameQuestion(one: Question, other: Question): boolean {
  return one.about === other.about && one.seat === other.seat;
}

// Which cards can be added

export type Shelf = Colour | "market" | "special" | "ruin";

export function onShelf(facts: Facts, entry: Entry, shelf: Shelf): Card[] {
  return [...facts.cards.values()].filter((card) => {
    if (shelf === "ruin") return card.kind === "monster";
    if (shelf === "special") return card.kind === "special" && isOfMode(card, entry);
    if (shelf === "market") return card.kind === "market";
    if (card.deck === FOURTH && !entry.monsters) return false;
    return (card.kind === "building" || card.kind === "home") && card.colours.includes(shelf);
  });
}

const FOURTH = 3;

/** Expert specials are those that do something. */
function isOfMode(card: Card, { mode }: Entry): boolean {
  return Boolean(card.effect) === (mode === "expert");
}

/** Not in this city yet, not all in others, and there is a place for it. */
export function fits(entry: Entry, city: City, card: Card): boolean {
  const used = entry.players.flatMap(({ slots, monster }) => [
    ...slots.map((laid) => laid.card),
    ...(monster ? [monster] : []),
  ]);
  return (
    city.slots.length < SLOTS &&
    !city.slots.some((laid) => laid.card === card.id) &&
    used.filter((id) => id === card.id).length < card.copies
  );
}
