// What the move pointed at would visibly do to the actor's city: all of it comes from the server's preview.
import type { HappyCityView, MoveInfo } from "../../lib/protocol";
import { happyCityMove } from "./offers";

/** The numbers of a city, now or after a move; null is not known. */
export interface Numbers {
  coins: number;
  income: number | null;
  residents: number | null;
  hearts: number | null;
  score: number | null;
}

export interface Outlook {
  /** The seat it is about. */
  seat: number;
  /** The card that would come to the city. */
  comes: string | null;
  then: Numbers | null;
  /** The monster that would go on. */
  leaves: string | null;
  /** Stop-zilla tokens that would be won, by colour. */
  tokens: string[];
}

interface Details {
  coins?: number;
  price?: number;
  residents?: number;
  hearts?: number;
  income?: number;
  tokens?: string[];
  drives_away?: string;
}

export function outlookOf(view: HappyCityView, info: MoveInfo | undefined): Outlook {
  const nothing = { seat: view.actor, then: null, leaves: null, tokens: [] };
  if (!info) return { ...nothing, comes: view.buying };
  const details = info.preview.details as Details;
  return {
    seat: view.actor,
    comes: comesBy(view, info),
    then: {
      coins: coinsAfter(view, info, details),
      income: details.income ?? null,
      residents: details.residents ?? null,
      hearts: details.hearts ?? null,
      score: info.preview.score,
    },
    leaves: details.drives_away ?? null,
    tokens: details.tokens ?? [],
  };
}

function comesBy(view: HappyCityView, info: MoveInfo): string | null {
  const move = happyCityMove(info);
  if (move.kind === "buy" || move.kind === "special") return move.card;
  return move.kind === "market" ? `market_${move.color}` : view.buying;
}

/** What is left after paying; tokens that help to pay are chosen later. */
function coinsAfter(view: HappyCityView, info: MoveInfo, details: Details): number {
  const price = happyCityMove(info).kind === "pay" ? view.owing : (details.price ?? 0);
  return Math.max(0, view.cities[view.actor]!.coins - price) + (details.coins ?? 0);
}
