// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.

import type { Ended, EventInfo, MoveInfo, StepInfo } from "../../lib/protocol";

/** A hand as the others see it, and in one's own view the tiles themselves. */
export interface BloomTownHandView {
  /** Tiles taken face up from the market. */
  known: number[];
  /** How many more there are. */
  hidden: number;
  /** All of them, for the owner only. */
  tiles: number[] | null;
}

/**
 * Where the solo opponent's marker goes if the turn ends with this move, and what that brings the
 * opponent.
 */
export interface BloomTownRivalStep {
  slot: number;
  /** The kind it takes there. */
  tile: number;
  /** With those of the way round the market. */
  points: number;
}

/** The solo opponent. */
export interface BloomTownRivalView {
  name: string;
  collected: number[];
  marker: number;
  score: number;
  /** Tiles taken, wraps, recounts (7th), the end (8th). */
  earned: number[];
  /** What one, two … seven or more tiles of a type are worth to it. */
  table: number[];
}

/** The rule switches of the match. */
export interface BloomTownSwitchView {
  training: boolean;
  side: string;
  office_group: boolean;
  subway_group: boolean;
  recount_after_flower: boolean;
  /** When the solo opponent scores: takes, or recounts. */
  rival_scoring: string;
  third_shop: number;
}

/** What one tile brings. */
export interface BloomTownTilePoints {
  cell: number;
  points: number;
}

export interface BloomTownTownView {
  /** The kind of tile on each cell, -1 for none. */
  tiles: number[];
  hand: BloomTownHandView;
  flower: boolean;
  score: number;
  /** Placements by type, doubles, recounts, hand: where the points came from. */
  earned: number[];
  /** The type scored from the hand at the end, -1 until then. */
  hand_type: number;
}

export interface BloomTownView {
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
  switches: BloomTownSwitchView;
  cell: number;
  placed: number;
  spring: boolean;
  may_double: boolean;
  may_extend: boolean;
  again: boolean;
  market: number[];
  /** How many tiles each stack still has. */
  stacks: number[];
  /** So many empty stacks make it the last round. */
  stacks_to_end: number;
  stack_size: number;
  /** The kinds of the shops taken out of the game during setup, in sight of all. */
  removed_shops: number[];
  recounts: number[];
  flowered: number[];
  /**
   * What a recount of each type would bring each place as things stand; empty in the training game.
   */
  recount_points: number[][];
  history: number[];
  towns: BloomTownTownView[];
  rival: BloomTownRivalView | null;
  /** Empty until the match is over. */
  winners: number[];
}

/** Build a tile on a cell. */
export interface BloomTownPlace {
  kind: "place";
  tile: string;
  cell: string;
}

/** Double the points of the tile just built. */
export interface BloomTownDouble {
  kind: "double";
  by: "flower" | "spring";
}

/** Build and draw once more in this turn. */
export interface BloomTownExtraTurn {
  kind: "extra";
  by: "flower" | "spring";
}

/** Use the flower token to re-score a type for everybody. */
export interface BloomTownRecount {
  kind: "recount";
  type: string;
}

/** Take the tile of the icon just covered. */
export interface BloomTownDrawTile {
  kind: "draw";
}

/** Take this market tile, when the slot and its stack are empty. */
export interface BloomTownTakeSlot {
  kind: "take";
  icon: string;
}

/** Leave the flower token for later. */
export interface BloomTownEndTurn {
  kind: "end";
}

/** At the end, score the type of one of your two tiles. */
export interface BloomTownScoreHand {
  kind: "hand";
  type: string;
}

export type BloomTownMove =
  | BloomTownPlace
  | BloomTownDouble
  | BloomTownExtraTurn
  | BloomTownRecount
  | BloomTownDrawTile
  | BloomTownTakeSlot
  | BloomTownEndTurn
  | BloomTownScoreHand;

/** A tile was built and scored. */
export interface BloomTownPlaced {
  kind: "place";
  tile: number;
  cell: number;
  points: number;
  cells: number[];
}

/** The tile just built scored once more. */
export interface BloomTownDoubled {
  kind: "double";
  by: "flower" | "spring";
  cell: number;
  points: number;
  cells: number[];
}

/** The actor will build and draw once more. */
export interface BloomTownExtended {
  kind: "extra_turn";
  by: "flower" | "spring";
}

/** A recount tile came out of a stack. */
export interface BloomTownRecountTileShown {
  kind: "recount_tile";
  type: number;
  /** How many of this type now show. */
  showing: number;
}

