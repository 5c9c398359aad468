// What the seat can do now, in words.
import type { Message } from "../../lib/protocol";
import type { PointCityView } from "./protocol";
import { amounts, resourceName } from "./components";

export function prompt(view: PointCityView, seat: number | null): Message | null {
  if (seat === null || seat !== view.actor) return null;
  if (view.stage === "payment") {
    const [need] = amounts(view.need.map((count, which) => (which === view.paying ? count : 0)));
    return { id: "web-pc-todo-pay", args: { need: need ?? resourceName(view.paying) } };
  }
  if (view.stage === "token") return { id: "web-pc-todo-token", args: {} };
  if (view.pile === 0) return { id: "web-pc-todo-last", args: {} };
  return { id: view.flipped ? "web-pc-todo-flipped" : "web-pc-todo-take", args: {} };
}
