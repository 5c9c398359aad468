// The log as people read it: the lines of each turn together.
import type { Message, StepInfo } from "../lib/protocol";

/** A line of the log. */
export interface Entry {
  line: Message;
  /** What it tells of. */
  step: StepInfo;
  /** It follows from the rules, and is only read by who looks for it. */
  quiet: boolean;
}

export interface Turn {
  /** As the game counts them, from 0. */
  number: number;
  /** Who began it. */
  seat: number;
  entries: Entry[];
}

/** Things that come to the market by themselves. */
const QUIET = "refill";

export function linesOf(steps: StepInfo[]): Message[] {
  return steps.flatMap(({ events, note }) => [
    ...events.flatMap((event) => event.line ?? []),
    ...(note ? [note] : []),
  ]);
}

export function turnsOf(steps: StepInfo[]): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    let turn = turns.at(-1);
    if (turn?.number !== step.turn) {
      turn = { number: step.turn, seat: step.seat, entries: [] };
      turns.push(turn);
    }
    turn.entries.push(...entriesOf(step, turn.entries));
  }
  return turns.filter((turn) => turn.entries.length);
}

function entriesOf(step: StepInfo, before: Entry[]): Entry[] {
  const entries = step.events.flatMap(({ kind, line }) =>
    line ? [{ line, step, quiet: kind === QUIET }] : [],
  );
  // The same note on every step of a turn is read once.
  const { note } = step;
  if (!note || before.some(({ line }) => line.id === note.id)) return entries;
  return [...entries, { line: note, step, quiet: true }];
}

/** The one line that says best what happened just now: the newest that does not go without saying. */
export function headlineOf(steps: StepInfo[]): Message | undefined {
  const entries = steps.flatMap((step) => entriesOf(step, []));
  return (entries.findLast(({ quiet }) => !quiet) ?? entries.at(-1))?.line;
}

/** For each step count, the count at the end of its turn: where a jump by turns may stop, the start included. */
export function turnEnds(steps: StepInfo[]): number[] {
  const ends = steps.flatMap((step, index) =>
    step.turn === steps[index + 1]?.turn ? [] : [index + 1],
  );
  return [0, ...ends];
}
