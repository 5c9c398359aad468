// Asks the server whenever what was entered changes; the last answer stays in sight until the next one has come.

/** Milliseconds: whoever taps quickly asks once. */
const PAUSE = 150;

export class Asking<Question, Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state.raw<unknown>(null);
  readonly #ask: (question: Question) => Promise<Answer>;
  readonly #question: () => Question | null;
  #asked = 0;

  /** For a component while it is made. While there is no question, nothing is asked. */
  constructor(
    question: () => Question | null,
    ask: (question: Question) => Promise<Answer>,
    pause = PAUSE,
  ) {
    this.#question = question;
    this.#ask = ask;
    $effect(() => {
      const asked = question();
      const timer = setTimeout(() => void this.#put(asked), pause);
      return () => clearTimeout(timer);
    });
  }

  again(): void {
    void this.#put(this.#question());
  }

  async #put(question: Question | null): Promise<void> {
    if (question === null) return;
    const number = ++this.#asked;
    try {
      const answer = await this.#ask(question);
      // A slow answer to an older question comes too late.
      if (number === this.#asked) [this.answer, this.problem] = [answer, null];
    } catch (error) {
      if (number === this.#asked) this.problem = error;
    }
  }
}
