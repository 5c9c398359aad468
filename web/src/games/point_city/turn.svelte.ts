// My turn in the making: the card that is picked, the pair that is pointed at, its bill, a token that is due. The server
// says in which ways a pair can be paid; what is chosen here is one of them, and played as a whole.
import type { Component } from "../../lib/protocol";
import { Ways } from "../../table/ways.svelte";
import { asksForCards, billOf, payments, swapped, type Bill, type Way } from "./bill";
import { cellOf } from "./components";
import { movesOn, type Offers } from "./offers";
import type { PointCityMoveInfo, PointCityView } from "./protocol";

export type Means = "mouse" | "touch" | "keyboard";

export interface TurnOptions {
  view(): PointCityView;
  /** Who chooses here; null chooses nothing. */
  seat(): number | null;
  offers(): Offers;
  moves(): PointCityMoveInfo[];
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
  /** Whether the first touch plays where only one thing can happen. */
  atOnce(): boolean;
}

/** Something that holds in this position only. */
type Here<Value> = { revision: number; value: Value } | null;

export class Turn {
  readonly ways: Ways<"point_city">;
  readonly #is: TurnOptions;

  #picked = $state.raw<Here<number>>(null);
  #opened = $state.raw<Here<number>>(null);
  #touched = $state.raw<Here<number>>(null);
  #armed = $state.raw<Here<number>>(null);
  #sent = $state.raw<Here<number>>(null);
  #payment = $state.raw<Here<{ action: number; way: number }>>(null);
  /** Whoever waits for the server has to find the same number here. */
  #choice = 0;

  /** How the person acts. */
  means = $state<Means>("mouse");

  constructor(options: TurnOptions) {
    this.#is = options;
    this.ways = new Ways(options.ways, () => options.view().revision);
  }

  // What there is

