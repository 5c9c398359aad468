// A finger that rests on something. Browsers answer it by `contextmenu`, except on an iPhone or iPad.
const TIME = 550;
/** So many pixels are still resting. */
const SLACK = 8;

/** Listeners for an element; `act` is given what the finger rests on. */
export function longPress(act: (target: Element) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  return {
    stop,
    onpointerdown(event: PointerEvent): void {
      stop();
      const { target, pointerType } = event;
      if (pointerType !== "touch" || !(target instanceof Element)) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => act(target), TIME);
    },
    onpointermove(event: PointerEvent): void {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) stop();
    },
    onpointerup: stop,
    onpointercancel: stop,
  };
}
