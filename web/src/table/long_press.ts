// A finger that rests on something. Browsers answer it by `contextmenu`, except on an iPhone or iPad.
const TIME = 550;
/** So many pixels are still resting. */
const SLACK = 8;

/** Listeners for an element; `act` is given what the finger rests on, and tells whether there was anything to do. */
export function longPress(act: (target: Element) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  function stop(): void {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
  }
  function moved(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
  }
  return {
    stop,
    onpointerdown(event: PointerEvent): void {
      stop();
      const { target, pointerType } = event;
      if (pointerType !== "touch" || !(target instanceof Element)) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => act(target) && ignoreClick(), TIME);
      // Only while it rests: a mouse on its way over the page would be asked with every step.
      addEventListener("pointermove", moved, { passive: true });
    },
    onpointerup: stop,
    onpointercancel: stop,
  };
}

/** A browser takes the lifting of this finger for a click, on whatever has come under it: nobody meant that. */
function ignoreClick(): void {
  const over = new AbortController();
  const first = { capture: true, signal: over.signal };
  function ignore(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  }
  addEventListener("click", ignore, first);
  // A finger that slides away makes no click, and what is done next is meant.
  for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => over.abort(), first);
}
