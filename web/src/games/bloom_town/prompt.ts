// What the seat can do now, in words.
import type { Message } from "../../lib/protocol";
import type { BloomTownView } from "./protocol";

export function prompt(view: BloomTownView, seat: number | null): Message | null {
  if (seat === null || seat !== view.actor) return null;
  return { id: promptId(view), args: {} };
}

function promptId(view: BloomTownView): string {
  switch (view.stage) {
    case "build":
      // The cell of this turn's first tile is still known when the second one is built.
      return view.cell >= 0 ? "web-bt-todo-build-again" : "web-bt-todo-build";
    case "built":
      return view.spring && (view.may_double || view.may_extend)
        ? "web-bt-todo-spring"
        : "web-bt-todo-built";
    case "drawn":
      return "web-bt-todo-drawn";
    case "slot":
      return "web-bt-todo-slot";
    default:
      return "web-bt-todo-hand";
  }
}
