// What a guide is made of. A game's `guide.ts` lists its lessons; each is said when it first comes up in play. A lesson
// reads what the server tells of the position and its moves; it knows no rule.
import type { EventInfo, GameId, MoveInfo, NewTable, StepInfo, View } from "../protocol";

/** What the person has before them. */
export interface Moment<Id extends GameId = GameId> {
  view: View<Id>;
  seat: number;
  /** What can be chosen now; empty while it is not this seat's choice. */
  moves: MoveInfo<Id>[];
  /** The move whose consequences are shown. */
  pointed: MoveInfo<Id> | undefined;
  /** Everything that has happened so far. */
  steps: StepInfo<Id>[];
  canUndo: boolean;
  over: boolean;
}

export interface Lesson<Id extends GameId = GameId> {
  /** The name of its message: the first line is the title. */
  id: string;
  /** Whether it comes up now. */
  when(moment: Moment<Id>): boolean;
  /** For a lesson that asks for something: whether it is done. Then the lesson goes away by itself. */
  done?(moment: Moment<Id>): boolean;
  /** It speaks of the end: once the game is over, no other comes up. */
  atEnd?: boolean;
  /** The places it speaks of, by their `data-spot`. */
  spots?(moment: Moment<Id>): string[];
  /** At which tables it may come up; at all of them if nothing is said. */
  where?(view: View<Id>): boolean;
  /** Where the rulebook says more. */
  chapter?: string;
}

/** A table to try after the guided game. */
export interface NextTable {
  text: string;
  wish: NewTable;
  /** Whether the guide comes along, for what is new there. */
  guided?: boolean;
}

export interface GameGuide<Id extends GameId = GameId> {
  lessons: Lesson<Id>[];
  next: NextTable[];
}

/** Whether this seat is to choose. */
export function isMyTurn({ moves }: Moment): boolean {
  return moves.length > 0;
}

/** The first event of this kind, by anybody or by the seats that fit. */
export function firstEvent(
  { steps }: Moment,
  kind: string,
  fits: (seat: number) => boolean = () => true,
): EventInfo | undefined {
  return steps
    .flatMap((step) => step.events)
    .find((event) => event.kind === kind && fits(event.seat));
}

export function haveI(moment: Moment, kind: string): boolean {
  return firstEvent(moment, kind, (seat) => seat === moment.seat) !== undefined;
}

/** Whether somebody else has had a turn. */
export function othersPlayed({ steps, seat }: Moment): boolean {
  return steps.some((step) => step.seat !== seat);
}

/** How many turns this seat has begun, the present one included. */
export function myTurns({ steps, seat, moves }: Moment): number {
  const turns = new Set(steps.filter((step) => step.seat === seat).map((step) => step.turn));
  const inTurn = steps.at(-1)?.seat === seat;
  return turns.size + (moves.length && !inTurn ? 1 : 0);
}
