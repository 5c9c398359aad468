// My turn in the making: which tile is in my hand, where it would stand, what the cell or the token would add. The
// server says in which ways a decision can go; what is chosen here is one of them, and played as a whole.
import type { Component, WayInfo } from "../../lib/protocol";
import { Ways } from "../../table/ways.svelte";
import { cellOf, kindOf } from "./components";
import type { Offers, Source } from "./offers";
import type { BloomTownMove, BloomTownMoveInfo, BloomTownView } from "./protocol";

export type Way = WayInfo<"bloom_town">;
export type Extra = "double" | "extra";
export type Means = "mouse" | "touch" | "keyboard";

/** One of the two things a spring cell or the token can do with the tile that is built. */
export interface Petal {
  extra: Extra;
  /** It is not allowed now: the tile is built, and no more. */
  plain: boolean;
  /** All the points, as far as they are known; null where it brings none itself. */
  points: number | null;
}

export interface TurnOptions {
  view(): BloomTownView;
  /** Who chooses here; null chooses nothing. */
  seat(): number | null;
  /** Its tiles, each at its place; null where one has been taken away. */
  hand(): readonly (number | null)[];
  offers(): Offers;
  move(action: number): BloomTownMoveInfo | undefined;
  pointed(): number | null;
  point(action: number | null, sure?: boolean): void;
  choose(action: number, sure?: boolean): void;
  ways(action: number): Promise<Way[] | null>;
  decide(way: Way): void;
  whyNot(component: Component | null, otherwise?: string): void;
  /** What was chosen is on its way to the server: nothing else can be, until that is settled. */
  busy(): boolean;
  /** Whether what ends the turn is to be clicked twice. */
  careful(): boolean;
  /** Whether the first touch builds. */
  atOnce(): boolean;
}

/** Something that holds in this position only. */
type Here<Value> = { revision: number; value: Value } | null;

const EXTRAS: Extra[] = ["double", "extra"];

export class Turn {
  readonly ways: Ways<"bloom_town">;
  readonly #is: TurnOptions;

  #picked = $state.raw<{ hand: string; index: number } | null>(null);
  #opened = $state.raw<Here<number>>(null);
  #lifted = $state.raw<Here<true>>(null);
  #armed = $state.raw<Here<string>>(null);
  #missed = $state.raw<Here<true>>(null);
  #sent = $state.raw<Here<{ action: number; kind: number; cell: number } | null>>(null);
  /** Whoever waits for the server has to find the same number here. */
  #choice = 0;

  /** How the person acts. */
  means = $state<Means>("mouse");
  /** Seen by a touch: the answers take the place of the tools. */
  touched = $state.raw<Here<number>>(null);

  constructor(options: TurnOptions) {
    this.#is = options;
    this.ways = new Ways(options.ways, () => options.view().revision);
  }

  // What there is

