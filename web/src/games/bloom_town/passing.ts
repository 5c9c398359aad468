// Whoever touches anything while something is shown has seen enough. What lies there does not hear of that touch, if it
// could build something: the touch was meant for what was shown.
export interface PassingOptions {
  running(): boolean;
  stage(): HTMLElement | undefined;
  /** Enough seen: everything is where it belongs. */
  end(): void;
}

const BINDING = '[data-cell], [data-spot^="slot-"], [data-spot^="recount-"]';
const KEYS = ["Enter", " ", "Escape"];

export class Passing {
  readonly #is: PassingOptions;
  #deaf = false;

  constructor(options: PassingOptions) {
    this.#is = options;
  }

  /** Anything is pressed, anywhere. */
  press = ({ target }: Event): void => {
    const running = this.#is.running();
    this.#deaf = running && target instanceof Element && !!target.closest(BINDING);
    if (running) this.#is.end();
  };

  key = (event: KeyboardEvent): void => {
    const { target } = event;
    const onStage = target === document.body || this.#is.stage()?.contains(target as Node);
    if (!this.#is.running() || !onStage || !KEYS.includes(event.key)) return;
    this.press(event);
    if (!this.#deaf && event.key !== "Escape") return;
    this.#deaf = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** By a key or a screen reader a click comes without a pointer. */
  click = (event: MouseEvent): void => {
    if (!this.#deaf && event.detail === 0) this.press(event);
    if (this.#deaf) event.stopPropagation();
    this.#deaf = false;
  };
}
