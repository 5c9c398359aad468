// One table's connection: what the server told last, and what this browser has asked for.
//
// A connection may break at any moment. It is opened again by itself, and a click is not lost: a play that was not
// answered is sent again if the position is still the one it was meant for, and dropped with a word otherwise.
import type {
  Aside,
  Component,
  EndInfo,
  FromBrowser,
  Hint,
  Message,
  MoveInfo,
  Play,
  Reacted,
  Reaction,
  Region,
  StateMessage,
  StepInfo,
  TableInfo,
  ToBrowser,
  Undo,
  View,
  WayInfo,
} from "./protocol";

const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** A play is answered within milliseconds; after so long the connection must be dead without knowing it. */
const ANSWER_WITHIN = 10_000;

/** The match at one revision, as this connection may see it. */
export interface Frame {
  revision: number;
  seat: number | null;
  curtain: number | null;
  view: View | null;
  moves: MoveInfo[];
  steps: StepInfo[];
  /** The last steps: those that were not yet there in the frame before. */
  fresh: StepInfo[];
  canUndo: boolean;
  /** An undo goes further than it could against people, and will be counted. */
  takesBack?: boolean;
  /** Why this seat cannot undo now. */
  noUndo?: Message | null;
  thinking: boolean;
  /** The bot to act could not decide; the server asks it again from time to time. */
  stalled: boolean;
  end: EndInfo | null;
  /** What lies on the table, if this connection wants to know. */
  spread: Region[] | null | undefined;
  /** What the game tells this seat beside the view. */
  aside?: Aside | null;
}

export type Connection = "opening" | "open" | "away";

export interface Listeners {
  frame?(frame: Frame): void;
  /** Something to tell the person: a refusal, or what became of a click. */
  note?(text: Message): void;
  reaction?(reaction: Reacted): void;
}

/** A play or undo that has not shown up in the position yet. */
interface Wish {
  message: Play | Undo;
  /** How many steps there were when it was made. */
  depth: number;
  /** The server has stored it: whatever is shown next, it counts. */
  accepted: boolean;
}

type Answer = Extract<ToBrowser, { type: "hint" | "continuations" | "why_not" }>;

export function nextDelay(attempt: number): number {
  return Math.min(FIRST_DELAY * 2 ** attempt, LONGEST_DELAY);
}

export function nextFrame(previous: Frame | null, message: StateMessage): Frame {
  const steps = [...(previous?.steps.slice(0, message.steps_from) ?? []), ...message.steps];
  return {
    revision: message.table.revision,
    seat: message.seat,
    curtain: message.curtain,
    view: message.view,
    moves: message.moves,
    steps,
    fresh: freshSteps(previous, message, steps),
    canUndo: message.can_undo,
    takesBack: message.takes_back,
    noUndo: message.no_undo,
    thinking: message.thinking,
    stalled: message.stalled,
    end: message.end,
    spread: message.spread,
    aside: message.aside,
  };
}

function freshSteps(previous: Frame | null, message: StateMessage, steps: StepInfo[]): StepInfo[] {
  if (!previous || previous.revision === message.table.revision) return [];
  // A log told anew from its beginning (through other eyes) is not news as a whole.
  return steps.slice(message.steps_from || previous.steps.length);
}

export class TableConnection {
  table = $state.raw<TableInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  connection = $state<Connection>("opening");
  /** A play or undo is on its way: until it is settled there can be no other. */
  busy = $state(false);
  /** It may not have reached the server yet. */
  waiting = $state(false);

  readonly #address: (after: number | null, spread: boolean) => string;
  readonly #listeners: Listeners;
  #socket: WebSocket | null = null;
  /** The first state of a connection shows what became of everything before it. */
  #greeting = true;
  #closed = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #lastRef = 0;
  #wish: Wish | null = null;
  #questions = new Map<number, (answer: Answer | null) => void>();
  /** Questions that nobody has asked aloud: a refusal is none of anybody's business. */
  #silent = new Set<number>();
  /** The seat whose person was looking when the connection was lost. */
  #looking: number | null = null;
  #wantsSpread = false;

  /** `address`: where the table is served live, with what came after a revision, and with or without the spread. */
  constructor(
    address: (after: number | null, spread: boolean) => string,
    listeners: Listeners = {},
  ) {
    this.#address = address;
    this.#listeners = listeners;
  }

  // The connection

