// What the seat can do now, in words.
import type { Message } from "../../lib/protocol";
import type { HappyCityView } from "./protocol";

const TODO: Record<string, string> = {
  market: "web-hc-todo-market",
  louvre: "web-hc-todo-louvre",
  discard: "web-hc-todo-discard",
  reveal: "web-hc-todo-reveal",
  buy: "web-hc-todo-buy",
  pay: "web-hc-todo-pay",
  special: "web-hc-todo-special",
  deflect: "web-hc-todo-deflect",
  destroy: "web-hc-todo-destroy",
  sphinx: "web-hc-todo-sphinx",
  pyramid: "web-hc-todo-pyramid",
};

export function prompt(view: HappyCityView, seat: number | null): Message | null {
  const id = TODO[view.stage];
  if (seat === null || seat !== view.actor || !id) return null;
  return { id, args: { missing: missing(view), coins: view.coin } };
}

function missing(view: HappyCityView): number {
  return view.central.filter((card) => card === null).length;
}
