// How the parts of the board point at moves, choose them, and ask why something cannot be chosen.
import { createContext } from "svelte";
import type { Component, MoveInfo } from "../lib/protocol";

export interface Asking {
  /** Nothing can be chosen here. */
  readonly quiet: boolean;
  readonly pointed: number | null;
  readonly hinted: number[];
  point(action: number | null): void;
  /** `sure`: what it brings stands on the button itself, so a first touch may play it. */
  choose(action: number, sure?: boolean): void;
  whyNot(component: Component): void;
}

export const [getAsking, setAsking] = createContext<Asking>();

/** What a button for a move (or for none, now) does. */
export function handlers(
  asking: Asking,
  info: MoveInfo | undefined,
  component?: Component,
  sure = false,
) {
  const point = () => asking.point(info?.action ?? null);
  // Only what is pointed at from here: the mouse may point at one thing while the keyboard leaves another.
  const leave = () => {
    if (info && asking.pointed === info.action) asking.point(null);
  };
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && point(),
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && leave(),
    // A finger puts the focus here too, but it has not pointed yet: that is the shell's to decide.
    onfocus: (event: FocusEvent) =>
      (event.currentTarget as Element).matches(":focus-visible") && point(),
    onblur: leave,
    onclick: () => {
      if (info) asking.choose(info.action, sure);
      else if (component && !asking.quiet) asking.whyNot(component);
    },
  };
}
