// What the move pointed at would visibly do to the actor's city: all of it comes from the server's preview.
import type { HappyCityMoveInfo, HappyCityView } from "./protocol";

/** The numbers of a city, now or after a move; null is not known. */
export interface Numbers {
  coins: number | null;
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
  /** And those that would be given, one by one. */
  spends: string[];
}

export function outlookOf(view: HappyCityView, info: HappyCityMoveInfo | undefined): Outlook {
  const nothing = { seat: view.actor, then: null, leaves: null, tokens: [], spends: [] };
  if (!info) return { ...nothing, comes: view.buying };
  const details = info.preview.details;
  return {
    seat: view.actor,
    comes: comesBy(view, info),
    then: {
      coins: coinsAfter(view, info),
      income: details?.income ?? null,
      residents: details?.residents ?? null,
      hearts: details?.hearts ?? null,
      score: info.preview.score,
    },
    leaves: details?.sends?.monster ?? null,
    tokens: details?.tokens ?? [],
    spends: details?.spends ?? [],
  };
}

function comesBy(view: HappyCityView, info: HappyCityMoveInfo): string | null {
  const move = info.move;
  if (move.kind === "buy" || move.kind === "special") return move.card;
  return move.kind === "market" ? `market_${move.color}` : view.buying;
}

/** What is left after paying; null while it is still to be chosen whether tokens help to pay. */
function coinsAfter(view: HappyCityView, { preview }: HappyCityMoveInfo): number | null {
  const { price, paid, coins } = preview.details ?? {};
  if (price && typeof paid !== "number") return null;
  return view.cities[view.actor]!.coins - (paid ?? 0) + (coins ?? 0);
}

/** How the points would change; null where that is not known, or nothing. */
export function gainOf(view: HappyCityView, { preview }: HappyCityMoveInfo): number | null {
  if (preview.score === null) return null;
  return preview.score - view.cities[view.actor]!.score || null;
}
