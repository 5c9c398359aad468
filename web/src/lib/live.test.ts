import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableConnection, nextDelay, nextFrame, type Frame } from "./live.svelte";
import type { Message, StateMessage, StepInfo } from "./protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breakOff(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

function step(seat: number, turn = 0): StepInfo {
  return { seat, turn, events: [] };
}

function state(revision: number, changes: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state",
    aside: null,
    table: { id: "t", revision } as StateMessage["table"],
    seat: 0,
    curtain: null,
    view: null,
    moves: [],
    steps_from: 0,
    steps: [],
    can_undo: false,
    thinking: false,
    stalled: false,
    takes_back: false,
    no_undo: null,
    end: null,
    ...changes,
  };
}

const notes: string[] = [];
const frames: Frame[] = [];

function opened(revision = 3): TableConnection {
  const table = new TableConnection((after) => `ws://here/live?after=${after}`, {
    frame: (frame) => frames.push(frame),
    note: (text: Message) => notes.push(text.id),
  });
  table.open();
  FakeSocket.last.tell(state(revision, { steps: [step(1), step(0), step(1)] }));
  return table;
}

beforeEach(() => {
  FakeSocket.all = [];
  notes.length = frames.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the log is cut and continued", () => {
  const before = nextFrame(null, state(2, { steps: [step(0), step(1)] }));
  const after = nextFrame(before, state(4, { steps_from: 1, steps: [step(2), step(0)] }));
  expect(after.steps.map((each) => each.seat)).toEqual([0, 2, 0]);
  expect(after.fresh.map((each) => each.seat)).toEqual([2, 0]);
});

test("at first, and in the same position through other eyes, nothing is news", () => {
  const first = nextFrame(null, state(2, { steps: [step(0), step(1)] }));
  expect(first.fresh).toEqual([]);
  const again = nextFrame(first, state(2, { seat: 1, steps: [step(0), step(1)] }));
  expect(again.fresh).toEqual([]);
});

test("of a log told anew only the end is news", () => {
  const before = nextFrame(null, state(2, { steps: [step(0), step(1)] }));
  const after = nextFrame(before, state(3, { steps: [step(0), step(1), step(2)] }));
  expect(after.fresh).toEqual([step(2)]);
});

test("an undo is no news", () => {
  const before = nextFrame(null, state(2, { steps: [step(0), step(1)] }));
  expect(nextFrame(before, state(3, { steps_from: 1 }))).toMatchObject({
    steps: [step(0)],
    fresh: [],
  });
});

test("the delays grow and stop growing", () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 60].map(nextDelay);
  expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test("a play names seat and revision, and waits for the position that shows it", () => {
  const table = opened();
  table.play(7);
  expect(FakeSocket.last.sent).toEqual([{ type: "play", seat: 0, revision: 3, action: 7, ref: 1 }]);
  table.play(8);
  expect(FakeSocket.last.sent).toHaveLength(1);
  expect(table.waiting).toBe(true);
  FakeSocket.last.tell({ type: "accepted", ref: 1, revision: 4 });
  expect(table.busy).toBe(true);
  expect(table.waiting).toBe(false);
  FakeSocket.last.tell(state(4, { steps_from: 3, steps: [step(0)] }));
  expect(table.busy).toBe(false);
  expect(frames.at(-1)?.fresh).toEqual([step(0)]);
});

test("a refused play is told and can be made again", () => {
  const table = opened();
  table.play(7);
  const error = { code: "illegal-move", message: { id: "error-illegal", args: {} }, text: "" };
  FakeSocket.last.tell({ type: "refused", ref: 1, error });
  expect(notes).toEqual(["error-illegal"]);
  table.play(8);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ action: 8, ref: 2 });
});

test("a lost connection is opened again from the revision that is known", () => {
  const table = opened();
  FakeSocket.last.breakOff();
  expect(table.connection).toBe("away");
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.address).toBe("ws://here/live?after=3");
  FakeSocket.last.breakOff();
  vi.advanceTimersByTime(499);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.tell(state(5, { steps_from: 3, steps: [step(1), step(2)] }));
  expect(table.connection).toBe("open");
  expect(table.frame?.steps).toHaveLength(5);
});

test("being awake again does not wait for the delay", () => {
  const table = opened();
  table.wake();
  expect(FakeSocket.all).toHaveLength(1);
  table.sleep();
  expect(FakeSocket.all[0]?.readyState).toBe(3);
  table.wake();
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a click while the connection is away is kept and played afterwards", () => {
  const table = opened();
  FakeSocket.last.breakOff();
  table.play(7);
  expect(table.busy).toBe(true);
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(3, { steps_from: 3 }));
  expect(FakeSocket.last.sent).toEqual([{ type: "play", seat: 0, revision: 3, action: 7, ref: 1 }]);
});

test("a kept click is dropped with a word when the match has moved on", () => {
  const table = opened();
  FakeSocket.last.breakOff();
  table.play(7);
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(4, { steps_from: 3, steps: [step(1)] }));
  expect(FakeSocket.last.sent).toEqual([]);
  expect(notes).toEqual(["table-note-late"]);
  expect(table.busy).toBe(false);
});