  /** The card that waits for its partner. */
  picked = $derived.by(() => this.#here(this.#picked));
  /** The cards it can be taken with. */
  partners = $derived.by(() => {
    const { picked } = this;
    const none = new Map<number, PointCityMoveInfo>();
    return picked === null ? none : (this.#is.offers().partners.get(picked) ?? none);
  });
  /** Its flip, if it may be turned over. */
  flip = $derived.by(() =>
    this.picked === null ? null : (this.#is.offers().flips.get(this.picked) ?? null),
  );
  /** The pair whose bill stays until it is paid or put back. */
  opened = $derived.by(() => this.#here(this.#opened));
  /** What waits for a second click. */
  armed = $derived.by(() => this.#here(this.#armed));
  /** What is on its way to the server: on the table it is done. What was not taken is not. */
  sent = $derived.by(() => (this.#is.busy() ? this.#here(this.#sent) : null));
  /** The move whose consequences are shown. */
  shown = $derived.by(() => {
    const action = this.sent ?? this.opened ?? this.#is.pointed();
    return action === null ? null : (this.#moveOf(action) ?? null);
  });
  /** The ways to pay for it; none before they are known. */
  payments = $derived.by(() => {
    const { shown } = this;
    if (!shown) return [];
    const seat = this.#is.view().actor;
    return payments(this.ways.of(shown.action) ?? [], this.#is.view().scores[seat] ?? 0);
  });
  /** The place of the one that is looked at among them. */
  payment = $derived.by(() => {
    const kept = this.#here(this.#payment);
    const same = kept && kept.action === this.shown?.action && kept.way < this.payments.length;
    return same ? kept.way : 0;
  });
  way = $derived.by(() => this.payments[this.payment] ?? null);
  bill = $derived.by((): Bill | null => {
    const { shown } = this;
    return shown && billOf(shown, this.payments, this.payment);
  });
  /** Seen by a touch, on the table or in a list, while it is shown. */
  seen = $derived.by(() => {
    const { shown } = this;
    if (!shown || this.opened !== null) return null;
    return this.#here(this.#touched) === shown.action ? shown : null;
  });

  #here<Value>(held: Here<Value>): Value | null {
    return held && held.revision === this.#is.view().revision ? held.value : null;
  }

  #hold<Value>(value: Value): Here<Value> {
    return { revision: this.#is.view().revision, value };
  }

  #moveOf(action: number): PointCityMoveInfo | undefined {
    return this.#is.moves().find((info) => info.action === action);
  }

  // The square

  /** A click, a tap or Enter on a card. */
  touch(cell: number): void {
    if (this.#is.busy() || this.#is.seat() === null) return;
    const open = this.opened === null ? null : this.#moveOf(this.opened);
    const pair = this.partners.get(cell);
    if (open && pair?.action === open.action) return this.confirm();
    if (cell === this.picked) this.putBack();
    else if (pair) this.#take(pair);
    else if (movesOn(this.#is.offers(), cell).length) this.#pick(cell);
    else this.#cannot({ kind: "cell", id: cell });
  }

  /** Shows what taking this card with the picked one would bring. */
  point(cell: number | null): void {
    if (this.#is.busy() || this.opened !== null) return;
    this.show(cell === null ? null : (this.partners.get(cell) ?? null));
  }

  /** The same of any other move. */
  show(info: PointCityMoveInfo | null): void {
    if (this.#is.busy() || this.opened !== null) return;
    this.#is.point(info?.action ?? null);
    if (info) this.#foresee(info);
  }

  /** Turns a card over; whoever asks for it has seen that it can be. */
  turnOver(cell = this.picked): void {
    const flip = cell === null ? undefined : this.#is.offers().flips.get(cell);
    if (!flip || this.#is.busy()) return;
    this.#close();
    this.#picked = null;
    this.#is.choose(flip.action, true);
  }

  /** The cards of the pair, or the one to be turned. */
  lit = $derived.by((): number[] => {
    const move = this.shown?.move;
    if (move?.kind === "take") return move.cells.map(cellOf);
    return move?.kind === "flip" ? [cellOf(move.cell)] : [];
  });

  #pick(cell: number): void {
    this.#close();
    this.#picked = this.#hold(cell);
    this.#is.point(null, true);
  }

  #take(info: PointCityMoveInfo): void {
    this.#close();
    this.#is.point(info.action);
    this.#foresee(info);
    if (asksForCards(info)) this.#opened = this.#hold(info.action);
    else void this.#play(info);
  }

  #foresee({ action, move }: PointCityMoveInfo): void {
    if (move.kind === "take") this.ways.prefetch(action);
  }

  // The bill

  /** Pays this resource otherwise. */
  swap(resource: number): void {
    const { shown, payments: ways, payment } = this;
    if (!shown || ways.length < 2) return;
    this.#payment = this.#hold({
      action: shown.action,
      way: swapped(ways, payment, resource),
    });
  }

  /** The one confirmation: what is shown is played. */
  confirm(): void {
    if (this.shown) void this.#play(this.shown);
  }

  // Pile, tokens, all else

  /** A click on the pile, a token, a payment, an answer: a finger sees first what it would bring. */
  choose(info: PointCityMoveInfo | null | undefined, otherwise: Component): void {
    if (this.#is.busy() || this.#is.seat() === null) return;
    if (!info) return this.#cannot(otherwise);
    const seen = this.seen?.action === info.action;
    const sure = this.means !== "touch" || seen || this.#is.atOnce();
    this.#close();
    this.#picked = null;
    this.#is.point(info.action);
    if (sure) void this.#play(info);
    else this.#touched = this.#hold(info.action);
  }

  // Back

  /** Lets go of what is chosen. */
  putBack(): void {
    this.back();
    this.#picked = null;
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.opened !== null || this.#is.pointed() !== null) {
      this.#close();
      this.#is.point(null, true);
    } else if (this.picked !== null) this.#picked = null;
    else return false;
    return true;
  }

  #close(): void {
    this.#choice += 1;
    this.#opened = this.#armed = this.#payment = this.#touched = null;
  }

  #cannot(component: Component): void {
    this.#close();
    this.#picked = null;
    this.#is.point(null, true);
    this.#is.whyNot(component);
  }

  async #play(info: PointCityMoveInfo): Promise<void> {
    if (this.#is.busy()) return;
    const { action, move } = info;
    const { revision } = this.#is.view();
    const choice = ++this.#choice;
    // A pair that is paid goes with its payment; nothing else is several actions.
    if (move.kind === "take" && asksForCards(info)) await this.ways.want(action);
    if (choice !== this.#choice || revision !== this.#is.view().revision) return;
    const way = this.shown?.action === action ? this.way : null;
    const ends = way?.preview.ends_turn ?? info.preview.ends_turn;
    // A bill that was read is confirmed by its button.
    if (ends && this.#is.careful() && this.opened !== action && this.armed !== action) {
      this.#armed = this.#hold(action);
      return;
    }
    this.#close();
    this.#picked = null;
    this.#sent = this.#hold(action);
    if (way && way.actions.length > 1) this.#is.decide(way);
    else this.#is.choose(action, true);
  }
}
