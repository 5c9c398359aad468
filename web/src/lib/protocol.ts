// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.

export type Rows = Record<string, string>[];

export type SeatWishKind = "me" | "here" | "open" | "bot";

export type SeatKind = "person" | "open" | "bot";

export type Status = "waiting" | "running" | "finished" | "abandoned" | "closed";

export type Reaction = "hello" | "thanks" | "well_done" | "wow" | "oops" | "thinking" | "good_game";

/** What is wrong and what would be right. */
export interface ErrorInfo {
  /** For programs: the kind of the refusal, like `stale-revision`. */
  code: string;
  message: Message;
  /** The message in the language the request asked for, for people without a client. */
  text: string;
}

/** The body of every answer that is no success. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** The guest this browser is. */
export interface Me {
  /** Empty until the guest has chosen one. */
  name: string;
}

export interface NewName {
  name: string;
}

/** A link that makes another device the same guest; good once, for a short time. */
export interface MoveLink {
  token: string;
  path: string;
  minutes: number;
}

export interface Claim {
  token: string;
}

export interface OptionInfo {
  name: string;
  /** Empty: any whole number from 1. */
  choices: string[];
  default: string | number | null;
}

/** A game to choose. */
export interface GameInfo {
  id: string;
  fewest: number;
  most: number;
  /** Whether one person plays against the rulebook's own opponent. */
  alone: boolean;
  options: OptionInfo[];
  /** The tables of components that are not known from the printed game in every row. */
  unsure: string[];
}

export interface Catalogue {
  games: GameInfo[];
  /** The weakest first. */
  bots: string[];
  version: string;
}

/** The tables of a game's components, as text, with the source of every row. */
export interface Components {
  tables: Record<string, Rows>;
}

/** The points of a game played with the printed components. */
export interface ScoredGame {
  /** For programs, as docs/scoring.md describes it. */
  result: Record<string, unknown>;
  /** The same for people. */
  lines: Message[];
  /** What is odd, but counted as it was told. */
  warnings: Message[];
  /** Seat by seat, a solo opponent last; none where only single questions were asked. */
  sheets: ScoreSheet[];
  /** The places in `sheets` that lead. */
  winners: number[];
  /** As long as it is open, nothing is counted: ask again with an answer to it. */
  question: TableQuestion | null;
}

/** The solo opponent of a printed game, after all that it has been told so far. */
export interface OpponentInfo {
  name: Message;
  /** What it wants to be told next: the kind of a step, `over` when there is nothing more. */
  asks: string;
  /** What to do now. */
  tells: Message;
  /** What came of each step. */
  log: Message[];
  sheet: ScoreSheet;
  /** 0 is the person, 1 the opponent; nobody until the person's points are known. */
  winners: number[];
  /** What the game itself adds, like the cards it takes next. */
  details: Record<string, unknown>;
}

/** Who shall sit there: me, somebody else at my screen, whoever comes by the link, or a bot. */
export interface SeatWish {
  kind: SeatWishKind;
  /** For `here`, and for `me` to sit down under another name than my own. */
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | null>;
  /** Chosen by somebody, it is shown to all: everything hidden follows from it. */
  seed?: string | null;
  public?: boolean;
}

/** A saved match; who plays on if it is not over (by default me, with the bots it names). */
export interface ImportTable {
  record: Record<string, unknown>;
  seats?: SeatWish[] | null;
  public?: boolean;
}

export interface Join {
  /** The first open one, if none is named. */
  seat?: number | null;
  name?: string | null;
}

export interface SeatBot {
  bot: string;
}

export interface SeatInfo {
  number: number;
  kind: SeatKind;
  /** A person's name as it was typed; a bot's in every language. */
  name: string | Message;
  /** The level that plays here; with kind `person` it stands in for somebody who left. */
  bot: string | null;
  mine: boolean;
  host: boolean;
  /** Whether its person's browser is connected. */
  present: boolean;
}

/** A table as one guest may know it. */
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  options: Record<string, string | number | null>;
  /** Shown once the match is over, or when somebody chose it. */
  seed: string | null;
  seats: SeatInfo[];
  /** The rulebook's own opponent, if one plays: it comes last in scores. */
  opponent: Message | null;
  /** The seat to act. */
  actor: number | null;
  revision: number;
  /** Whether I am the host. */
  hosted: boolean;
  created: string;
  changed: string;
  /** The table where the same people play again. */
  rematch: string | null;
  result: Result | null;
  /** Played with the components of a data pack. */
  packed: boolean;
  /**
   * Why the house ended the match unfinished (status `closed`), or why a finished one cannot be
   * shown any more.
   */
  closed: Message | null;
}

export interface TableList {
  tables: TableInfo[];
  more: boolean;
}