  /** The move whose consequences are shown. */
  shown = $derived.by(() => this.#is.pointed());
  hand = $derived.by(() => (this.#is.seat() === null ? [] : this.#is.hand()));
  building = $derived.by(() => this.#is.offers().places.size > 0);
  /** The kind of tile that is chosen to be built. */
  kind = $derived.by(() => {
    const move = this.#pointedMove();
    if (move?.kind === "place") return kindOf(move.tile);
    const picked = this.#picked;
    if (picked && picked.hand === this.hand.join()) return this.hand[picked.index] ?? null;
    const kinds = [...this.#is.offers().places.keys()];
    return kinds.length === 1 ? kinds[0]! : null;
  });
  lifted = $derived.by(() => this.#here(this.#lifted) !== null);
  /** A cell was touched before a tile was chosen. */
  missing = $derived.by(() => this.kind === null && this.#here(this.#missed) !== null);
  /** What waits for a second click. */
  armed = $derived.by(() => this.#here(this.#armed));
  /** What is on its way to the server: it lies there already. What was not taken does not. */
  sent = $derived.by(() => (this.#is.busy() ? this.#here(this.#sent) : null));
  /** The placement whose petals are open. */
  opened = $derived.by(() => this.#here(this.#opened));
  /** The cell of that placement, or of the tile that is built and still waits for its extra action. */
  petalCell = $derived.by(() => {
    const move = this.opened === null ? undefined : this.#moveOf(this.opened)?.move;
    if (move?.kind === "place") return cellOf(move.cell);
    return this.petals.length ? this.#is.view().cell : null;
  });
  petals = $derived.by((): Petal[] => {
    if (this.opened !== null) return EXTRAS.map((extra) => this.#petal(this.opened!, extra));
    return this.#builtExtras().map(({ move, preview }) => {
      const points = preview.details?.kind === "points" ? preview.details.points : null;
      return { extra: move.kind as Extra, plain: false, points };
    });
  });
  /** The type whose recount is shown. */
  recounted = $derived.by(() => {
    const found = [...this.#is.offers().recounts].find(([, { action }]) => action === this.shown);
    return found?.[0] ?? null;
  });
  source = $derived.by((): Source => (this.lifted ? "flower" : "spring"));

  #here<Value>(held: Here<Value>): Value | null {
    return held && held.revision === this.#is.view().revision ? held.value : null;
  }

  /** What can still be added to the tile that was built last. */
  #builtExtras(): BloomTownMoveInfo[] {
    if (this.#is.view().stage !== "built") return [];
    return this.#is.offers().extras[this.source].filter(({ move }) => move.kind !== "recount");
  }

  #hold<Value>(value: Value): Here<Value> {
    return { revision: this.#is.view().revision, value };
  }

  #moveOf(action: number): BloomTownMoveInfo | undefined {
    return this.#is.move(action);
  }

  #pointedMove(): BloomTownMove | undefined {
    const action = this.#is.pointed();
    return action === null ? undefined : this.#moveOf(action)?.move;
  }

  /** The placement of the chosen tile there. */
  on(cell: number, kind = this.kind): BloomTownMoveInfo | undefined {
    return kind === null ? undefined : this.#is.offers().places.get(kind)?.get(cell);
  }

  // Choosing

  /** The tile at this place of the hand; a second time puts it back. */
  pick(index: number): void {
    const hand = this.hand.join();
    const again = this.#picked?.hand === hand && this.#picked.index === index;
    this.#close();
    this.#picked = again ? null : { hand, index };
    this.#missed = null;
    this.#is.point(null, true);
  }

  pickedAt(index: number): boolean {
    return this.#picked?.hand === this.hand.join() && this.#picked.index === index;
  }

  /** Shows what building there would bring. */
  point(cell: number | null): void {
    if (this.#is.busy()) return;
    const info = cell === null ? undefined : this.on(cell);
    if (this.opened !== null && info?.action !== this.opened) return;
    this.#is.point(info?.action ?? null);
    if (info) this.ways.prefetch(info.action);
  }

  /** The same of any other move. */
  show(info: BloomTownMoveInfo | null): void {
    if (this.opened === null) this.#is.point(info?.action ?? null);
  }

  /** A click, a tap or Enter on a cell. */
  build(cell: number): void {
    if (this.#is.busy()) return;
    const info = this.on(cell);
    if (!info) return this.#cannot(cell);
    const seen = this.seen?.action === info.action;
    if (this.means === "touch" && !seen && !this.#is.atOnce()) return this.#see(info);
    this.#is.point(info.action);
    if (this.#mayAdd(info)) return this.#open(info);
    void this.#play(info, "plain");
  }

  /** A tile was let go over a cell. */
  drop(index: number, cell: number | null): void {
    if (cell === null) return this.#is.point(null, true);
    if (this.#is.busy()) return;
    this.#picked = { hand: this.hand.join(), index };
    const info = this.on(cell, this.hand[index] ?? null);
    if (!info) return this.#cannot(cell);
    this.#is.point(info.action);
    if (this.#mayAdd(info)) this.#open(info);
    else void this.#play(info, "plain");
  }

  /** A petal, or the answer that stands for it. */
  add(extra: Extra): void {
    if (this.#is.busy()) return;
    if (this.opened === null) {
      const built = this.#builtExtras().find(({ move }) => move.kind === extra);
      if (built) this.take(built);
      return;
    }
    const info = this.#moveOf(this.opened);
    if (!info) return;
    const { plain } = this.#petal(info.action, extra);
    void this.#play(info, plain ? "plain" : extra);
  }

  /** The answer to what was touched. */
  confirm(): void {
    if (this.seen) this.take(this.seen);
  }

  /** Any other legal move: the tile of a slot, a recount, the end of the turn. */
  take(info: BloomTownMoveInfo): void {
    void this.#play(info, "plain");
  }

  /** The same where a finger sees first what it would bring. */
  touch(info: BloomTownMoveInfo): void {
    if (this.#is.busy()) return;
    if (this.means === "touch" && this.seen?.action !== info.action) this.#see(info);
    else this.take(info);
  }

  /** Takes the token up, or puts it down. */
  lift(): void {
    const lifted = !this.lifted;
    if (lifted && !this.#is.offers().extras.flower.length)
      return this.#is.whyNot({ kind: "flower" });
    this.#close();
    this.#is.point(null, true);
    this.#lifted = lifted ? this.#hold(true) : null;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.opened !== null || this.#is.pointed() !== null) {
      this.#close();
      this.#is.point(null, true);
    } else if (this.lifted) this.#lifted = null;
    else if (this.#picked) this.#picked = null;
    else return false;
    return true;
  }

  /** What was shown by a touch, on the board or in a list, while it is. */
  seen = $derived.by(() => {
    const action = this.#is.pointed();
    const touched = this.means === "touch" || this.#here(this.touched) === action;
    return action === null || !touched ? null : (this.#moveOf(action) ?? null);
  });

  #see(info: BloomTownMoveInfo): void {
    this.#close();
    this.touched = this.#hold(info.action);
    this.#is.point(info.action);
    this.ways.prefetch(info.action);
    if (this.#mayAdd(info)) this.#open(info);
  }

  #open(info: BloomTownMoveInfo): void {
    this.#opened = this.#hold(info.action);
    this.touched = this.#hold(info.action);
    void this.ways.want(info.action);
  }

  #close(): void {
    this.#choice += 1;
    this.#opened = this.#armed = null;
    this.touched = null;
  }

  #cannot(cell: number): void {
    this.#close();
    this.#is.point(null, true);
    const seat = this.#is.seat();
    const free = seat !== null && this.#is.view().towns[seat]!.tiles[cell]! < 0;
    if (free && this.building && this.kind === null) this.#missed = this.#hold(true);
    else if (seat !== null) this.#is.whyNot({ kind: "cell", id: cell });
  }

  /** Whether something can be added to a tile built there. */
  #mayAdd({ move, preview }: BloomTownMoveInfo): boolean {
    const view = this.#is.view();
    if (move.kind !== "place") return false;
    if (!view.may_double && !view.may_extend) return false;
    return this.lifted || (preview.details?.kind === "place" && preview.details.spring);
  }

  // The ways

  #petal(action: number, extra: Extra): Petal {
    const ways = this.ways.of(action);
    const first = this.#moveOf(action);
    const way = ways && withOnly(ways, extra, this.source);
    if (way) return { extra, plain: false, points: pointsOf(way.moves) };
    // Before the ways are known nothing is promised.
    return { extra, plain: ways !== null, points: ways && first ? pointsOf([first]) : null };
  }

  async #play(info: BloomTownMoveInfo, wish: Extra | "plain"): Promise<void> {
    if (this.#is.busy()) return;
    const { action, move } = info;
    const choice = ++this.#choice;
    const source = this.source;
    const { revision } = this.#is.view();
    const ways = await this.ways.want(action);
    if (choice !== this.#choice || revision !== this.#is.view().revision) return;
    const whole = ways && (wish === "plain" ? withNothing(ways) : withOnly(ways, wish, source));
    // It was chosen before anybody knew that it is not allowed: now the petals say what they do.
    if (ways && !whole && wish !== "plain") return;
    const way = whole && asFarAsPlain(whole, ways);
    const key = `${action} ${wish}`;
    const ends = way?.preview.ends_turn ?? info.preview.ends_turn;
    if (ends && this.#is.careful() && this.armed !== key) {
      this.#armed = this.#hold(key);
      return;
    }
    this.#close();
    this.#picked = null;
    this.#lifted = null;
    const built = move.kind === "place";
    this.#sent = built
      ? this.#hold({ action, kind: kindOf(move.tile), cell: cellOf(move.cell) })
      : null;
    if (way) this.#is.decide(way);
    else this.#is.choose(action, true);
  }
}

/** The way that uses this one extra action and no other. */
function withOnly(ways: Way[], extra: Extra, source: Source): Way | undefined {
  return ways.find(({ moves }) => {
    const used = moves.map(({ move }) => move).filter(isExtra);
    return (
      used.length === 1 && used[0]!.kind === extra && "by" in used[0]! && used[0].by === source
    );
  });
}

/** The way that uses nothing; the first of a move that is an extra action itself. */
function withNothing(ways: Way[]): Way | undefined {
  return ways.find(({ moves }) => !moves.slice(1).some(({ move }) => isExtra(move)));
}

function isExtra(move: BloomTownMove): boolean {
  return move.kind === "double" || move.kind === "extra" || move.kind === "recount";
}

/** Where any tile of the market may be taken, the decision ends before that: it is another one. */
export function asFarAsPlain(way: Way, ways: Way[]): Way {
  const at = way.moves.findIndex(({ move }) => move.kind === "take");
  if (at < 1) return way;
  const start = way.actions.slice(0, at).join();
  const taken = new Set(
    ways
      .filter(({ actions }) => actions.slice(0, at).join() === start)
      .map((one) => one.actions[at]),
  );
  if (taken.size < 2) return way;
  const moves = way.moves.slice(0, at);
  const preview = moves.at(-1)!.preview;
  return { actions: way.actions.slice(0, at), moves, preview, open: true };
}

/** The points of moves whose own are known. */
function pointsOf(moves: BloomTownMoveInfo[]): number {
  return moves.reduce((sum, { preview: { details } }) => {
    return sum + (details?.kind === "place" || details?.kind === "points" ? details.points : 0);
  }, 0);
}
