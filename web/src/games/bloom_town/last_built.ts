// What the others did last, so that it can be seen on the table until their next turn.
import type { BloomTownRivalTaken, BloomTownStepInfo, BloomTownView } from "./protocol";

export interface Built {
  tile: number;
  cell: number;
  /** With those of a double. */
  points: number;
}

/** What a seat built in its last turn, an extra turn included; nothing any more when its next turn has begun. */
export function lastBuilt(view: BloomTownView, steps: BloomTownStepInfo[], seat: number): Built[] {
  const last = steps.findLast((step) => step.seat === seat && places(step))?.turn;
  const next = view.actor === seat && view.stage !== "hand" && last !== view.turn;
  if (last === undefined || next) return [];
  return builtIn(steps.filter((step) => step.seat === seat && step.turn === last));
}

/** The tiles that were built in these steps. */
export function builtIn(steps: BloomTownStepInfo[]): Built[] {
  const built: Built[] = [];
  for (const { data } of steps.flatMap(({ events }) => events)) {
    if (data.kind === "place") built.push({ ...data });
    else if (data.kind === "double") built.at(-1)!.points += data.points;
  }
  return built;
}

function places(step: BloomTownStepInfo): boolean {
  return step.events.some(({ data }) => data.kind === "place");
}

/** The tile that the solo opponent took last. */
export function lastTaken(steps: BloomTownStepInfo[]): BloomTownRivalTaken | null {
  for (const step of steps.toReversed()) {
    for (const { data } of step.events) if (data.kind === "rival_take") return data;
  }
  return null;
}
