// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.

import type { Ended, EventInfo, MoveInfo, StepInfo } from "../../lib/protocol";

export interface HappyCityCityView {
  slots: HappyCitySlotView[];
  coins: number;
  /** Stop-zilla tokens by colour. */
  tokens: Record<string, number>;
  /** The special that acts: the one taken or, at the end, the one the Sphinx copies. */
  special: string | null;
  special_slot: number | null;
  took_special: boolean;
  /** How often it will still work, if it is counted. */
  charges: number;
  /** The card the Pyramid copies. */
  borrowed: string | null;
  /** The Pyramid's choice is made. */
  settled: boolean;
  /** In front of the city. */
  monster: string | null;
  residents: number;
  hearts: number;
  /** If the match ended now. */
  score: number;
  next_income: HappyCityIncomePreview;
}

/** A card on sale that the seat cannot buy as things are. */
export interface HappyCityClosed {
  card: string;
  /** The city has ten cards, or one like this, or its coins and tokens are not enough. */
  why: "full" | "owned" | "short";
  /** How many coins are missing. */
  short: number;
}

/**
 * So many coins because of one card: a building of the city, its special, its monster, another's
 * special.
 */
export interface HappyCityIncomePart {
  card: string;
  coins: number;
}

export interface HappyCityIncomePreview {
  /** As it is compared and copied: printed, and from the special. */
  income: number;
  /** What the purse gains (or loses) in all; for a Louvre the best choice. */
  coins: number;
  /** They add up to the coins. */
  parts: HappyCityIncomePart[];
}

/** A colour that a special asks for and the city lacked until now. */
export interface HappyCityMet {
  special: string;
  color: string;
  /** How many cards it still lacks then: at 0 it has all that the special asks for. */
  missing: number;
}

/** A monster leaves the city, or does not even come, and goes on. */
export interface HappyCitySent {
  monster: string;
  /** The seat it comes to; whoever has a token of its colour there may send it further. */
  to: number;
}

export interface HappyCitySlotView {
  card: string;
  /** The monster that covers it. */
  ruin?: string | null;
}

/** The rule switches of the match. */
export interface HappyCitySwitchView {
  mode: string;
  scoring: string;
  grozilla: boolean;
  /** Whether tokens may or must send monsters on. */
  deflect: string;
  round_limit: number | null;
}

/** The round is 0 while markets are chosen. */
export interface HappyCityView {
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  actor: number;
  /** Legal actions, if it is this seat's choice; otherwise empty. */
  actions: number[];
  turn: number;
  /** How many seats there are. */
  players: number;
  /** The seat that began. */
  first: number;
  /** The points now, place by place: the seats, then a solo opponent. */
  scores: number[];
  /** Counts from 1; 0 where this game has no rounds. */
  round: number;
  /**
   * What is to be decided now, in the game's own words; empty where there is only one kind of
   * decision.
   */
  stage: string;
  /** Set by the match: a play names the revision it answers. */
  revision: number;
  switches: HappyCitySwitchView;
  /**
   * Whose turn it is, also while another seat is asked; whoever chooses, while markets are chosen.
   */
  current: number;
  central: (string | null)[];
  /** How many cards are left in each. */
  decks: number[];
  discards: number[];
  homes: number[];
  specials: (string | null)[];
  /** Who took the special of each place; null where it is still there. */
  takers: (number | null)[];
  /** How many specials were not dealt. */
  box: number;
  /** Colours that may still be chosen. */
  markets: string[];
  /** Stop-zilla tokens that nobody has yet. */
  tokens: Record<string, number>;
  /** Cards that left the game in sight of all. */
  gone: string[];
  /** What each central card and each home would cost whose turn it is. */
  prices: Record<string, number>;
  /** What buying nothing would bring them. */
  coin: number;
  buying: string | null;
  owing: number;
  paid: number;
  bought: boolean;
  /** A monster looking for a city. */
  incoming: string | null;
  cities: HappyCityCityView[];
  /** Empty until the match is over. */
  winners: number[];
}

/** Discard a central card. */
export interface HappyCityDiscard {
  kind: "discard";
  card: string;
}

/** Discard nothing. */
export interface HappyCityKeep {
  kind: "keep";
}

/** Turn up the next card of a deck (1 to 4). */
export interface HappyCityReveal {
  kind: "reveal";
  deck: number;
}