  open(): void {
    clearTimeout(this.#retry);
    this.#greeting = true;
    const socket = new WebSocket(this.#address(this.frame?.revision ?? null, this.#wantsSpread));
    this.#socket = socket;
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)) as ToBrowser);
    socket.onclose = () => this.#lost(socket);
  }

  /** For good: the page is left. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  wake(): void {
    if (this.#closed || this.#socket) return;
    this.#attempt = 0;
    this.open();
  }

  /** The network is gone: the socket itself would notice much later. */
  sleep(): void {
    const socket = this.#socket;
    if (socket) this.#lost(socket);
  }

  #drop(): void {
    clearTimeout(this.#patience);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    this.connection = "away";
    this.#looking = this.frame?.seat ?? null;
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    this.#silent.clear();
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.open(), nextDelay(this.#attempt++));
  }

  // What the server tells

  #received(message: ToBrowser): void {
    switch (message.type) {
      case "state":
        return this.#state(message);
      case "table":
        this.table = message.table;
        return;
      case "refused":
        return this.#refused(message.ref, message.error.message);
      case "hint":
      case "continuations":
      case "why_not":
        return this.#answered(message);
      case "reaction":
        this.#listeners.reaction?.(message);
        return;
      case "accepted":
        return this.#accepted(message.ref);
    }
  }

  #state(message: StateMessage): void {
    const reconnected = this.#greeting;
    this.#greeting = false;
    this.#attempt = 0;
    this.connection = "open";
    const previous = this.frame;
    this.table = message.table;
    this.frame = nextFrame(previous, message);
    if (reconnected) this.#lookAgain(previous, this.frame);
    this.#settle(this.frame, reconnected);
    this.#listeners.frame?.(this.frame);
  }

  /** Losing the connection for a moment need not bring the curtain down between a person and their own hand. */
  #lookAgain(previous: Frame | null, now: Frame): void {
    const seat = this.#looking;
    this.#looking = null;
    if (seat !== null && now.curtain === seat && previous?.revision === now.revision) {
      this.uncover(seat);
    }
  }

  #settle(now: Frame, reconnected: boolean): void {
    const wish = this.#wish;
    if (!wish) return;
    if (now.revision !== wish.message.revision) {
      this.#forgetWish();
      if (reconnected && !wish.accepted && !happened(wish, now)) this.#note("table-note-late");
    } else if (reconnected) {
      this.#send(wish.message);
    }
  }

  #accepted(ref: number | null): void {
    if (!this.#wish || this.#wish.message.ref !== ref) return;
    this.#wish.accepted = true;
    this.waiting = false;
  }

  #refused(ref: number | null, text: Message): void {
    if (ref !== null && this.#wish?.message.ref === ref) this.#forgetWish();
    const silent = ref !== null && this.#silent.has(ref);
    if (ref !== null) this.#answer(ref, null);
    if (!silent) this.#listeners.note?.(text);
  }

  #answered(answer: Answer): void {
    if (answer.ref !== null) this.#answer(answer.ref, answer);
  }

  #answer(ref: number, answer: Answer | null): void {
    const resolve = this.#questions.get(ref);
    this.#questions.delete(ref);
    this.#silent.delete(ref);
    resolve?.(answer);
  }

  #note(id: string): void {
    this.#listeners.note?.({ id, args: {} });
  }

  // What this browser asks for

  play(action: number): void {
    const { frame } = this;
    if (frame?.seat == null) return;
    this.#ask({ type: "play", seat: frame.seat, revision: frame.revision, action });
  }

  /** A whole decision, as `continuations` lists it: all of its actions are played, or none. */
  playAll(actions: number[]): void {
    const { frame } = this;
    if (frame?.seat == null) return;
    this.#ask({ type: "play", seat: frame.seat, revision: frame.revision, actions });
  }

  undo(): void {
    const { frame } = this;
    if (frame?.seat == null) return;
    this.#ask({ type: "undo", seat: frame.seat, revision: frame.revision });
  }

  uncover(seat: number): void {
    this.#send({ type: "uncover", seat });
  }

  cover(): void {
    this.#send({ type: "cover" });
  }

  /** Whether every frame is to say what lies on the table; so it stays over lost connections. */
  wantSpread(on: boolean): void {
    if (on === this.#wantsSpread) return;
    this.#wantsSpread = on;
    this.#send({ type: "spread", on });
  }

  react(reaction: Reaction): void {
    this.#send({ type: "react", reaction });
  }

  /** The best moves; null when they were refused or the connection broke. */
  async hint(): Promise<Hint[] | null> {
    const { frame } = this;
    if (frame?.seat == null) return null;
    const answer = await this.#question({
      type: "hint",
      seat: frame.seat,
      revision: frame.revision,
    });
    return answer?.type === "hint" ? answer.hints : null;
  }

  /** The ways in which a decision that begins with an action can go, the one to propose first; null when they were
   *  refused, the connection broke, or the match has moved on meanwhile. */
  async continuations(action: number): Promise<WayInfo[] | null> {
    const { frame } = this;
    if (frame?.seat == null) return null;
    const { seat, revision } = frame;
    const answer = await this.#question({ type: "continue", seat, revision, action }, true);
    if (answer?.type !== "continuations" || this.frame?.revision !== revision) return null;
    return answer.ways;
  }

  /** Why something cannot be chosen now; null when nothing is to be said. */
  async whyNot(component: Component): Promise<Message | null> {
    const seat = this.frame?.seat;
    if (seat == null) return null;
    const answer = await this.#question({ type: "why_not", seat, component });
    return answer?.type === "why_not" ? answer.reason : null;
  }

  #ask(message: Play | Undo): void {
    if (this.#wish) return;
    message.ref = ++this.#lastRef;
    this.#wish = { message, depth: this.frame?.steps.length ?? 0, accepted: false };
    this.busy = this.waiting = true;
    // While away it is kept, and the page says so as long as it is.
    if (this.connection === "open") this.#send(message);
  }

  #forgetWish(): void {
    clearTimeout(this.#patience);
    this.#wish = null;
    this.busy = this.waiting = false;
  }

  /** `silent`: the page asks by itself. */
  #question(message: FromBrowser, silent = false): Promise<Answer | null> {
    if (this.connection !== "open") {
      if (!silent) this.#note("table-note-away");
      return Promise.resolve(null);
    }
    message.ref = ++this.#lastRef;
    if (silent) this.#silent.add(message.ref);
    return new Promise((resolve) => {
      this.#questions.set(this.#lastRef, resolve);
      this.#send(message);
    });
  }

  #send(message: FromBrowser): void {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (message.type !== "play" && message.type !== "undo") return;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#lost(socket), ANSWER_WITHIN);
  }
}

/** Whether the step that stands where the wish would have gone is its own. */
function happened(wish: Wish, now: Frame): boolean {
  return wish.message.type === "undo" || now.steps[wish.depth]?.seat === wish.message.seat;
}
