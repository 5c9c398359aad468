// Dragging a tile from the hand onto a cell, with a mouse or a finger. Choosing first the tile and then the cell does
// the same; dragging is only quicker.
export interface DragOptions {
  /** The tile at this place of the hand is held over this cell, or over none. */
  over(index: number, cell: number | null): void;
  drop(index: number, cell: number | null): void;
}

/** So many pixels are still a click. */
const SLACK = 8;
/** Under a mouse the tile hangs by its middle; a finger would hide it and holds it by its foot. */
const GRIPS = { mouse: 0.5, touch: 0.85 };

interface Start {
  id: number;
  index: number;
  kind: number;
  x: number;
  y: number;
  tile: HTMLElement;
}

export class Drag {
  /** The kind of tile that is being dragged, and its place in the hand. */
  kind = $state<number | null>(null);
  index = $state(-1);
  x = $state(0);
  y = $state(0);
  size = $state(0);
  /** Where the tile hangs on the pointer, as a part of its height. */
  grip = $state(GRIPS.mouse);

  readonly #options: DragOptions;
  #start: Start | null = null;
  #cell: number | null = null;
  #dropped = false;

  constructor(options: DragOptions) {
    this.#options = options;
  }

  /** What a tile that can be dragged listens to. */
  handlers(index: number, kind: number) {
    return {
      onpointerdown: (event: PointerEvent) => this.#press(event, index, kind),
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

  /** The hand has changed under it, or somebody has thought better of it; whether there was something to be put back. */
  cancel(): boolean {
    const dragged = this.#start !== null && this.kind !== null;
    if (dragged) this.#options.over(this.#start!.index, null);
    // The button is still held: a click follows.
    this.#dropped = dragged;
    this.#letGo();
    this.kind = null;
    return dragged;
  }

  #press(event: PointerEvent, index: number, kind: number): void {
    if (event.button !== 0) return;
    this.#dropped = false;
    const tile = event.currentTarget as HTMLElement;
    // From the first moment: a quick mouse is gone before it has moved far enough.
    tile.setPointerCapture(event.pointerId);
    this.#letGo();
    this.#start = { id: event.pointerId, index, kind, x: event.clientX, y: event.clientY, tile };
    // Only while it is held: otherwise every step of a mouse over the page would be told to somebody.
    tile.addEventListener("pointermove", this.#move);
    this.grip = event.pointerType === "touch" ? GRIPS.touch : GRIPS.mouse;
  }

  readonly #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    if (this.kind === null && !far) return;
    if (this.kind === null) this.#lift(start);
    [this.x, this.y] = [event.clientX, event.clientY];
    const cell = cellAt(event.clientX, event.clientY - this.size * (this.grip - 0.5));
    if (cell !== this.#cell) this.#options.over(start.index, cell);
    this.#cell = cell;
  };

  #lift(start: Start): void {
    this.size = start.tile.getBoundingClientRect().width;
    this.kind = start.kind;
    this.index = start.index;
    this.#cell = null;
  }

  #letGo(): void {
    this.#start?.tile.removeEventListener("pointermove", this.#move);
    this.#start = null;
  }

  #end(event: PointerEvent, dropped: boolean): void {
    const start = this.#start;
    if (!start || event.pointerId !== start.id) return;
    this.#letGo();
    if (this.kind === null) return;
    this.kind = null;
    this.#dropped = true;
    if (dropped) this.#options.drop(start.index, this.#cell);
    else this.#options.over(start.index, null);
  }
}

/** The cell of the town under a point of the window. */
function cellAt(x: number, y: number): number | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  return cell ? Number(cell.dataset.cell) : null;
}
