// What happened, as things that move over the board: when, where, how. Each game tells its own; Motion.svelte plays them.
import type { EventInfo, GameId, StepInfo } from "../lib/protocol";

export interface Timed {
  /** Milliseconds from the start. */
  at: number;
  time: number;
}

/** Names of places on the board (`data-spot`): the first one that can be seen counts. */
export type Spots = string | string[];

/** Where a sprite is at some moment of its way. */
export interface Stop {
  where: "from" | "between" | "to";
  /** So many pixels above it. */
  up?: number;
  opacity: number;
  /** The part of the time that has passed; evenly, unless told. */
  offset?: number;
}

/** How a sprite travels. */
export interface Way {
  stops: Stop[];
  easing: string;
}

/** A sprite travels over the board; `sprite` says what is drawn. */
export interface Journey<Sprite> extends Timed, Way {
  sprite: Sprite;
  from: Spots;
  to: Spots;
  /** Not in sight before it leaves. */
  unseen?: boolean;
}

/** Something that lies on the board changes for a while. */
export interface Change extends Timed {
  spots: Spots;
  /** Only what this selector finds there. */
  within?: string;
  frames: Keyframe[];
  easing?: string;
}

export type Act<Sprite> = Journey<Sprite> | Change;

/** Things go straight to their new place. */
export const CROSSING: Way = {
  stops: [
    { where: "from", opacity: 1 },
    { where: "to", opacity: 1 },
  ],
  easing: "cubic-bezier(0.3, 0.1, 0.25, 1)",
};

/** Things fly in an arc from hand to hand. */
export const FLYING: Way = {
  stops: [
    { where: "from", opacity: 1 },
    { where: "between", up: 34, opacity: 1, offset: 0.5 },
    { where: "to", opacity: 1 },
  ],
  easing: "cubic-bezier(0.35, 0.05, 0.3, 1)",
};

/** What nobody knew comes to light, can be looked at, and goes where it belongs. */
export const TURNING_UP: Way = {
  stops: [
    { where: "from", opacity: 0 },
    { where: "from", up: 6, opacity: 1, offset: 0.12 },
    { where: "from", up: 6, opacity: 1, offset: 0.43 },
    { where: "between", up: 30, opacity: 1, offset: 0.72 },
    { where: "to", opacity: 1 },
  ],
  easing: "ease-in-out",
};

/** Points rise where they were made, can be read there, and run to their counter. */
export const SCORING: Way = {
  stops: [
    { where: "from", opacity: 0 },
    { where: "from", up: 28, opacity: 1, offset: 0.35 },
    { where: "from", up: 28, opacity: 1, offset: 0.6 },
    { where: "to", opacity: 0.4 },
  ],
  easing: "ease-in-out",
};

/** What is still under way does not lie at its place yet. */
export function awaited({ to, at, time }: Timed & { to: Spots }, within: string): Change {
  const frames = [{ opacity: 0 }, { opacity: 0 }];
  // Everything a seat owns, to which things go whose own place is folded away, stays in sight.
  return { spots: [to].flat().slice(0, 1), within, frames, at: 0, time: at + time };
}

/** The scenes of all events: each begins `pause` milliseconds after the one before, if that showed anything. */
export function oneAfterAnother<Scene, Id extends GameId>(
  steps: StepInfo<Id>[],
  pause: number,
  scenesOf: (event: EventInfo<Id>, at: number) => Scene[],
): Scene[] {
  const scenes: Scene[] = [];
  let at = 0;
  for (const event of steps.flatMap((step) => step.events)) {
    const shown = scenesOf(event, at);
    scenes.push(...shown);
    if (shown.length) at += pause;
  }
  return scenes;
}

/** Sprites are drawn so large, and scaled to where they are. */
export const SPRITE = 100;

type Point = Pick<DOMRect, "left" | "top">;
type Rectangle = Point & Pick<DOMRect, "width" | "height">;

/** Half way from one to the other. */
export function between(from: Rectangle, to: Rectangle): Rectangle {
  const mean = (side: keyof Rectangle) => (from[side] + to[side]) / 2;
  return { left: mean("left"), top: mean("top"), width: mean("width"), height: mean("height") };
}

/** The transform that puts a sprite into the middle of a rectangle, no larger than `largest`. It rises no higher than the
 * layer's edge: there nobody would see it. */
export function placed(rectangle: Rectangle, layer: Point, largest: number, up = 0): string {
  const size = Math.min(rectangle.width, rectangle.height, largest);
  const x = rectangle.left - layer.left + (rectangle.width - size) / 2;
  const middle = rectangle.top - layer.top + (rectangle.height - size) / 2;
  const y = Math.max(middle - up, Math.min(middle, 0));
  return `translate(${x}px, ${y}px) scale(${size / SPRITE})`;
}
