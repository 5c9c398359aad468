// What keys do on the stage: 1 and 2 pick a tile, D and E are the petals, F is the token, Escape goes one step back.
// Arrows and Enter belong to the cells.
import { onKeys } from "../../table/keys";
import type { AtTable } from "./at_table";
import type { Drag } from "./drag.svelte";

export function onStageKeys(
  event: KeyboardEvent,
  table: AtTable,
  drag: Drag,
  board: HTMLElement | undefined,
): void {
  // A drawer beside the stage has keys of its own.
  const beside = event.target instanceof Element && event.target.closest('[data-frame="drawer"]');
  if (table.quiet || table.asked || beside) return;
  const { turn } = table;
  const pick = (index: number) => {
    if (index >= turn.hand.length) return;
    if (!turn.pickedAt(index)) turn.pick(index);
    board?.querySelector<HTMLElement>('.grid [data-cell][tabindex="0"]')?.focus();
  };
  onKeys({
    "1": () => pick(0),
    "2": () => pick(1),
    d: () => turn.add("double"),
    e: () => turn.add("extra"),
    f: () => turn.lift(),
    escape: () => {
      if (drag.cancel() || turn.back()) event.preventDefault();
    },
  })(event);
}
