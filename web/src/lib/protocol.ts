// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.

/** What each game defines itself: its own protocol.ts adds it here. */
export interface Games {}

export type GameId = keyof Games & string;
export type View<Id extends GameId = GameId> = Games[Id]["view"];
export type Move<Id extends GameId = GameId> = Games[Id]["move"];
export type Fact<Id extends GameId = GameId> = Games[Id]["fact"];
export type PreviewDetails<Id extends GameId = GameId> = Games[Id]["preview"];
export type Aside<Id extends GameId = GameId> = Games[Id]["aside"];
export type CompanionDetails<Id extends GameId = GameId> = Games[Id]["companion"];

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
  /** Whether games played with the printed components can be counted here. */
  printed: boolean;
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
  /** Who of the townsfolk it looks like: a bot bears that name, people may choose another. */
  person: string;
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
  /**
   * How often its person, alone with bots, went back further than an undo may: a mark on the
   * result.
   */
  take_backs: number;
}

export interface TableList {
  tables: TableInfo[];
  more: boolean;
}

/** Something that happened, as this seat may know it. */
export interface EventInfo<Id extends GameId = GameId> {
  kind: string;
  seat: number;
  data: Fact<Id>;
  /** Its line in the log; none for what only matters to animations. */
  line: Message | null;
}

/** One action as it was played. */
export interface StepInfo<Id extends GameId = GameId> {
  seat: number;
  turn: number;
  events: EventInfo<Id>[];
  /**
   * A last line of the log about how it was played, if there is anything to say: a bot had no time
   * to think.
   */
  note?: Message;
}

/** A legal move: what to send, how to say it, and what it would visibly bring. */
export interface MoveInfo<Id extends GameId = GameId> {
  action: number;
  move: Move<Id>;
  notation: string;
  text: Message;
  preview: Preview<Id>;
  /** What it brings beside its points, in words, if what lies on the table was asked for. */
  brings?: Message[];
}

/** One way in which a decision can go: what to send, and what all of it would visibly bring. */
export interface WayInfo<Id extends GameId = GameId> {
  actions: number[];
  /** The same actions, each as it is at its moment. */
  moves: MoveInfo<Id>[];
  /** Of all of them together. */
  preview: Preview<Id>;
  /**
   * Whether there is more to decide after it, which would have been too much to list: ask again
   * from there.
   */
  open: boolean;
}

/** How it ended: the sheets in the order of scores, a solo opponent last. */
export interface EndInfo {
  scores: number[];
  winners: number[];
  sheets: ScoreSheet[];
  /** The points of every place after each step, the start included. */
  race: number[][];
}

/** A finished match, every hand open. */
export interface Replay<Id extends GameId = GameId> {
  table: TableInfo;
  steps: StepInfo<Id>[];
  notations: string[];
  end: EndInfo;
}

/** The position after the first `at` steps, through the eyes of every seat. */
export interface ReplayPosition<Id extends GameId = GameId> {
  at: number;
  views: View<Id>[];
  /**
   * What lies on the table in each of the views, if it was asked for; null where today's rules
   * cannot tell.
   */
  spreads?: (Region[] | null)[];
}

/**
 * One action: its number, or the structured move; or several of one decision, all of which are
 * played, or none.
 */
