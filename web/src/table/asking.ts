// How the parts of the board point at moves, choose them, and ask why something cannot be chosen.
import { createContext } from "svelte";
import type { Component, MoveInfo } from "../lib/protocol";
import type { GameId } from "../lib/protocol";
import type { BoardProps } from "../lib/rooms/board";

/** What a board hands on to its parts of what it was given itself. */
export type Asking = Readonly<
  Pick<BoardProps<GameId>, "quiet" | "pointed" | "hinted" | "point" | "choose" | "whyNot">
>;

export const [getAsking, setAsking] = createContext<Asking>();

/** `props`: those of the board, asked for anew each time. */
export function askingFrom(props: () => Asking): Asking {
  return {
    get quiet() {
      return props().quiet;
    },
    get pointed() {
      return props().pointed;
    },
    get hinted() {
      return props().hinted;
    },
    point: (action) => props().point(action),
    choose: (action, sure) => props().choose(action, sure),
    whyNot: (component, otherwise) => props().whyNot(component, otherwise),
  };
}

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
