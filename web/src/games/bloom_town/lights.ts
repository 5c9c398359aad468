// What the stage draws everybody's eyes to while it lasts: a community tile that turns up, a recount, the turn of a solo
// opponent. Until then the table stands as it stood before.
import { lastTaken } from "./last_built";
import { NOTHING_SHOWN, type Outlook } from "./outlook";
import type { BloomTownRecounted, BloomTownStepInfo, BloomTownView } from "./protocol";
import { beginsLastRound } from "./ending";
import {
  lengthOf,
  scenesOf,
  withLastRound,
  type HandTold,
  type Light,
  type RecountTold,
  type Scene,
} from "./scenes";

/** What was reached, all that happened so far, and what of it has not been shown. */
export interface Position {
  view: BloomTownView;
  steps: BloomTownStepInfo[];
  fresh: BloomTownStepInfo[];
}

/** Where nothing may move there is light and words only: long enough to be read. */
const READING = { tile: 1600, recount: 2800, rival: 1300, last: 2600 };

export function lightsOf(scenes: Scene[], still: boolean): Light[] {
  const lights = scenes.filter((scene) => scene.kind === "light");
  if (!still) return lights;
  let at = 0;
  return lights.flatMap((light) => {
    const { told } = light;
    // The last points are counted at once: the sheet at the end has them all.
    if (told.kind === "hand") return [];
    // The tile and its recount are one thing to read.
    const next = lights[lights.indexOf(light) + 1]?.told;
    if (told.kind === "tile" && next?.kind === "recount" && next.by < 0) return [];
    const time = READING[told.kind];
    const shown = { ...light, at, time, comes: light.comes.map(() => 0) };
    at += time;
    return [shown];
  });
}

/** All that is shown of these steps, whoever `me` is. */
export function shownOf({ view, steps, fresh }: Position, me: number | null): Scene[] {
  const scenes = scenesOf(fresh, me, stoodBefore(fresh, steps));
  return beginsLastRound(view, fresh) ? withLastRound(scenes) : scenes;
}

/** How long the board shows all of it. */
export function lastingOf(scenes: Scene[], still: boolean): number {
  return lengthOf(still ? lightsOf(scenes, still) : scenes);
}

/** Where the solo opponent's pawn stood before these last steps: in the first slot at first. */
export function stoodBefore(fresh: BloomTownStepInfo[], steps: BloomTownStepInfo[]): number {
  return lastTaken(steps.slice(0, steps.length - fresh.length))?.slot ?? 0;
}

const MOMENTS = new Set(["recount", "rival_take", "hand", "rival_end"]);

/** Everybody should see it before they go on. */
export function isMoment(steps: BloomTownStepInfo[]): boolean {
  return steps.some(({ events }) => events.some(({ data }) => MOMENTS.has(data.kind)));
}

/** What a recount shows on the table when the light has come to these places. */
export function outlookOfRecount(told: RecountTold, reached: (place: number) => boolean): Outlook {
  const worth = told.tiles.map(
    (town, place) =>
      new Map(reached(place) ? town.map(({ cell, points }) => [cell, points] as const) : []),
  );
  return {
    ...NOTHING_SHOWN,
    lit: worth.map((town) => [...town.keys()]),
    tiles: worth,
    gains: told.points.map((points, place) => (reached(place) ? points : null)),
  };
}

/** What a place scores at the end: its tiles are lit, its points stand beside its score. */
export function outlookOfHand({ place, points, cells }: HandTold, towns: number): Outlook {
  const at = <Value>(value: Value, other: Value) =>
    Array.from({ length: Math.max(towns, place + 1) }, (_, one) => (one === place ? value : other));
  return { ...NOTHING_SHOWN, lit: at(cells, []), gains: at<number | null>(points, null) };
}

/** The recounts of the last time round the table, the newest of each type: they can still be read. */
export function recountsOf(
  steps: BloomTownStepInfo[],
  turn: number,
  players: number,
): Map<number, BloomTownRecounted> {
  const recent = new Map<number, BloomTownRecounted>();
  const from = steps.findLastIndex((step) => step.turn < turn - players) + 1;
  for (const { events } of steps.slice(from))
    for (const { data } of events) if (data.kind === "recount") recent.set(data.type, data);
  return recent;
}
