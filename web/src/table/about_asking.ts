// The ways of asking what something is, around every board: a right click, a long touch, and the key "?".
import type { About } from "./about.svelte";
import { isTyping } from "./keys";
import { longPress } from "./long_press";

/** `around`: the element whose things can be asked about, once it is there. */
export function asking(about: About, around: () => HTMLElement | undefined) {
  /** Whether there is something to say about it. */
  function askAbout(target: EventTarget | null): boolean {
    const thing = target instanceof Element && target.closest<HTMLElement>("[data-about]");
    if (!thing || !around()?.contains(thing)) return false;
    void about.ask(thing.dataset.about!);
    return true;
  }

  const { stop, ...pressing } = longPress(askAbout);

  return {
    askAbout,
    /** Listeners for the element. */
    listeners: {
      ...pressing,
      oncontextmenu(event: MouseEvent): void {
        stop();
        if (askAbout(event.target)) event.preventDefault();
      },
    },
    /** For keys, wherever they are pressed. */
    press(event: KeyboardEvent): void {
      if (about.answer || document.querySelector("dialog[open]") || isTyping(event.target)) return;
      if (event.key === "Escape" && about.on) about.toggle();
      if (event.key === "?" && !askAbout(document.activeElement)) about.toggle();
    },
  };
}
