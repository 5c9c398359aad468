// What is opened on the table and hangs over it, one at a time: touched again, a touch elsewhere or Escape closes it.

export class Opened<What> {
  #what = $state.raw<What | null>(null);

  get what(): What | null {
    return this.#what;
  }

  toggle(what: What): void {
    this.#what = this.#what === what ? null : what;
  }

  /** For whatever holds the buttons and what they open, as an attachment. */
  within = (holder: HTMLElement) => {
    const touched = ({ target }: PointerEvent): void => {
      if (!holder.contains(target as Node)) this.#what = null;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || this.#what === null) return;
      this.#what = null;
      // Nothing else is to be closed by the same key.
      event.stopImmediatePropagation();
    };
    addEventListener("pointerdown", touched, { capture: true });
    addEventListener("keydown", pressed, { capture: true });
    return () => {
      removeEventListener("pointerdown", touched, { capture: true });
      removeEventListener("keydown", pressed, { capture: true });
    };
  };
}
