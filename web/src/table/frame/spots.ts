// Shows on the board where something happened: its places glow for a while.
const TIME = 2000;

let end: (() => void) | null = null;

/** Of several names for one place the first counts that can be seen. */
export function showSpots(board: ParentNode, names: (string | string[])[]): void {
  end?.();
  const seen = (name: string) =>
    [...board.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`)].filter(
      (place) => place.getClientRects().length,
    );
  const places = names.flatMap(
    (name) =>
      [name]
        .flat()
        .map(seen)
        .find((found) => found.length) ?? [],
  );
  for (const place of places) place.dataset.shown = "";
  const timer = setTimeout(() => end?.(), TIME);
  end = () => {
    clearTimeout(timer);
    for (const place of places) delete place.dataset.shown;
    end = null;
  };
}
