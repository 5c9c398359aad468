// What is entered of a printed game, and how the server wants to be told of it (docs/scoring.md).
import type { ScoredTable, TableQuestion } from "../../../lib/protocol";
import type { Player } from "../../../printed/players";
import { SLOTS, type Card, type Colour, type Facts } from "../components";

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

/** What special buildings copy: by what is asked, and by seat. */
export type Choices = Record<string, Record<string, number | string>>;

export interface Entry {
  mode: string;
  scoring: string;
  monsters: boolean;
  players: City[];
  choices: Choices;
}

export interface Counted {
  /** Null while a question is open. */
  scored: ScoredTable | null;
  /** All that had to be asked, answered or not. */
  questions: TableQuestion[];
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
    choices: noChoices(),
  };
}

export function noChoices(): Choices {
  return { sphinx: {}, pyramid: {} };
}

export function toSend(entry: Entry): object {
  const { mode, scoring, players } = entry;
  return {
    options: { mode, scoring },
    seats: players.map(({ slots, coins, monster }) => ({
      city: slots.map(({ card, ruin }) => (ruin ? { ruin: card } : card)),
      coins,
      monster: entry.monsters ? monster : null,
    })),
  };
}

/** Asks for the points, and answers what is asked back as long as an answer is known: one that was given to a question
 * no longer asked, or that does not fit any more, is not sent. */
export async function count(
  table: object,
  known: Choices,
  score: (table: object) => Promise<ScoredTable>,
): Promise<Counted> {
  const questions: TableQuestion[] = [];
  const choices = noChoices();
  for (;;) {
    const scored = await score({ ...table, choices });
    const { question } = scored;
    if (!question) return { scored, questions };
    questions.push(question);
    const { about, seat } = question;
    const answer = known[about]?.[seat];
    if (answer === undefined || !isAnswer(question, answer)) return { scored: null, questions };
    choices[about] = { ...choices[about], [seat]: answer };
  }
}

function isAnswer({ seats, cards }: TableQuestion, answer: number | string): boolean {
  return typeof answer === "number" ? seats.includes(answer) : cards.includes(answer);
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