/** Something that happened, as this seat may know it. */
export interface EventInfo {
  kind: string;
  seat: number;
  data: Record<string, unknown>;
  /** Its line in the log; none for what only matters to animations. */
  line: Message | null;
}

/** One action as it was played. */
export interface StepInfo {
  seat: number;
  turn: number;
  events: EventInfo[];
}

/** A legal move: what to send, how to say it, and what it would visibly bring. */
export interface MoveInfo {
  action: number;
  move: Move;
  notation: string;
  text: Message;
  preview: Preview;
}

/** How it ended: the sheets in the order of scores, a solo opponent last. */
export interface EndInfo {
  scores: number[];
  winners: number[];
  sheets: ScoreSheet[];
  /** The points of every place after each step, the start included. */
  race: number[][];
}

export interface HintInfo {
  action: number;
  notation: string;
  text: Message;
  win: number | null;
  score: number | null;
  reasons: Message[];
}

/** A finished match, every hand open. */
export interface Replay {
  table: TableInfo;
  steps: StepInfo[];
  notations: string[];
  end: EndInfo;
}

/** The position after the first `at` steps, through the eyes of every seat. */
export interface ReplayPosition {
  at: number;
  views: View[];
  /** What lies on the table in each of the views, if it was asked for. */
  spreads: Region[][] | null;
}

/** One action: its number, or the structured move. */
export interface Play {
  type: "play";
  seat: number;
  /** The revision it answers. */
  revision: number;
  action?: number | null;
  move?: Move | null;
  ref?: number | null;
}

export interface Undo {
  type: "undo";
  seat: number;
  revision: number;
  ref?: number | null;
}

/** The person of this seat, one of several at this screen, is looking now. */
export interface Uncover {
  type: "uncover";
  seat: number;
  ref?: number | null;
}

/** Nobody is looking now. */
export interface Cover {
  type: "cover";
  ref?: number | null;
}

export interface AskHint {
  type: "hint";
  seat: number;
  revision: number;
  ref?: number | null;
}

/** Why something on the table cannot be chosen now. */
export interface AskWhyNot {
  type: "why_not";
  seat: number;
  component: Component;
  ref?: number | null;
}

/**
 * From now on with every state, or no longer: what lies on the table, in the form that all games
 * share.
 */
export interface AskSpread {
  type: "spread";
  on?: boolean;
  ref?: number | null;
}

export interface React {
  type: "react";
  reaction: Reaction;
  ref?: number | null;
}

export type FromBrowser = Play | Undo | Uncover | Cover | AskHint | AskWhyNot | AskSpread | React;

/**
 * The match as this connection may see it now. Cut the log to `steps_from` steps, then add `steps`.
 */
export interface StateMessage {
  type: "state";
  table: TableInfo;
  /** Through whose eyes; none is a spectator's view. */
  seat: number | null;
  /** The seat of this screen that must be uncovered before it can act. */
  curtain: number | null;
  /** null while the table waits for people. */
  view: View | null;
  moves: MoveInfo[];
  steps_from: number;
  steps: StepInfo[];
  can_undo: boolean;
  /** A bot is to act. */
  thinking: boolean;
  end: EndInfo | null;
  /**
   * The bot to act could not decide, and is asked again from time to time; the host may choose
   * another one.
   */
  stalled: boolean;
  /** What lies on the table in `view`, for connections that asked for it. */
  spread: Region[] | null;
}

/** Somebody came, went, or took a seat; the match itself has not changed. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** The play or undo is on the disk; the state follows. */
export interface Accepted {
  type: "accepted";
  ref: number | null;
  revision: number;
}

/** The message changed nothing; the present state follows. */
export interface Refused {
  type: "refused";
  ref: number | null;
  error: ErrorInfo;
}

export interface Hints {
  type: "hint";
  ref: number | null;
  revision: number;
  hints: HintInfo[];
}

/** null: it can be chosen. */
export interface WhyNot {
  type: "why_not";
  ref: number | null;
  reason: Message | null;
}

export interface Reacted {
  type: "reaction";
  seat: number | null;
  name: string | Message;
  reaction: Reaction;
}

export type ToBrowser = StateMessage | TableMessage | Accepted | Refused | Hints | WhyNot | Reacted;

/** Something on the table that a person may point at: a market cell, the pile, a token … */
export interface Component {
  kind: string;
  id?: number;
}

/** One thing on the table. */
export interface Item {
  /** What it is, as a person would call it: “Bakery”, “cell b3”, “pile”. */
  name: Message;
  /** What it does or gives, in a few words or signs. */
  text?: Message | null;
  /** How many there are, or what it is worth: shown large. */
  number?: number | null;
  colour?: "" | "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "red" | "teal" | "violet" | "white" | "yellow";
  /** One or two characters, so that nothing depends on colour. */
  sign?: string;
  source?: "" | "original" | "reconstructed";
  /** For help, and to ask why it cannot be chosen now. */
  component?: Component | null;
  /** The legal actions it has a part in, ascending. */
  actions?: number[];
  /** A place where nothing lies (now). */
  empty?: boolean;
  /** What else is to be seen on it: “taken next by the automa”, “just drawn”. */
  mark?: Message | null;
}

