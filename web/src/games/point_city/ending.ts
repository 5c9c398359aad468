// How far the end is, as the view tells it.
import type { PointCityStepInfo, PointCityView } from "./protocol";

/** Everybody has one turn in this round, and then it is over. */
export function isLastRound(view: PointCityView): boolean {
  return view.actor >= 0 && view.rounds > 0 && view.round >= view.rounds;
}

/** Whether the match ended in these steps. */
export function isEnd(steps: PointCityStepInfo[]): boolean {
  return steps.some(({ events }) => events.some(({ data }) => data.kind === "end"));
}
