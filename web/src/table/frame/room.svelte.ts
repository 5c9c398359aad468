// The room a stage has: measured again when the window changes or the phone is turned, but not when a keyboard comes up
// on the screen, under which the stage waits.
import { isTyping } from "../keys";

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);

  /** Measures that element; returns how to end it. */
  watch(element: HTMLElement): () => void {
    const measure = () => this.#measure(element);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // The keyboard goes after the field has lost the focus, which something that is taken off the page does at once.
    const later = () => setTimeout(measure);
    document.addEventListener("focusout", later);
    return () => {
      sizes.disconnect();
      document.removeEventListener("focusout", later);
    };
  }

  #measure({ clientWidth, clientHeight }: HTMLElement): void {
    const squashed = clientWidth === this.width && clientHeight < this.height;
    if (squashed && isTyping(document.activeElement)) return;
    this.width = clientWidth;
    this.height = clientHeight;
  }
}
