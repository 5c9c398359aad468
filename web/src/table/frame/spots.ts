// Shows on the board where something happened: its places glow for a while.
const TIME = 2000;

let end: (() => void) | null = null;

export function showSpots(board: ParentNode, names: string[]): void {
  end?.();
  const places = names
    .flatMap((name) => [
      ...board.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`),
    ])
    .filter((place) => place.getClientRects().length);
  for (const place of places) place.dataset.shown = "";
  const timer = setTimeout(() => end?.(), TIME);
  end = () => {
    clearTimeout(timer);
    for (const place of places) delete place.dataset.shown;
    end = null;
  };
}