/** Buy a central card or a home. */
export interface HappyCityBuy {
  kind: "buy";
  card: string;
}

/** Buy nothing and take a coin. */
export interface HappyCityTakeCoin {
  kind: "coin";
}

/** Pay 2 coins with a stop-zilla token. */
export interface HappyCityPayToken {
  kind: "token";
  color: string;
}

/** Pay the rest in coins. */
export interface HappyCityPayCoins {
  kind: "pay";
}

export interface HappyCityTakeSpecial {
  kind: "special";
  card: string;
}

/** Take no special now. */
export interface HappyCityLeaveSpecials {
  kind: "pass";
}

/** Begin with the market of this colour. */
export interface HappyCityChooseMarket {
  kind: "market";
  color: string;
}

/** Let the monster destroy what stands on this slot (1 to 10). */
export interface HappyCityDestroy {
  kind: "destroy";
  slot: number;
}

/** Use a stop-zilla token: the monster goes on to the left neighbour. */
export interface HappyCityDeflect {
  kind: "deflect";
}

/** Let the monster come. */
export interface HappyCityLetCome {
  kind: "accept";
}

/** Louvre: also gain this opponent's income. */
export interface HappyCityCopyIncome {
  kind: "income";
  seat: number;
}

/** Pyramid: copy the card in the same slot of this neighbour's city. */
export interface HappyCityCopyCard {
  kind: "copy";
  seat: number;
}

/** Sphinx: copy this opponent's special. */
export interface HappyCityCopySpecial {
  kind: "sphinx";
  seat: number;
}

/** Sphinx: copy a special drawn from the box. */
export interface HappyCityCopyFromBox {
  kind: "box";
}

export type HappyCityMove =
  | HappyCityDiscard
  | HappyCityKeep
  | HappyCityReveal
  | HappyCityBuy
  | HappyCityTakeCoin
  | HappyCityPayToken
  | HappyCityPayCoins
  | HappyCityTakeSpecial
  | HappyCityLeaveSpecials
  | HappyCityChooseMarket
  | HappyCityDestroy
  | HappyCityDeflect
  | HappyCityLetCome
  | HappyCityCopyIncome
  | HappyCityCopyCard
  | HappyCityCopySpecial
  | HappyCityCopyFromBox;

/** The market that a city begins with (expert). */
export interface HappyCityMarketChosen {
  kind: "market";
  card: string;
}

export interface HappyCityRoundBegun {
  kind: "round";
  round: number;
}

/** Everyone's income, seat by seat. */
export interface HappyCityIncomeCollected {
  kind: "income";
  /** What the purses gain. */
  coins: number[];
  /** What monsters have not touched: it is compared and copied. */
  income: number[];
}

/** A Louvre gained as much as the income of another seat. */
export interface HappyCityIncomeCopied {
  kind: "copy_income";
  from: number;
  coins: number;
  /** The effect that did it. */
  why: string;
}

/** A special brought coins. */
export interface HappyCityGained {
  kind: "gain";
  coins: number;
  why: string;
}

/** A special took a coin from another seat. */
export interface HappyCityCoinTaken {
  kind: "taken_coin";
  from: number;
  coins: number;
  why: string;
}

/** No central card was discarded. */
export interface HappyCityAllKept {
  kind: "keep";
}

export interface HappyCityDiscarded {
  kind: "discard";
  card: string;
}

/** A deck was made from its discard. */
export interface HappyCityRebuilt {
  kind: "rebuild";
  /** Counts from 1. */
  deck: number;
  cards: number;
}

export interface HappyCityRevealed {
  kind: "reveal";
  card: string;
  /** Counts from 1. */
  deck: number;
}

/** The card that will be bought once it is paid. */
export interface HappyCityChosen {
  kind: "choose";
  card: string;
  price: number;
}

export interface HappyCityTokenPaid {
  kind: "pay_token";
  color: string;
  /** What is still to be paid. */
  owing: number;
}

export interface HappyCityBought {
  kind: "buy";
  card: string;
  slot: number;
  /** Tokens counted as coins. */
  paid: number;
}

export interface HappyCityNothingBought {
  kind: "coin";
  coins: number;
  /** Nothing could be bought, so nobody was asked. */
  unasked?: boolean;
}

/** Specials were within reach, and none was taken. */
export interface HappyCitySpecialsLeft {
  kind: "no_special";
}

export interface HappyCitySpecialTaken {
  kind: "special";
  card: string;
  slot: number;
}

