// What the tools of a table can do now, wherever they are drawn.
import { say, t } from "../lib/words";
import type { Session } from "./session.svelte";

export class Toolbox {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** Somebody plays here, and it is not over. */
  get playing(): boolean {
    const { frame } = this.#session;
    return frame != null && frame.seat !== null && !frame.end;
  }

  get canUndo(): boolean {
    const { frame, pacing, live } = this.#session;
    return this.playing && !!frame?.canUndo && !pacing.behind && !live.busy;
  }

  /** Empty where it can be undone. */
  get whyNoUndo(): string {
    const { frame } = this.#session;
    if (this.canUndo) return "";
    return frame?.noUndo ? say(frame.noUndo) : t("table-undo-why-not");
  }

  undo(): void {
    if (this.canUndo) this.#session.live.undo();
    else this.#session.notes.add(this.whyNoUndo);
  }

  get hinting(): boolean {
    return this.#session.hinting;
  }

  get canHint(): boolean {
    return this.playing && this.#session.myTurn && !this.#session.hinting;
  }

  hint(): void {
    if (this.canHint) void this.#session.askHint();
  }
}
