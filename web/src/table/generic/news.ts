// What happened since this seat's last turn, its own part first, in the order it happened.
import type { Message, StepInfo } from "../../lib/protocol";

/** What comes to the market by itself, and how something was paid: the log has it. */
const LEFT_OUT = /^(refill|pay)/;

/** What one place did in one go, or what happened to everybody. */
export interface Told {
  /** -1: nobody in particular. */
  seat: number;
  deeds: Message[];
  /** By how much its points changed in all of this; said once, where it was there last, or where it is the reader's at
   * the end of their own turn. */
  gain: number;
}

/** The steps since the beginning of a seat's last whole turn; of a spectator the newest. */
export function stepsToTell(steps: StepInfo[], seat: number | null, turn: number): StepInfo[] {
  if (seat === null) return steps.slice(-1);
  const mine = steps.findLast((step) => step.seat === seat && step.turn < turn);
  return mine ? steps.slice(steps.findIndex((step) => step.turn === mine.turn)) : steps;
}

/** `gains`: the points of each place since then. */
export function report(
  steps: StepInfo[],
  gains: number[],
  seat: number | null,
  turn: number,
): Told[] {
  const told: Told[] = [];
  let last = -1;
  for (const step of steps)
    for (const { line, doer } of linesIn(step)) {
      // The turn that is just played stands apart from the one before, with nothing but its own.
      const now = Number(step.turn === turn && step.seat === seat);
      const group = told.at(-1);
      if (group?.seat === doer && last === now) group.deeds.push(line);
      else told.push({ seat: doer, deeds: [line], gain: 0 });
      last = now;
    }
  gains.forEach((gain, place) => {
    const its = told.filter((group) => group.seat === place);
    const group = place === seat ? its[0] : its.at(-1);
    if (group) group.gain = gain;
  });
  return told;
}

/** What was in steps that are there no more. */
export function takenBack(before: StepInfo[], now: StepInfo[]): Told[] {
  return now.length < before.length ? report(before.slice(now.length), [], null, -1) : [];
}

function linesIn(step: StepInfo): { line: Message; doer: number }[] {
  const told = step.events.filter(({ kind, line }) => line && !LEFT_OUT.test(kind));
  return told.map((event) => ({ line: event.line!, doer: event.seat }));
}

/** A line without the name it begins with: whoever it tells of stands before it. */
export function withoutName(line: string, name: string): string {
  if (!name || !line.startsWith(name)) return line;
  const rest = /^:? (.*)$/su.exec(line.slice(name.length))?.[1];
  return rest ?? line;
}

/** Without what the reader did, as long as there is anything else to be told. */
export function ofOthers(told: Told[], seat: number | null): Told[] {
  const others = told.filter((group) => group.seat !== seat);
  return others.some((group) => group.seat >= 0) ? others : told.slice(-1);
}