export interface Play {
  type: "play";
  seat: number;
  /** The revision it answers. */
  revision: number;
  action?: number | null;
  /** In order, as `continuations` lists them; only the last may reveal something hidden. */
  actions?: number[] | null;
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

/** In which ways the decision can go that begins with this action. */
export interface AskContinuations {
  type: "continue";
  seat: number;
  revision: number;
  action: number;
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

export type FromBrowser =
  Play | Undo | Uncover | Cover | AskHint | AskContinuations | AskWhyNot | AskSpread | React;

/**
 * The match as this connection may see it now. Cut the log to `steps_from` steps, then add `steps`.
 */
export interface StateMessage<Id extends GameId = GameId> {
  type: "state";
  table: TableInfo;
  /** Through whose eyes; none is a spectator's view. */
  seat: number | null;
  /** The seat of this screen that must be uncovered before it can act. */
  curtain: number | null;
  /** null while the table waits for people. */
  view: View<Id> | null;
  moves: MoveInfo<Id>[];
  steps_from: number;
  steps: StepInfo<Id>[];
  can_undo: boolean;
  /** A bot is to act. */
  thinking: boolean;
  end: EndInfo | null;
  /**
   * The bot to act could not decide, and is asked again from time to time; the host may choose
   * another one.
   */
  stalled: boolean;
  /** Whether an undo goes further than it may against people, and will be counted. */
  takes_back: boolean;
  /** Why this seat cannot undo now. */
  no_undo: Message | null;
  /**
   * What lies on the table in `view`, for connections that asked for it; null where today's rules
   * cannot tell.
   */
  spread?: Region[] | null;
  /** What the game tells this seat beside the view: what things are worth to it, what it lacks. */
  aside: Aside<Id> | null;
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
  hints: Hint[];
}

/** The ways in which a decision can go, the one to propose first. */
export interface Continuations<Id extends GameId = GameId> {
  type: "continuations";
  ref: number | null;
  revision: number;
  ways: WayInfo<Id>[];
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

export type ToBrowser<Id extends GameId = GameId> =
  | StateMessage<Id>
  | TableMessage
  | Accepted
  | Refused
  | Hints
  | Continuations<Id>
  | WhyNot
  | Reacted;

export type RegionKind = "row" | "grid" | "stack" | "hand" | "purse" | "score";

export type Colour =
  | ""
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "teal"
  | "blue"
  | "violet"
  | "pink"
  | "brown"
  | "grey"
  | "white";

export type Picture =
  | "people"
  | "person"
  | "coin"
  | "bolt"
  | "leaf"
  | "gear"
  | "bulb"
  | "star"
  | "token"
  | "heart"
  | "office"
  | "subway"
  | "park"
  | "home"
  | "shop"
  | "columns"
  | "wheel"
  | "factory"
  | "tulip"
  | "daisy"
  | "rose"
  | "sunflower"
  | "iris"
  | "flower";

export type SourceMark = "" | "reconstructed" | "original";

/** So much of something, as a card prints it: a number and a sign. */
export interface Amount {
  /** What there is so much of: “economy”, “coins”. */
  name: Message;
  number?: number;
  /** Where it differs: up to so many. */
  most?: number;
  sign: string;
  colour?: Colour;
  pictures?: Picture[];
}

/** The solo opponent of a printed game, after all that it has been told so far. */
export interface Companion<Id extends GameId = GameId> {
  name: Message;
  /** What it wants to be told next: the kind of a step, `over` when there is nothing more. */
  asks: string;
  /** What to do now, for the person at the table. */
  tells: Message;
  /** What came of each step. */
  log: Message[];
  sheet: ScoreSheet;
  /** 0 is the person, 1 the opponent; nobody until the person's points are known. */
  winners: number[];
  /** What the game itself adds, like the cards it takes next. */
  details: CompanionDetails<Id> | null;
}

/** Something on the table that a person may point at: a market cell, the pile, a token … */
export interface Component {
  kind: string;
  id?: number;
}

/** The match is over; every game says so in these words. */
export interface Ended {
  kind: "end";
  scores: number[];
  winners: number[];
}

/** One move worth considering. */
export interface Hint {
  action: number;
  notation: string;
  text: Message;
  win: number | null;
  score: number | null;
  reasons: Message[];
}

/** One thing on the table. */
export interface Item {
  /** What it is, as a person would call it: “Bakery”, “pile”. */
  name: Message;
  /** What is enough of it where there is little room, beside its pictures. */
  short?: Message | null;
  /** What moves and log call the cell or slot it lies in, where that has a name: “b3”. */
  place?: string;
  /** What it does or gives, in a few words or signs. */
  text?: Message | null;
  /** The same where there is room for it only: the terminal leaves it out. */
  aside?: Message | null;
  /** What it costs or asks for, where `text` says it too: boards show it in signs instead. */
  costs?: Amount[];
  /** What it gives, in the same way. */
  gives?: Amount[];
  /** Whether what it gives is multiplied, as in “3 residents × 2 hearts”. */
  times?: boolean;
  /** How many there are, or what it is worth: shown large. */
  number?: number | null;
  colour?: Colour;
  /** One or two characters, so that nothing depends on colour. */
  sign?: string;
  /** The same as the page draws it, where it can. */
  pictures?: Picture[];
  source?: SourceMark;
  /** For help, and to ask why it cannot be chosen now. */
  component?: Component | null;
  /** The legal actions it has a part in, ascending. */
  actions?: number[];
  /** A place where nothing lies (now). */
  empty?: boolean;
  /** What it is and what it is for, to those who ask: a text each, as the rulebook has it. */
  about?: Message[];
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
export interface Preview<Id extends GameId = GameId> {
  /** The actor's points right after the action; null where they depend on something hidden. */
  score: number | null;
  /** The same as a difference to now. */
  gained: number | null;
  /** Points of the move itself, where `gained` is not known: whatever turns up, they are won. */
  sure: number | null;
  /** null where that depends on something hidden. */
  ends_turn: boolean | null;
  /** What the game itself adds, like the bill of a purchase. */
  details: PreviewDetails<Id> | null;
}

/** Things that lie together. What is everybody's comes first, then place by place. */
export interface Region {
  kind: RegionKind;
  name: Message;
  items: Item[];
  /** The place (a seat, or the solo opponent after the seats) it belongs to; null: everybody's. */
  owner?: number | null;
  /** Of a grid, filled row by row. */
  columns?: number;
  /** What holds for all of it, in a sentence. */
  note?: Message | null;
  /** Whether everyone should hear of the note when it appears, like that of the last round. */
  news?: boolean;
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

/** The result of scoring a printed game: what to print as JSON, and the same for people. */
export interface ScoredTable {
  result: Record<string, unknown>;
  lines: Message[];
  warnings: Message[];
  /** Seat by seat, a solo opponent last; none where only single questions were asked. */
  sheets: ScoreSheet[];
  /** The places in `sheets` that lead. */
  winners: number[];
  /** As long as it is open, nothing is counted. */
  question: TableQuestion | null;
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