/**
 * A text in no language yet: its name in the Fluent files and what goes into it (messages may
 * nest).
 */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | Message[]>;
}

/** What an action would visibly bring. Every number in it comes true when the action is played. */
export interface Preview {
  /** The actor's points right after the action; null where they depend on something hidden. */
  score: number | null;
  /** The same as a difference to now. */
  gained: number | null;
  /** null where that depends on something hidden. */
  ends_turn: boolean | null;
  /** What the game itself adds, like the bill of a purchase. */
  details: Record<string, unknown>;
}

/**
 * Things that lie together. Regions come in the order in which a person looks at them; those of a
 * place together.
 */
export interface Region {
  kind: "grid" | "hand" | "purse" | "row" | "score" | "stack";
  name: Message;
  items: Item[];
  /** The place (a seat, or the solo opponent after the seats) it belongs to; null: everybody's. */
  owner?: number | null;
  /** Of a grid, filled row by row. */
  columns?: number;
  /** What holds for all of it, in a sentence. */
  note?: Message | null;
}

export interface Result {
  scores: number[];
  winners: number[];
}

/** One line of a score sheet. */
export interface ScoreItem {
  what: string;
  points: number;
  /** The component it is for, where there is one. */
  id?: number | null;
  /** The reason, in words. */
  note?: Message | null;
  /**
   * How much it counts in its own measure (residents, hearts …), where points only come of several
   * together.
   */
  amount?: number | null;
}

/** Where the points of one place (a seat, or the solo opponent) come from. */
export interface ScoreSheet {
  total: number;
  items: ScoreItem[];
}

/**
 * What nobody can see on a printed table: somebody has to say it before the points can be counted.
 */
export interface TableQuestion {
  /** What is asked: `choices` of the table has a field of this name for the answer. */
  about: string;
  /** Who chooses. */
  seat: number;
  /** Answers: one of these seats … */
  seats: number[];
  /** … or one of these cards, by id. */
  cards: string[];
  /** For people: what is missing, and what it may be. */
  text: Message;
}

/** A hand as the others see it, and in one's own view the tiles themselves. */
export interface BloomTownHandView {
  /** Tiles taken face up from the market. */
  known: number[];
  /** How many more there are. */
  hidden: number;
  /** All of them, for the owner only. */
  tiles: number[] | null;
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
  third_shop: number;
}

export interface BloomTownTownView {
  /** The kind of tile on each cell, -1 for none. */
  tiles: number[];
  hand: BloomTownHandView;
  flower: boolean;
  score: number;
  /** Placements by type, doubles, recounts, hand: where the points came from. */
  earned: number[];
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
  /** Set by the match: a play names the revision it answers. */
  revision: number;
  switches: BloomTownSwitchView;
  first: number;
  stage: string;
  cell: number;
  placed: number;
  spring: boolean;
  may_double: boolean;
  may_extend: boolean;
  again: boolean;
  market: number[];
  /** How many tiles each stack still has. */
  stacks: number[];
  stack_size: number;
  recounts: number[];
  flowered: number[];
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
  round_limit: number | null;
}

export interface HappyCityView {
  /** Whose view this is; null is a spectator. */
  seat: number | null;
  actor: number;
  /** Legal actions, if it is this seat's choice; otherwise empty. */
  actions: number[];
  turn: number;
  /** How many seats there are. */
  players: number;
  /** Set by the match: a play names the revision it answers. */
  revision: number;
  switches: HappyCitySwitchView;
  first: number;
  round: number;
  /** Whose turn it is, also while another seat is asked. */
  current: number;
  stage: string;
  central: (string | null)[];
  /** How many cards are left in each. */
  decks: number[];
  discards: number[];
  homes: number[];
  specials: (string | null)[];
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
  /** Set by the match: a play names the revision it answers. */
  revision: number;
  automa: string;
  first: number;
  stage: string;
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
  | PointCityFlip
  | PointCityTake
  | PointCityDraw
  | PointCityPass
  | PointCityPay
  | PointCityTakeToken;

/** The view of each game. */
export interface Views {
  bloom_town: BloomTownView;
  happy_city: HappyCityView;
  point_city: PointCityView;
}

/** The moves of each game. */
export interface Moves {
  bloom_town: BloomTownMove;
  happy_city: HappyCityMove;
  point_city: PointCityMove;
}

export type View = BloomTownView | HappyCityView | PointCityView;

export type Move = BloomTownMove | HappyCityMove | PointCityMove;
