// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.

import type { Ended, EventInfo, MoveInfo, StepInfo } from "../../lib/protocol";

/** Supplies, buildings and tokens lie open. */
export interface PointCityCityView {
  singles: number[];
  doubles: number[];
  ingenuity: number;
  starting: number;
  permanents: number[];
  points: number;
  plain: number;
  /** Building faces, in order of their numbers. */
  buildings: number[];
  tokens: number[];
  unspent: number;
  score: number;
  /** What each of the tokens is worth now; to the automa they are all alike. */
  worth: number[];
}

/** A market card that cannot be taken in this position. */
export interface PointCityClosed {
  cell: number;
  /**
   * The symbols that are missing for it alone, by resource; none where only a neighbour is missing.
   */
  lacking: number[];
}

/** A civic token of the actor's city that is worth more, or less, afterwards. */
export interface PointCityGrowth {
  token: number;
  points: number;
}

/**
 * The upper side of a market card. In a cell still to be refilled the face is -1, the side what lay
 * there.
 */
export interface PointCityMarketCard {
  side: string;
  face: number;
}

/** Resource cards that left the game in payment. */
export interface PointCitySpent {
  singles: number[];
  doubles: number[];
  ingenuity: number;
}

export interface PointCityView {
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
  automa: string;
  flipped: boolean;
  market: PointCityMarketCard[];
  pile: number;
  pile_top: number;
  /** The tokens as they were laid out, in order. */
  token_row: number[];
  tokens_left: number[];
  /** One per player, then the automa's. */
  cities: PointCityCityView[];
  spent: PointCitySpent;
  /** What is still to be paid with cards, by resource. */
  need: number[];
  /** The resource whose payment is being chosen, -1 for none. */
  paying: number;
  tokens_due: number;
  /** The two cells the automa will take next. */
  automa_next: number[];
  /** The two it will take in its turn after that, if it has one. */
  automa_after: number[];
  /** Empty until the match is over. */
  winners: number[];
  /** As many as there are at most. */
  rounds: number;
}

/** Turn a market card to its building side. */
export interface PointCityFlip {
  kind: "flip";
  cell: string;
}

/** Take two neighbouring market cards. */
export interface PointCityTake {
  kind: "take";
  cells: [string, string];
}

/** Take the top two cards of the pile. */
export interface PointCityDraw {
  kind: "draw";
}

/** Nothing can be taken on the very last turn. */
export interface PointCityPass {
  kind: "pass";
}

/** Pay what is needed of one resource with these cards. */
export interface PointCityPay {
  kind: "pay";
  resource: string;
  doubles: number;
  singles: number;
  ingenuity: number;
}

/** Take a civic token. */
export interface PointCityTakeToken {
  kind: "token";
  token: number;
}

export type PointCityMove =
  PointCityFlip | PointCityTake | PointCityDraw | PointCityPass | PointCityPay | PointCityTakeToken;

/** A market card was turned: the building side that lies up now. */
export interface PointCityFlipped {
  kind: "flip";
  cell: number;
  side: string;
  face: number;
}

/** Two market cards went to a city. */
export interface PointCityTaken {
  kind: "take";
  cells: number[];
  cards: PointCityMarketCard[];
}

/** The top two cards of the pile went to a city. */
export interface PointCityDrawn {
  kind: "draw";
  sides: number[];
  /** The resource side on top of the pile afterwards, -1 for none. */
  top: number;
}

/** The cards that were given for one resource. */
export interface PointCityPaid {
  kind: "pay";
  resource: number;
  doubles: number;
  singles: number;
  ingenuity: number;
}

/** A civic token went to a city. */
export interface PointCityTokenTaken {
  kind: "token";
  token: number;
}

/** A card from the pile was laid into an empty market cell. */
export interface PointCityRefilled {
  kind: "refill";
  cell: number;
  side: string;
  face: number;
  /** The resource side on top of the pile afterwards, -1 for none. */
  top: number;
}

/** Nothing could be taken on the very last turn. */
export interface PointCityPassed {
  kind: "pass";
}

export type PointCityFact =
  | PointCityFlipped
  | PointCityTaken
  | PointCityDrawn
  | PointCityPaid
  | PointCityTokenTaken
  | PointCityRefilled
  | PointCityPassed
  | Ended;

/** Of two market cards. Prices are counted by resource. */
export interface PointCityTakeDetails {
  kind: "take";
  cost: number[];
  /** What permanent resources pay of it. */
  covered: number[];
  /** What cards must pay. */
  need: number[];
  cells: number[];
  /** The cards that leave the supply without a choice, resource by resource. */
  paid: PointCityPaid[];
  growth: PointCityGrowth[];
  then: "end" | "payment" | "token" | "turn";
}

/** Of a payment that was chosen. */
export interface PointCityPayDetails {
  kind: "pay";
  /** The cards that leave the supply, resource by resource. */
  paid: PointCityPaid[];
  growth: PointCityGrowth[];
  then: "end" | "payment" | "token" | "turn";
}

/** Of two cards from the pile, or of a civic token. */
export interface PointCityGainDetails {
  kind: "gain";
  /** Of the tokens that were there before; what is not known yet does not count. */
  growth: PointCityGrowth[];
  then: "end" | "payment" | "token" | "turn";
}

export type PointCityPreviewDetails =
  PointCityTakeDetails | PointCityPayDetails | PointCityGainDetails;

export interface PointCityStanding {
  kind: "standing";
  /**
   * What each of the tokens left would bring this seat now, in their order; empty for a spectator.
   */
  worth: number[];
  /** Empty while this seat has no cards to choose. */
  closed: PointCityClosed[];
}

export type PointCityAside = PointCityStanding;

/** Where the automa stands, and what it has. */
export interface PointCityAutomaDetails {
  kind: "automa";
  turn: number;
  turns: number;
  /** The two market cells of this turn. */
  cells: number[];
  /** The one of them it asks about. */
  asked: number | null;
  /** The two cells of its next turn. */
  next: number[];
  permanents: number[];
  /** Printed on its buildings. */
  points: number;
  tokens: number;
  /** Resource cards, ingenuity included. */
  unspent: number;
  ingenuity: number;
}

export type PointCityCompanionDetails = PointCityAutomaDetails;

export type PointCityEventInfo = EventInfo<"point_city">;
export type PointCityMoveInfo = MoveInfo<"point_city">;
export type PointCityStepInfo = StepInfo<"point_city">;

declare module "../../lib/protocol" {
  interface Games {
    point_city: {
      view: PointCityView;
      move: PointCityMove;
      fact: PointCityFact;
      preview: PointCityPreviewDetails;
      aside: PointCityAside;
      companion: PointCityCompanionDetails;
    };
  }
}
