// Walking over a grid by keys. Its cells are numbered row by row and wear their number as `data-cell`.

export interface Grid {
  columns: number;
  cells: number;
}

const STEPS: Record<string, (cell: number, grid: Grid) => number> = {
  ArrowLeft: (cell, { columns }) => (cell % columns ? cell - 1 : cell),
  ArrowRight: (cell, { columns }) => ((cell + 1) % columns ? cell + 1 : cell),
  ArrowUp: (cell, { columns }) => (cell >= columns ? cell - columns : cell),
  ArrowDown: (cell, { columns, cells }) => (cell < cells - columns ? cell + columns : cell),
  Home: (cell, { columns }) => cell - (cell % columns),
  End: (cell, { columns }) => cell - (cell % columns) + columns - 1,
};

type Pressed = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** Where a key leads from a cell (at the edge: nowhere else); null if it is no step. */
export function stepFrom(cell: number, pressed: Pressed, grid: Grid): number | null {
  // With these the key belongs to the browser.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  return STEPS[pressed.key]?.(cell, grid) ?? null;
}

/** The numbers of the cells, row by row. */
export function rowsOf({ columns, cells }: Grid): number[][] {
  return Array.from({ length: cells / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

/** Takes the step a key asks for and moves the focus there; returns whether the key was one. */
export function walkGrid(
  event: KeyboardEvent & { currentTarget: Element },
  cell: number,
  grid: Grid,
): boolean {
  const next = stepFrom(cell, event, grid);
  if (next === null) return false;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  return true;
}
