// What is picked on the board just now, for all of its parts.
import { createContext } from "svelte";
import type { GameId, MoveInfo, Region, StepInfo } from "../../lib/protocol";
import type { BoardProps } from "../../lib/rooms/board";
import { say, t } from "../../lib/words";
import { gainOf } from "../gain";
import { freshKeys, freshNotes } from "./changes";
import { report, stepsToTell, takenBack, type Told } from "./news";
import {
  areasOf,
  arePayments,
  areSteps,
  bestFirst,
  folded,
  moveOffers,
  movesBy,
  namedLeft,
  namedMoves,
  namedSteps,
  remaining,
  standingOf,
  touched,
  type Area,
  type Offer,
  type Standing,
  type Table,
  type Thing,
} from "./picking";

/** The table and the points, as this seat saw them when it chose. */
interface Seen {
  spread: Region[] | null;
  scores: number[];
}

/** Points: so many at least and at most. */
interface Gain {
  from: number;
  to: number;
}

interface Kept {
  revision: number;
  keys: string[];
  action: number | null;
}

export class Picks {
  readonly #props: BoardProps<GameId>;
  /** Things picked in this position, in the order they were, and the move chosen by its name. */
  #kept = $state.raw<Kept>({ revision: -1, keys: [], action: null });

  constructor(props: BoardProps<GameId>) {
    this.#props = props;
  }