test("a play that was accepted although its answer was lost is not played twice", () => {
  const table = opened();
  table.play(7);
  FakeSocket.last.breakOff();
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(5, { steps_from: 3, steps: [step(0), step(1)] }));
  expect(FakeSocket.last.sent).toEqual([]);
  expect(notes).toEqual([]);
  expect(table.busy).toBe(false);
});

test("an accepted play is not called late, even if it was taken back meanwhile", () => {
  const table = opened();
  table.play(7);
  FakeSocket.last.tell({ type: "accepted", ref: 1, revision: 4 });
  FakeSocket.last.breakOff();
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(6, { steps_from: 3, steps: [step(1)] }));
  expect(notes).toEqual([]);
  expect(table.busy).toBe(false);
});

test("what was accepted earlier says nothing of the next play", () => {
  const table = opened();
  table.play(7);
  FakeSocket.last.tell(state(4, { steps_from: 3, steps: [step(0)] }));
  table.play(8);
  FakeSocket.last.tell({ type: "accepted", ref: 1, revision: 4 });
  expect(table.waiting).toBe(true);
});

test("a connection that does not answer a play is given up", () => {
  const table = opened();
  table.play(7);
  vi.advanceTimersByTime(10_000);
  expect(table.connection).toBe("away");
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(3, { steps_from: 3 }));
  expect(FakeSocket.last.sent).toMatchObject([{ action: 7, ref: 1 }]);
});

test("questions are answered by their number", async () => {
  const table = opened();
  const hint = table.hint();
  const why = table.whyNot({ kind: "cell", id: 4 });
  const reason = { id: "bt-why-occupied", args: {} };
  FakeSocket.last.tell({ type: "why_not", ref: 2, reason });
  FakeSocket.last.tell({ type: "hint", ref: 1, revision: 3, hints: [] });
  expect(await hint).toEqual([]);
  expect(await why).toEqual(reason);
});

test("the ways of a decision are asked for, and one of them is played whole", async () => {
  const table = opened();
  const ways = table.continuations(7);
  expect(FakeSocket.last.sent).toEqual([
    { type: "continue", seat: 0, revision: 3, action: 7, ref: 1 },
  ]);
  const preview = { score: 4, gained: 1, sure: null, ends_turn: true, details: null };
  const way = { actions: [7, 12], moves: [], preview, open: false };
  FakeSocket.last.tell({ type: "continuations", ref: 1, revision: 3, ways: [way] });
  expect(await ways).toEqual([way]);
  table.playAll(way.actions);
  expect(FakeSocket.last.sent.at(-1)).toEqual({
    type: "play",
    seat: 0,
    revision: 3,
    actions: [7, 12],
    ref: 2,
  });
  expect(table.busy).toBe(true);
});

test("ways of a position that is gone are no answer", async () => {
  const table = opened();
  const ways = table.continuations(7);
  FakeSocket.last.tell(state(4, { steps_from: 3 }));
  FakeSocket.last.tell({ type: "continuations", ref: 1, revision: 3, ways: [] });
  expect(await ways).toBeNull();
});

test("nobody hears of ways that were refused, or could not be asked for", async () => {
  const table = opened();
  const ways = table.continuations(7);
  const error = { code: "StaleRevision", message: { id: "error-stale-revision", args: {} } };
  FakeSocket.last.tell({ type: "refused", ref: 1, error });
  expect(await ways).toBeNull();
  FakeSocket.last.breakOff();
  expect(await table.continuations(7)).toBeNull();
  expect(notes).toEqual([]);
});

test("a frame says why nothing can be undone, and what an undo costs", () => {
  const reason = { id: "error-undo-turn", args: {} };
  expect(nextFrame(null, state(1, { no_undo: reason })).noUndo).toEqual(reason);
  expect(nextFrame(null, state(1, { can_undo: true, takes_back: true })).takesBack).toBe(true);
});

test("a question is answered by nothing when the connection breaks", async () => {
  const table = opened();
  const hint = table.hint();
  FakeSocket.last.breakOff();
  expect(await hint).toBeNull();
  expect(await table.hint()).toBeNull();
  expect(notes).toEqual(["table-note-away"]);
});

test("the curtain does not fall because of a short loss", () => {
  const table = opened();
  FakeSocket.last.breakOff();
  table.play(7);
  vi.advanceTimersByTime(250);
  FakeSocket.last.tell(state(3, { seat: null, curtain: 0, steps_from: 3 }));
  expect(FakeSocket.last.sent.map((sent) => sent.type)).toEqual(["uncover", "play"]);
});

test("a closed table stays closed", () => {
  const table = opened();
  table.close();
  vi.advanceTimersByTime(60_000);
  table.wake();
  expect(FakeSocket.all).toHaveLength(1);
});

test("the table's news come without a position", () => {
  const table = opened();
  FakeSocket.last.tell({ type: "table", table: { id: "t", revision: 3, rematch: "u" } });
  expect(table.table?.rematch).toBe("u");
  expect(frames).toHaveLength(1);
});
