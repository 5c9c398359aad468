// What is picked on the board just now, for all of its parts.
import { createContext } from "svelte";
import type { GameId, MoveInfo, Region, StepInfo, WayInfo } from "../../lib/protocol";
import type { BoardProps } from "../../lib/rooms/board";
import { settings } from "../../lib/settings.svelte";
import { say, t } from "../../lib/words";
import { gainOf } from "../gain";
import { Ways } from "../ways.svelte";
import { freshKeys, standingNotes } from "./changes";
import { report, stepsToTell, takenBack, type Told } from "./news";
import {
  areasOf,
  areDraws,
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
import { planOf, type Plan } from "./plan";

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

  readonly #ways: Ways;
  /** What is about to be played, so that it is played once. */
  #sent = -1;

  constructor(props: BoardProps<GameId>) {
    this.#props = props;
    const ask = (action: number) => this.#props.ways?.(action) ?? Promise.resolve(null);
    this.#ways = new Ways(ask, () => this.#props.view.revision);
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
  /** What is played with it; null where nobody can say, or not yet. */
  plan: Plan | null = $derived.by(() => this.only && planOf(this.#ways.of(this.only.action) ?? []));
  /** The only thing to be done, where it takes nothing away from whoever has to do it: it is played by itself. */
  forced: MoveInfo | null = $derived.by(() => {
    const [only, ...more] = this.moves;
    if (!only || more.length || this.begun || this.#props.asked) return null;
    const keeps = this.#props.undoable || settings.confirmTurn;
    return only.preview.ends_turn === false || !keeps ? only : null;
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
  notes = $derived.by(() => standingNotes(this.areas));
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
    const standing = this.standing(thing);
    // What is picked last keeps what it brings.
    if (standing === "picked" && this.only && thing === this.picked.at(-1))
      return gainAlone(gainOf(this.only));
    if (!["open", "next", "instead"].includes(standing)) return null;
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
    const [draw, ...more] = thing.actions;
    if (outcome.kind === "play") void this.play(outcome.action);
    else if (draw !== undefined && !more.length && areDraws(this.areas, this.moves))
      void this.play(draw);
    else if (outcome.kind === "pick") this.#pick(outcome.keys);
    else if (!this.#isSomebodyElses(thing))
      this.#props.whyNot(outcome.component, this.#described(thing));
  }

  /** What it would bring has been read: it was picked before, or called by its name. What follows from it goes with it. */
  async play(action: number): Promise<void> {
    const { revision } = this.#props.view;
    if (this.#props.busy || this.#sent === revision) return;
    this.#sent = revision;
    const ways = settings.confirmTurn ? null : await this.#ways.want(action);
    this.#sent = -1;
    if (revision === this.#props.view.revision) this.#send(action, planOf(ways ?? [])?.way);
  }

  /** One of the ways that are offered beside the one that is proposed. */
  playOther(way: WayInfo): void {
    if (!this.#props.busy) this.#send(way.actions[0]!, way);
  }

  #send(action: number, way: WayInfo | undefined): void {
    if (way && way.actions.length > 1 && this.#props.decide) this.#props.decide(way);
    else this.#props.choose(action, true);
  }

  /** What lies there for everybody to see, and for somebody else to choose. */
  #isSomebodyElses(thing: Thing): boolean {
    const area = this.areas.find(({ things }) => things.includes(thing));
    const owner = area?.region.owner ?? null;
    return owner !== null && owner !== this.#props.seat;
  }

  /** What would lie in a place that is still empty, after the move that is shown. */
  ghostIn(thing: Thing): Thing | null {
    const { pointed } = this.#props;
    const isIn = ({ actions }: Thing) => pointed !== null && actions.includes(pointed);
    if (!thing.item.empty || !isIn(thing)) return null;
    return this.picked.find((each) => !each.item.empty && isIn(each)) ?? null;
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
    if (this.only) this.#ways.prefetch(this.only.action);
  }

  #table(): Table {
    return { things: this.things, picked: this.picked, left: this.left };
  }
}

function gainAlone(points: number | null): Gain | null {
  return points ? { from: points, to: points } : null;
}

export const [getPicks, setPicks] = createContext<Picks>();