/** The last card of a city made room for a special. */
export interface HappyCityReplaced {
  kind: "replace";
  card: string;
  slot: number;
}

export interface HappyCityTokenTaken {
  kind: "token";
  color: string;
}

/** A purchase sent the monster in front of the city to another seat. */
export interface HappyCityDrivenAway {
  kind: "drive_away";
  monster: string;
  to: number;
}

/** A token sent a monster that was coming to another seat. */
export interface HappyCityDeflected {
  kind: "deflect";
  monster: string;
  color: string;
  to: number;
}

/** A token could have sent the monster on, and was kept. */
export interface HappyCityAccepted {
  kind: "accept";
  monster: string;
}

/** A monster stands in front of the city. */
export interface HappyCityMonsterStayed {
  kind: "monster";
  monster: string;
}

export interface HappyCityDestroyed {
  kind: "destroy";
  slot: number;
  card: string;
  /** It covers the card from now on. */
  monster: string;
}

/** There was nothing left to destroy. */
export interface HappyCityMonsterGone {
  kind: "monster_leaves";
  monster: string;
}

/** Now copies are chosen, and points are counted. */
export interface HappyCityLastRoundEnded {
  kind: "last_scoring";
}

export interface HappyCitySpecialCopied {
  kind: "copy_special";
  card: string;
  /** The seat that owns it; -1: it came from the box. */
  from: number;
}

export interface HappyCityCardCopied {
  kind: "copy_card";
  card: string;
  from: number;
}

export type HappyCityFact =
  | HappyCityMarketChosen
  | HappyCityRoundBegun
  | HappyCityIncomeCollected
  | HappyCityIncomeCopied
  | HappyCityGained
  | HappyCityCoinTaken
  | HappyCityAllKept
  | HappyCityDiscarded
  | HappyCityRebuilt
  | HappyCityRevealed
  | HappyCityChosen
  | HappyCityTokenPaid
  | HappyCityBought
  | HappyCityNothingBought
  | HappyCitySpecialsLeft
  | HappyCitySpecialTaken
  | HappyCityReplaced
  | HappyCityTokenTaken
  | HappyCityDrivenAway
  | HappyCityDeflected
  | HappyCityAccepted
  | HappyCityMonsterStayed
  | HappyCityDestroyed
  | HappyCityMonsterGone
  | HappyCityLastRoundEnded
  | HappyCitySpecialCopied
  | HappyCityCardCopied
  | Ended;

/** What the seat itself gets and gives before the next round begins, and its city after that. */
export interface HappyCityOutcome {
  kind: "outcome";
  /** What it receives; null where a choice has nothing to do with coins. */
  coins?: number | null;
  /** Of the card it is about to buy, with all discounts. */
  price?: number | null;
  /**
   * The coins it gives for the card; null where that is still to be chosen, or nothing is bought.
   */
  paid?: number | null;
  /** The colours of the stop-zilla tokens it gives, to pay or to send a monster on. */
  spends?: string[];
  /** The colours of the stop-zilla tokens it takes. */
  tokens?: string[];
  /** Nothing can be bought then, so the turn goes on by itself. */
  buys_nothing?: boolean;
  /** What the card brings of the colours that the special buildings ask for. */
  meets?: HappyCityMet[];
  /** The special buildings that may be taken in the same turn. */
  specials?: string[];
  sends?: HappyCitySent | null;
  residents?: number | null;
  /**
   * The two factors of the points; null, like the income, where they depend on something hidden.
   */
  hearts?: number | null;
  income?: number | null;
}

export type HappyCityPreviewDetails = HappyCityOutcome;

export interface HappyCityStanding {
  kind: "standing";
  /** In the order in which prices are told; empty where the seat is not about to buy. */
  closed: HappyCityClosed[];
}

export type HappyCityAside = HappyCityStanding;

export type HappyCityCompanionDetails = null;

export type HappyCityEventInfo = EventInfo<"happy_city">;
export type HappyCityMoveInfo = MoveInfo<"happy_city">;
export type HappyCityStepInfo = StepInfo<"happy_city">;

declare module "../../lib/protocol" {
  interface Games {
    happy_city: {
      view: HappyCityView;
      move: HappyCityMove;
      fact: HappyCityFact;
      preview: HappyCityPreviewDetails;
      aside: HappyCityAside;
      companion: HappyCityCompanionDetails;
    };
  }
}
