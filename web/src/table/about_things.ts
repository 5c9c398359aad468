// Where on a board the things lie that can be asked about.
export interface Thing {
  /** What explains it. */
  anchor: string;
  /** In pixels from the board's corner. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Those in sight; what lies in something else comes after it. */
export function findThings(board: HTMLElement): Thing[] {
  const origin = board.getBoundingClientRect();
  const inSight = [...board.querySelectorAll<HTMLElement>("[data-about]")]
    .filter((element) => element.checkVisibility())
    .map((element) => ({
      anchor: element.dataset.about!,
      box: element.getBoundingClientRect(),
      sticks: stickyAround(element, board),
    }))
    // Parts of a board may scroll by themselves.
    .filter(({ box }) => box.left >= origin.left - 1 && box.right <= origin.right + 1);
  const sticky = new Set(inSight.flatMap(({ sticks }) => sticks ?? []));
  return inSight
    .filter(({ box, sticks }) => ![...sticky].some((other) => other !== sticks && lies(box, other)))
    .map(({ anchor, box }) => ({
      anchor,
      left: box.left - origin.left,
      top: box.top - origin.top,
      width: box.width,
      height: box.height,
    }));
}

/** The part of the board that it belongs to and that stays in sight while the rest scrolls past beneath. */
function stickyAround(element: HTMLElement, board: HTMLElement): Element | null {
  for (let around: Element | null = element; around && around !== board;) {
    if (getComputedStyle(around).position === "sticky") return around;
    around = around.parentElement;
  }
  return null;
}

/** Whether the middle of the box is under that element. */
function lies(box: DOMRect, above: Element): boolean {
  const { left, right, top, bottom } = above.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return left < x && x < right && top < y && y < bottom;
}
