// What is picked on the board just now, for all of its parts.
import { createContext } from "svelte";
import type { GameId } from "../../lib/protocol";
import type { BoardProps } from "../../lib/rooms/board";
import type { MoveInfo } from "../../lib/protocol";
import { gainOf } from "../gain";
import {
  areasOf,
  isAmbiguous,
  looseMoves,
  movesBy,
  remaining,
  standingOf,
  touched,
  type Standing,
  type Table,
  type Thing,
  wholeMove,
} from "./picking";

export class Picks {
  readonly #props: BoardProps<GameId>;
  /** Things picked in this position, in the order they were. */
  #kept = $state.raw<{ revision: number; keys: string[] }>({ revision: -1, keys: [] });

  constructor(props: BoardProps<GameId>) {
    this.#props = props;
  }

  moves: MoveInfo[] = $derived.by(() => (this.#props.quiet ? [] : this.#props.moves));
  areas = $derived.by(() => areasOf(this.#props.spread ?? [], this.moves));
  loose = $derived.by(() => looseMoves(this.areas, this.moves));
  things: Thing[] = $derived.by(() => this.areas.flatMap((area) => area.things));
  picked: Thing[] = $derived.by(() => {
    if (this.#kept.revision !== this.#props.view.revision) return [];
    const kept = this.#kept.keys.map((key) => this.things.find((thing) => thing.key === key));
    return kept.filter((thing) => thing !== undefined);
  });
  left: MoveInfo[] = $derived.by(() => remaining(this.picked, this.moves));

  standing(thing: Thing): Standing {
    return standingOf(thing, this.#table());
  }

  /** The one move that is left, with nothing more to pick for it. */
  whole = $derived.by(() => wholeMove(this.#table()) !== null);

  /** What touching it brings at once; 0 where that is nothing, not sure, or not decided by it alone. */
  gain(thing: Thing): number {
    if (!["open", "next"].includes(this.standing(thing))) return 0;
    const [action, ...more] = movesBy(thing, this.#table());
    const move = more.length ? undefined : this.moves.find((each) => each.action === action);
    return move ? (gainOf(move) ?? 0) : 0;
  }

  /** Whether it has a part in the move pointed at. */
  isLit({ actions }: Thing): boolean {
    const { pointed } = this.#props;
    return pointed !== null && actions.includes(pointed);
  }

  /** One move is shown as it is; of several it is said how many there are. */
  point(thing: Thing | null): void {
    const actions = thing ? movesBy(thing, this.#table()) : [];
    if (actions.length > 1) this.#props.survey?.(actions);
    else this.#props.point(actions[0] ?? null);
  }

  /** `byFinger`: a move is only shown by the first touch, so that none is played by mistake. */
  touch(thing: Thing, byFinger: boolean): void {
    if (this.#props.quiet) return;
    const careful = !byFinger && isAmbiguous(this.things, this.moves);
    const outcome = touched(thing, { ...this.#table(), careful });
    if (outcome.kind === "play") this.#props.choose(outcome.action);
    else if (outcome.kind === "pick") this.#pick(outcome.keys);
    else if (outcome.kind === "ask") this.#props.whyNot(outcome.component);
  }

  clear(): void {
    this.#pick([]);
  }

  #pick(keys: string[]): void {
    this.#kept = { revision: this.#props.view.revision, keys };
    // What is left is shown at once where it is a single move.
    const [only, ...more] = this.picked.length ? this.left : [];
    this.#props.point(only && !more.length ? only.action : null);
  }

  #table(): Table {
    return { things: this.things, picked: this.picked, left: this.left };
  }
}

export const [getPicks, setPicks] = createContext<Picks>();