  moves: MoveInfo[] = $derived.by(() => (this.#props.quiet ? [] : this.#props.moves));
  areas = $derived.by(() => areasOf(this.#props.spread ?? [], this.moves));
  things: Thing[] = $derived.by(() => this.areas.flatMap((area) => area.things));
  picked: Thing[] = $derived.by(() => {
    if (this.#kept.revision !== this.#props.view.revision) return [];
    const kept = this.#kept.keys.map((key) => this.things.find((thing) => thing.key === key));
    return kept.filter((thing) => thing !== undefined);
  });
  left: MoveInfo[] = $derived.by(() => remaining(this.picked, this.moves));
  /** The move that was chosen by its name. */
  chosen: MoveInfo | null = $derived.by(() => {
    if (this.#kept.revision !== this.#props.view.revision) return null;
    return this.moves.find(({ action }) => action === this.#kept.action) ?? null;
  });
  /** The one move that is left of what is picked, or was chosen by its name. */
  only: MoveInfo | null = $derived.by(() => {
    if (this.chosen) return this.chosen;
    const [only, ...more] = this.picked.length ? this.left : [];
    return only && !more.length ? only : null;
  });
  /** Something is chosen, or begun to be. */
  begun = $derived.by(() => this.picked.length > 0 || this.chosen !== null);
  /** The moves that are offered by their names. */
  named: MoveInfo[] = $derived.by(() => {
    if (this.only && !this.chosen) return [];
    const { left } = this;
    if (this.picked.length) return areSteps(left) ? bestFirst(left) : namedLeft(this.#table());
    if (areSteps(left)) return namedSteps(this.areas, left);
    return arePayments(this.areas, left) ? bestFirst(left) : namedMoves(this.areas, left);
  });
  /** The same, with what goes by one thing of this seat put together. */
  folded: Offer[] = $derived.by(() =>
    this.picked.length
      ? moveOffers(this.named)
      : folded(this.named, this.moves, this.areas, this.#props.seat),
  );
  /** Where something is to be chosen next. */
  ahead: Area[] = $derived.by(() => {
    const wanted = this.picked.length ? "next" : "open";
    return this.areas.filter(({ things }) =>
      things.some((thing) => this.standing(thing) === wanted),
    );
  });
  /** What others changed since this seat last chose. */
  #fresh = $derived.by(() => freshKeys(this.areas, this.#before?.spread ?? null, this.#props.seat));
  notes = $derived.by(() => freshNotes(this.areas, this.#before?.spread ?? null));
  /** By how much the points of each place changed from then to the beginning of this turn; while this seat waits, of
   * nobody. */
  gains: number[] = $derived.by(() => (this.moves.length ? this.#gained : []));
  #gained = $state.raw<number[]>([]);
  /** What happened since this seat's last turn. */
  report: Told[] = $derived.by(() => {
    const { seat, steps = [], view } = this.#props;
    return report(stepsToTell(steps, seat, view.turn), this.gains, seat, view.turn);
  });
  /** What was taken back just now, by whomever it was done. */
  takenBack = $state.raw<Told[]>([]);
  #steps: StepInfo[] = [];
  #before = $state.raw<Seen | null>(null);
  /** Where this seat last chose in each of its turns, and the turn it was last seen in. */
  readonly #seen = new Map<number, Seen>();
  #turn = -1;

  /** To be called with every position: what is new on the table is new since this seat's last turn, also after moves
   * were taken back. */
  remember(): void {
    const { spread, steps = [], view } = this.#props;
    if (steps.length !== this.#steps.length) this.takenBack = takenBack(this.#steps, steps);
    this.#steps = steps;
    if (!this.moves.length) return;
    if (view.turn !== this.#turn) {
      const earlier = [...this.#seen.keys()].filter((turn) => turn < view.turn);
      this.#before = this.#seen.get(Math.max(...earlier)) ?? null;
      const before = this.#before?.scores ?? view.scores;
      this.#gained = view.scores.map((points, place) => points - (before[place] ?? points));
      this.#turn = view.turn;
    }
    this.#seen.set(view.turn, { spread: spread ?? null, scores: view.scores });
  }

  standing(thing: Thing): Standing {
    return standingOf(thing, this.#table());
  }

  isFresh(thing: Thing): boolean {
    return this.#fresh.has(thing.key);
  }

  /** What touching it brings at once; null where that is nothing, not sure, or not decided by it alone. `least`: also
   * where it depends on what is chosen with it, if it brings anything in any case. */
  gain(thing: Thing, least = false): Gain | null {
    if (!["open", "next", "instead"].includes(this.standing(thing))) return null;
    const actions = movesBy(thing, this.#table());
    if (actions.length > 1 && !least) return null;
    const moves = this.moves.filter(({ action }) => actions.includes(action));
    const gains = moves.map((move) => gainOf(move) ?? 0);
    const from = Math.min(...gains);
    return gains.length && from ? { from, to: Math.max(...gains) } : null;
  }

  /** Whether it has a part in the move pointed at. */
  isLit({ key, alike, actions }: Thing): boolean {
    const { pointed } = this.#props;
    const another = this.picked.some((each) => each.alike === alike && each.key !== key);
    return pointed !== null && actions.includes(pointed) && !another;
  }

  /** One move is shown as it is; of several it is said how many there are. */
  point(thing: Thing | null): void {
    const actions = thing ? movesBy(thing, this.#table()) : [];
    if (actions.length > 1) this.#props.survey?.(actions);
    else this.#props.point(actions[0] ?? this.only?.action ?? null);
  }

  touch(thing: Thing): void {
    if (this.#props.quiet) return;
    const outcome = touched(thing, this.#table());
    if (outcome.kind === "play") this.play(outcome.action);
    else if (outcome.kind === "pick") this.#pick(outcome.keys);
    else this.#props.whyNot(outcome.component, this.#described(thing));
  }

  /** What it would bring has been read: it was picked before, or called by its name. */
  play(action: number): void {
    this.#props.choose(action, true);
  }

  /** By its name: it is played by the same button as any other. Choosing it again puts it back. */
  choose(action: number): void {
    const keys = this.picked.map(({ key }) => key);
    this.#keep(keys, this.chosen?.action === action ? null : action);
  }

  clear(): void {
    this.#pick([]);
  }

  /** Told where nothing better can be said of what cannot be chosen. */
  #described({ item: { name, text, mark } }: Thing): string {
    const facts = [text, mark].flatMap((each) => (each ? [say(each)] : []));
    return t("table-generic-not-now", { thing: [say(name), ...facts].join(" · ") });
  }

  #pick(keys: string[]): void {
    this.#keep(keys, null);
  }

  #keep(keys: string[], action: number | null): void {
    this.#kept = { revision: this.#props.view.revision, keys, action };
    // What is left is shown at once where it is a single move.
    this.#props.point(this.only?.action ?? null, true);
  }

  #table(): Table {
    return { things: this.things, picked: this.picked, left: this.left };
  }
}

export const [getPicks, setPicks] = createContext<Picks>();
