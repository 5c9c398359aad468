// One person (or one screen) at one table: the connection, what of it is shown, and what is being chosen.
import { kebab } from "../lib/games";
import { liveAddress } from "../lib/api";
import { TableConnection, type Frame } from "../lib/live.svelte";
import type { Component, Hint, Reacted, WayInfo } from "../lib/protocol";
import type { Stage } from "../lib/rooms/stage";
import { calm, FAST, settings } from "../lib/settings.svelte";
import { say, sayName, t } from "../lib/words";
import { Choosing } from "./choosing.svelte";
import { linesOf } from "./logbook";
import { Notes } from "./notes.svelte";
import { Pacing } from "./pacing.svelte";
import { mySeats } from "./places";
import { play } from "./sound";

const STEP_TIME = 600;
const FAST_STEP_TIME = 200;
const MOST_ANNOUNCED = 20;

export class Session {
  readonly notes = new Notes();
  readonly live: TableConnection;
  readonly pacing: Pacing;
  readonly choosing: Choosing;

  /** Where it is played, once that is loaded. */
  stage: Pick<Stage, "lasts" | "isMoment"> | null = null;

  hints = $state.raw<Hint[]>([]);
  hinting = $state(false);
  /** Why what was touched cannot be chosen, for a board that says so itself. */
  reason = $state("");
  /** What happened, for a screen reader: only what is added gets read. */
  announced = $state.raw<{ key: number; text: string }[]>([]);

  table = $derived.by(() => this.live.table);
  frame = $derived.by(() => this.pacing.shown);
  /** What can be chosen in the position that is shown: nothing while newer ones wait, or everybody looks at something. */
  moves = $derived.by(() =>
    this.pacing.behind || this.pacing.moment ? [] : (this.frame?.moves ?? []),
  );
  /** The end, once it is shown: nobody has won before the last points are counted. */
  end = $derived.by(() =>
    this.pacing.behind || this.pacing.moment ? null : (this.frame?.end ?? null),
  );
  pointed = $derived.by(() => this.moves.find((move) => move.action === this.choosing.pointed));
  surveyed = $derived.by(() =>
    this.moves.filter((move) => this.choosing.surveyed.includes(move.action)),
  );
  myTurn = $derived.by(() => this.moves.length > 0);

  /** How many steps were announced, and the position they led to. */
  #announcedSteps: number | null = null;
  #revision: number | null = null;
  #lastKey = 0;
  /** The notes that say why something cannot be chosen in the position that is shown. */
  readonly #reasons: number[] = [];

  constructor(id: string) {
    this.live = new TableConnection((after, spread) => liveAddress(id, after, spread), {
      frame: (frame) => this.pacing.add(frame),
      note: (text) => this.notes.add(say(text)),
      reaction: (reaction) => this.#reacted(reaction),
    });
    this.pacing = new Pacing({
      pace: () => (calm() ? 0 : settings.faster ? FAST_STEP_TIME : STEP_TIME),
      isOwn: (seat) => this.#isMine(seat),
      lasts: (frame) => (this.stage?.lasts?.(frame) ?? 0) * (settings.faster ? FAST : 1),
      isMoment: (steps) => this.stage?.isMoment?.(steps) ?? false,
      shown: (frame) => this.#shown(frame),
    });
    this.choosing = new Choosing({
      moves: () => this.moves,
      play: (action) => this.live.play(action),
      careful: () => settings.confirmTurn,
    });
  }

  open(): void {
    this.live.open();
  }

  close(): void {
    this.live.close();
    this.pacing.close();
    this.notes.close();
  }

  async askHint(): Promise<void> {
    const revision = this.live.frame?.revision;
    this.hinting = true;
    const hints = await this.live.hint();
    this.hinting = false;
    if (hints && this.live.frame?.revision === revision) this.hints = hints;
  }

  /** A decision that was seen and confirmed as a whole. */
  decide(way: WayInfo): void {
    this.choosing.clear();
    this.live.playAll(way.actions);
  }

  forgetHints(): void {
    this.hints = [];
  }

  /** `otherwise` is said where there is no reason to be had; `onBoard`: the board shows it. */
  async askWhyNot(component: Component | null, otherwise = "", onBoard = false): Promise<void> {
    this.choosing.clear();
    const reason = component && (await this.live.whyNot(component));
    this.forgetReasons();
    const text = reason ? say(reason) : otherwise;
    if (onBoard) this.reason = text;
    else if (text) this.#reasons.push(this.notes.add(text));
  }

  /** Something else was touched. */
  forgetReasons(): void {
    this.reason = "";
    this.#reasons.splice(0).forEach((key) => this.notes.dismiss(key));
  }

  #isMine(seat: number): boolean {
    return (
      this.live.table !== null && mySeats(this.live.table).some((mine) => mine.number === seat)
    );
  }

  #shown(frame: Frame): void {
    if (frame.revision !== this.#revision) {
      this.choosing.clear();
      this.forgetHints();
      // Why something could not be chosen before is of no use now.
      this.forgetReasons();
      this.#sound(frame);
    }
    this.#revision = frame.revision;
    this.#announce(frame);
  }

  #sound(frame: Frame): void {
    if (this.#revision === null) return;
    if (frame.end) play("end");
    else if (frame.moves.length && !frame.fresh.every((step) => step.seat === frame.seat))
      play("turn");
    else if (frame.fresh.length) play("move");
  }

  /** At first the log itself can be read; from then on every new line is announced once. */
  #announce(frame: Frame): void {
    const lines =
      this.#announcedSteps === null ? [] : linesOf(frame.steps.slice(this.#announcedSteps));
    this.#announcedSteps = Math.max(
      frame.steps.length,
      this.pacing.behind ? (this.#announcedSteps ?? 0) : 0,
    );
    const news = lines.map((line) => ({ key: ++this.#lastKey, text: say(line) }));
    this.announced = [...this.announced, ...news].slice(-MOST_ANNOUNCED);
  }

  #reacted({ seat, name, reaction }: Reacted): void {
    const text = t(`table-reaction-${kebab(reaction)}`);
    const who = sayName(name) || t("table-reaction-spectator");
    this.notes.add(t("table-reaction-of", { name: who, text }), seat);
  }
}
