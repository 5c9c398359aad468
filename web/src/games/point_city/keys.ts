// What keys do on the stage: F turns the card in focus over, 1 to 5 pay a resource of the bill otherwise, Escape goes one
// step back. Arrows and Enter belong to the cards.
import { onKeys } from "../../table/keys";
import type { AtTable } from "./at_table";
import { RESOURCES } from "./components";

export function onStageKeys(event: KeyboardEvent, { turn, quiet, asked }: AtTable): void {
  // A drawer beside the stage has keys of its own.
  const { target } = event;
  const beside = target instanceof Element && target.closest('[data-frame="drawer"]');
  if (quiet || asked || beside) return;
  const focused = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const swaps = RESOURCES.map((_, index) => {
    const swap = () => {
      const line = turn.bill?.lines[index];
      if (line?.swaps) turn.swap(line.resource);
    };
    return [String(index + 1), swap] as const;
  });
  onKeys({
    ...Object.fromEntries(swaps),
    f: () => turn.turnOver(focused === undefined ? turn.picked : Number(focused)),
    escape: () => {
      if (turn.back()) event.preventDefault();
    },
  })(event);
}
