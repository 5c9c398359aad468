// Dragging a tile from the hand onto a cell, with a mouse or a finger. Choosing first the tile and then the cell does
// the same; dragging is only quicker.
export interface DragOptions {
  /** The tile is held over this cell, or over none. */
  over(kind: number, cell: number | null): void;
  drop(kind: number, cell: number | null): void;
}

/** So many pixels are still a click. */
const SLACK = 8;

export class Drag {
  /** The kind of tile that is being dragged. */
  kind = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  size = $state(0);

  readonly #options: DragOptions;
  #start: { id: number; kind: number; x: number; y: number } | null = null;
  #cell: number | null = null;
  #dropped = false;

  constructor(options: DragOptions) {
    this.#options = options;
  }

  /** What a tile that can be dragged listens to. */
  handlers(kind: number) {
    return {
      onpointerdown: (event: PointerEvent) => this.#press(event, kind),
      onpointermove: (event: PointerEvent) => this.#move(event),
      onpointerup: (event: PointerEvent) => this.#end(event, true),
      onpointercancel: (event: PointerEvent) => this.#end(event, false),
    };
  }

  /** Whether the click that follows is only the end of a drag. */
  wasDrag(): boolean {
    const was = this.#dropped;
    this.#dropped = false;
    return was;
  }

  #press(event: PointerEvent, kind: number): void {
    if (event.button !== 0) return;
    this.#dropped = false;
    this.#start = { id: event.pointerId, kind, x: event.clientX, y: event.clientY };
  }

  #move(event: PointerEvent): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    if (this.kind === null && !far) return;
    if (this.kind === null) this.#lift(event.currentTarget as Element, start);
    [this.x, this.y] = [event.clientX, event.clientY];
    const cell = cellAt(event.clientX, event.clientY);
    if (cell !== this.#cell) this.#options.over(start.kind, cell);
    this.#cell = cell;
  }

  #lift(tile: Element, start: { id: number; kind: number }): void {
    tile.setPointerCapture(start.id);
    this.size = tile.getBoundingClientRect().width;
    this.kind = start.kind;
    this.#cell = null;
  }

  #end(event: PointerEvent, dropped: boolean): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    this.#start = null;
    if (this.kind === null) return;
    this.kind = null;
    this.#dropped = true;
    if (dropped) this.#options.drop(start.kind, this.#cell);
    else this.#options.over(start.kind, null);
  }
}

/** The cell of the town under a point of the window. */
function cellAt(x: number, y: number): number | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  return cell ? Number(cell.dataset.cell) : null;
}
