// The legal moves, sorted by the thing on the table that they are chosen on.
import type { WayInfo } from "../../lib/protocol";
import type { HappyCityMove, HappyCityMoveInfo } from "./protocol";

export type HappyCityWay = WayInfo<"happy_city">;

export interface Offers {
  /** Buying or discarding a card, by its id: at any moment only one of the two can be done. */
  cards: Map<string, HappyCityMoveInfo>;
  /** Decks from 0. */
  decks: Map<number, HappyCityMoveInfo>;
  specials: Map<string, HappyCityMoveInfo>;
  markets: Map<string, HappyCityMoveInfo>;
  /** Slots whose building a monster may destroy, from 0. */
  slots: Map<number, HappyCityMoveInfo>;
  /** Tokens that can pay, by their colour. */
  tokens: Map<string, HappyCityMoveInfo>;
  /** Going on without doing anything more: the one button. */
  onward: HappyCityMoveInfo | null;
  /** The answers to a monster that is coming. */
  answers: HappyCityMoveInfo[];
  /** Whose income or card is copied. */
  copies: HappyCityMoveInfo[];
  /** The cards are to be discarded, not bought. */
  discarding: boolean;
}

/** By the deck from 0: the ways in which a card is revealed from it at once, without discarding any. */
export function revealedAtOnce(ways: HappyCityWay[]): Map<number, HappyCityWay> {
  const decks = new Map<number, HappyCityWay>();
  for (const way of ways) {
    const last = way.moves.at(-1)?.move;
    if (last?.kind === "reveal") decks.set(last.deck - 1, way);
  }
  return decks;
}

export function sortMoves(moves: HappyCityMoveInfo[]): Offers {
  const offers: Offers = {
    cards: new Map(),
    decks: new Map(),
    specials: new Map(),
    markets: new Map(),
    slots: new Map(),
    tokens: new Map(),
    onward: null,
    answers: [],
    copies: [],
    discarding: false,
  };
  for (const info of moves) sortMove(offers, info, info.move);
  return offers;
}

function sortMove(offers: Offers, info: HappyCityMoveInfo, move: HappyCityMove): void {
  switch (move.kind) {
    case "discard":
      offers.discarding = true;
      offers.cards.set(move.card, info);
      break;
    case "buy":
      offers.cards.set(move.card, info);
      break;
    case "reveal":
      offers.decks.set(move.deck - 1, info);
      break;
    case "special":
      offers.specials.set(move.card, info);
      break;
    case "market":
      offers.markets.set(move.color, info);
      break;
    case "destroy":
      offers.slots.set(move.slot - 1, info);
      break;
    case "token":
      offers.tokens.set(move.color, info);
      break;
    case "keep":
    case "coin":
    case "pay":
    case "pass":
      offers.onward = info;
      break;
    case "deflect":
    case "accept":
      offers.answers.push(info);
      break;
    default:
      offers.copies.push(info);
  }
}