/**
 * Everybody scored a type again, by the flower of the event's seat or by the second recount tile.
 */
export interface BloomTownRecounted {
  kind: "recount";
  type: number;
  /** Place by place; the solo opponent, who has no cells, comes last. */
  points: number[];
  cells: number[][];
  /** Town by town: every tile of the type with its part of the points. */
  tiles: BloomTownTilePoints[][];
}

/** A tile went from the market into a hand. */
export interface BloomTownTaken {
  kind: "take";
  slot: number;
  tile: number;
}

/** A tile went from a stack into a hand, seen only by its owner. */
export interface BloomTownDrawn {
  kind: "draw";
  slot: number;
  tile?: number;
}

/** A tile went from its stack to the market. */
export interface BloomTownRefilled {
  kind: "refill";
  slot: number;
  tile: number;
}

/** The solo opponent took a tile; `wrap` is what the way round the market brought. */
export interface BloomTownRivalTaken {
  kind: "rival_take";
  slot: number;
  tile: number;
  points: number;
  wrap: number;
}

/** The towns are built; the hands are scored. */
export interface BloomTownLastScoringBegun {
  kind: "last_scoring";
}

/** A player scored the type of a tile left in the hand. */
export interface BloomTownHandScored {
  kind: "hand";
  type: number;
  points: number;
  cells: number[];
}

/** The solo opponent scored its collection, type by type. */
export interface BloomTownRivalScored {
  kind: "rival_end";
  points: number[];
}

export type BloomTownFact =
  | BloomTownPlaced
  | BloomTownDoubled
  | BloomTownExtended
  | BloomTownRecountTileShown
  | BloomTownRecounted
  | BloomTownTaken
  | BloomTownDrawn
  | BloomTownRefilled
  | BloomTownRivalTaken
  | BloomTownLastScoringBegun
  | BloomTownHandScored
  | BloomTownRivalScored
  | Ended;

/** What building a tile brings, and the tile that follows it. */
export interface BloomTownPlaceDetails {
  kind: "place";
  points: number;
  /** Those that make the points; none where there are none. */
  cells: number[];
  /** The market slot of the icon that is covered. */
  slot: number;
  /** The tile of that slot, the top one of its stack, or any of the market. */
  draws: "any" | "blind" | "tile";
  /** The kind of the tile in that slot, -1 for none. */
  tile: number;
  spring: boolean;
  /**
   * null without a solo opponent, and where it depends on the tile that is chosen from the market.
   */
  rival: BloomTownRivalStep | null;
  /**
   * What a turn that ends with this move brings near for sure: the last round, because enough
   * stacks run out, or the end of the match. Community tiles may bring either sooner.
   */
  ends: "match" | "round" | null;
}

/** What a double or a tile of the hand brings. */
export interface BloomTownPointsDetails {
  kind: "points";
  points: number;
  cells: number[];
}

/** What a recount brings, place by place; the solo opponent has no cells. */
export interface BloomTownRecountDetails {
  kind: "recount";
  points: number[];
  cells: number[][];
  /** Town by town: every tile of the type with its part of the points. */
  tiles: BloomTownTilePoints[][];
}

export type BloomTownPreviewDetails =
  BloomTownPlaceDetails | BloomTownPointsDetails | BloomTownRecountDetails;

export type BloomTownAside = null;

export interface BloomTownRivalDetails {
  kind: "rival";
  /** The market slot where its marker stands. */
  marker: number;
  /** The slot of the tile that it takes next, once the empty slots are known. */
  stop: number | null;
  /** What the way there brings, if it leads round the market. */
  wrap: number;
  round: number;
  /** Its tiles of each type. */
  collected: number[];
  /** What one, two … seven or more tiles of a type are worth to it. */
  table: number[];
}

export type BloomTownCompanionDetails = BloomTownRivalDetails;

export type BloomTownEventInfo = EventInfo<"bloom_town">;
export type BloomTownMoveInfo = MoveInfo<"bloom_town">;
export type BloomTownStepInfo = StepInfo<"bloom_town">;

declare module "../../lib/protocol" {
  interface Games {
    bloom_town: {
      view: BloomTownView;
      move: BloomTownMove;
      fact: BloomTownFact;
      preview: BloomTownPreviewDetails;
      aside: BloomTownAside;
      companion: BloomTownCompanionDetails;
    };
  }
}
