import { describe, expect, it } from "vitest";
import type { Component } from "../../lib/protocol";
import { readFacts } from "./components";
import { sortMoves } from "./offers";
import type { BloomTownMove, BloomTownMoveInfo, BloomTownView } from "./protocol";
import { Turn, type Way } from "./turn.svelte";

const facts = readFacts({}, "A", true);

function info(action: number, move: BloomTownMove, details?: object, ends = false) {
  return { action, move, preview: { ends_turn: ends, details } } as unknown as BloomTownMoveInfo;
}

function place(action: number, tile: string, cell: string, points: number, spring = false) {
  const details = { kind: "place", points, cells: [], slot: 0, draws: "tile", tile: 1, spring };
  return info(action, { kind: "place", tile, cell }, details);
}

const DRAW = info(90, { kind: "draw" });
const END = info(91, { kind: "end" }, undefined, true);
const double = (by: "flower" | "spring", points: number) =>
  info(by === "spring" ? 80 : 82, { kind: "double", by }, { kind: "points", points, cells: [] });
const extra = (by: "flower" | "spring") => info(by === "spring" ? 81 : 83, { kind: "extra", by });
const take = (action: number, icon: string) =>
  info(action, { kind: "take", icon }, undefined, true);

function way(...moves: BloomTownMoveInfo[]): Way {
  const ends_turn = moves.at(-1)!.preview.ends_turn;
  return {
    actions: moves.map(({ action }) => action),
    moves,
    preview: { ends_turn },
    open: false,
  } as Way;
}

interface Given {
  hand?: (number | null)[];
  moves?: BloomTownMoveInfo[];
  ways?: Record<number, Way[] | null>;
  stage?: string;
  careful?: boolean;
  atOnce?: boolean;
  /** Somebody is asked first whether it is meant. */
  doubted?: boolean;
  wait?: Promise<void>;
}

function table({
  hand = [2, 3],
  moves = [],
  ways = {},
  stage = "build",
  careful = false,
  atOnce = false,
  doubted = false,
  wait = Promise.resolve(),
}: Given) {
  let state = $state.raw({ revision: 1, hand, moves, stage });
  let pointed = $state<number | null>(null);
  let busy = $state(false);
  const decided: number[][] = [];
  const chosen: number[] = [];
  const refused: (Component | null)[] = [];
  const turn = new Turn({
    view: () =>
      ({
        ...{ revision: state.revision, stage: state.stage, cell: -1, actor: 0 },
        ...{ may_double: true, may_extend: true },
        towns: [{ tiles: Array<number>(25).fill(-1) }],
      }) as unknown as BloomTownView,
    seat: () => 0,
    hand: () => state.hand,
    offers: () => sortMoves(state.moves, facts, -1),
    move: (action) => state.moves.find((info) => info.action === action),
    pointed: () => pointed,
    point: (action) => void (pointed = action),
    choose(action) {
      chosen.push(action);
      busy = !doubted;
    },
    ways: (action) => wait.then(() => ways[action] ?? null),
    decide(one) {
      decided.push(one.actions);
      busy = true;
    },
    busy: () => busy,
    whyNot: (component) => void refused.push(component),
    careful: () => careful,
    atOnce: () => atOnce,
  });
  const next = (change: Partial<typeof state>) => {
    state = { ...state, revision: state.revision + 1, ...change };
    pointed = null;
    busy = false;
  };
  const refuse = () => (busy = false);
  return { turn, decided, chosen, refused, next, refuse };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

// Parks and homes on two cells; d2 blooms.
const D2 = 8;
const PLAIN = [
  place(1, "park", "a1", 2),
  place(2, "home", "a1", 1),
  place(3, "home", "d2", 3, true),
];
const WAYS = {
  1: [
    way(PLAIN[0]!, DRAW, END),
    way(PLAIN[0]!, double("flower", 2), DRAW),
    way(PLAIN[0]!, extra("flower"), DRAW),
  ],
  3: [
    way(PLAIN[2]!, DRAW, END),
    way(PLAIN[2]!, double("spring", 3), DRAW, END),
    way(PLAIN[2]!, extra("spring"), DRAW),
  ],
};

describe("a turn with the mouse", () => {
  it("is a tile and a cell", async () => {
    const { turn, decided } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(0);
    turn.point(0);
    turn.build(0);
    await settled();
    expect(decided).toEqual([[1, 90, 91]]);
    expect(turn.sent).toMatchObject({ cell: 0, kind: 2 });
  });

  it("has chosen two of a kind already", () => {
    expect(table({ hand: [3, 3], moves: PLAIN.slice(1) }).turn.kind).toBe(3);
    expect(table({ moves: PLAIN }).turn.kind).toBeNull();
  });

  it("puts a tile back on the second click", () => {
    const { turn } = table({ moves: PLAIN });
    turn.pick(1);
    expect(turn.kind).toBe(3);
    turn.pick(1);
    expect(turn.kind).toBeNull();
  });

  it("asks for a tile first", () => {
    const { turn, refused } = table({ moves: PLAIN });
    turn.build(0);
    expect([turn.missing, refused]).toEqual([true, []]);
    turn.pick(0);
    turn.build(20);
    expect(refused).toEqual([{ kind: "cell", id: 20 }]);
  });

  it("waits for a second click where somebody wants that", async () => {
    const { turn, decided } = table({ moves: PLAIN, ways: WAYS, careful: true });
    turn.pick(0);
    turn.build(0);
    await settled();
    expect([decided, turn.armed]).toEqual([[], "1 plain"]);
    turn.build(0);
    await settled();
    expect(decided).toEqual([[1, 90, 91]]);
  });

  it("plays action by action where nobody knows the ways", async () => {
    const { turn, decided, chosen } = table({ moves: PLAIN });
    turn.pick(0);
    turn.build(0);
    await settled();
    expect([decided, chosen]).toEqual([[], [1]]);
  });
});

describe("a spring cell", () => {
  it("opens two petals", async () => {
    const { turn, decided } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(1);
    turn.build(D2);
    await settled();
    expect([turn.petalCell, decided]).toEqual([D2, []]);
    expect(turn.petals).toEqual([
      { extra: "double", plain: false, points: 6 },
      { extra: "extra", plain: false, points: 3 },
    ]);
    turn.add("extra");
    await settled();
    expect(decided).toEqual([[3, 81, 90]]);
  });

  it("builds only, with the petal of what is not allowed", async () => {
    const ways = { 3: [WAYS[3][0]!, WAYS[3][1]!] };
    const { turn, decided } = table({ moves: PLAIN, ways });
    turn.pick(1);
    turn.build(D2);
    await settled();
    expect(turn.petals[1]).toEqual({ extra: "extra", plain: true, points: 3 });
    turn.add("extra");
    await settled();
    expect(decided).toEqual([[3, 90, 91]]);
  });

  it("closes on Escape, and on another cell", async () => {
    const { turn } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(1);
    turn.build(D2);
    expect(turn.back()).toBe(true);
    expect(turn.petals).toEqual([]);
    expect(turn.kind).toBe(3);
    turn.build(D2);
    turn.build(0);
    await settled();
    expect(turn.petals).toEqual([]);
  });
});

describe("a petal that was clicked before it is known what it can do", () => {
  it("stays open where that is not allowed, and says so", async () => {
    let known = () => {};
    const wait = new Promise<void>((resolve) => (known = resolve));
    const ways = { 3: [WAYS[3][0]!, WAYS[3][1]!] };
    const { turn, decided, chosen } = table({ moves: PLAIN, ways, wait });
    turn.pick(1);
    turn.build(D2);
    turn.add("extra");
    known();
    await settled();
    expect([decided, chosen, turn.petalCell]).toEqual([[], [], D2]);
    expect(turn.petals[1]).toMatchObject({ extra: "extra", plain: true });
    turn.add("extra");
    await settled();
    expect(decided).toEqual([[3, 90, 91]]);
  });
});

describe("what is on its way", () => {
  it("keeps everything else from being chosen", async () => {
    const { turn, decided, chosen } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(0);
    turn.build(0);
    await settled();
    turn.point(D2);
    expect(turn.shown).toBe(1);
    turn.build(0);
    turn.drop(1, 0);
    turn.add("double");
    turn.take(PLAIN[1]!);
    turn.touch(PLAIN[1]!);
    await settled();
    expect([decided, chosen, turn.petals]).toEqual([[[1, 90, 91]], [], []]);
  });

  it("does not lie there any more when it is refused", async () => {
    const { turn, decided, refuse } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(0);
    turn.build(0);
    await settled();
    refuse();
    expect(turn.sent).toBeNull();
    turn.pick(0);
    turn.build(0);
    await settled();
    expect(decided).toHaveLength(2);
  });

  it("does not lie there before somebody has said yes", async () => {
    const { turn, chosen } = table({ moves: PLAIN, doubted: true });
    turn.pick(0);
    turn.build(0);
    await settled();
    expect([chosen, turn.sent]).toEqual([[1], null]);
  });
});

describe("the token", () => {
  it("is paid for what is built while it is lifted", async () => {
    const { turn, decided } = table({ moves: [...PLAIN, extra("flower")], ways: WAYS });
    turn.lift();
    turn.pick(0);
    turn.build(0);
    await settled();
    expect(turn.petals.map(({ points }) => points)).toEqual([4, 2]);
    turn.add("double");
    await settled();
    expect(decided).toEqual([[1, 82, 90]]);
  });

  it("says why it can do nothing", () => {
    const { turn, refused } = table({ moves: PLAIN });
    turn.lift();
    expect([turn.lifted, refused]).toEqual([false, [{ kind: "flower" }]]);
  });
});

describe("any tile of the market", () => {
  it("is taken by a click of its own", async () => {
    const ways = {
      1: [way(PLAIN[0]!, take(70, "tulip")), way(PLAIN[0]!, take(71, "daisy"))],
      70: [way(take(70, "tulip"), END)],
    };
    const { turn, decided, next } = table({ moves: PLAIN, ways });
    turn.pick(0);
    turn.build(0);
    await settled();
    expect(decided).toEqual([[1]]);
    next({ hand: [null, 3], moves: [take(70, "tulip"), take(71, "daisy")], stage: "slot" });
    expect(turn.sent).toBeNull();
    turn.take(take(70, "tulip"));
    await settled();
    expect(decided).toEqual([[1], [70, 91]]);
  });
});

describe("somebody careful", () => {
  it("is not asked twice before the turn goes on with any tile of the market", async () => {
    const ways = {
      1: [way(PLAIN[0]!, take(70, "tulip")), way(PLAIN[0]!, take(71, "daisy"))],
    };
    const { turn, decided } = table({ moves: PLAIN, ways, careful: true });
    turn.pick(0);
    turn.build(0);
    await settled();
    expect([decided, turn.armed]).toEqual([[[1]], null]);
  });
});

describe("a finger", () => {
  it("sees first and builds by the answer, or by a second touch", async () => {
    const { turn, decided } = table({ moves: PLAIN, ways: WAYS });
    turn.means = "touch";
    turn.pick(0);
    turn.build(0);
    await settled();
    expect([decided, turn.seen?.action]).toEqual([[], 1]);
    turn.confirm();
    await settled();
    expect(decided).toEqual([[1, 90, 91]]);
  });

  it("builds at once where somebody wants that", async () => {
    const { turn, decided } = table({ moves: PLAIN, ways: WAYS, atOnce: true });
    turn.means = "touch";
    turn.pick(0);
    turn.build(0);
    await settled();
    expect(decided).toEqual([[1, 90, 91]]);
  });

  it("finds the petals open at the first touch", () => {
    const { turn } = table({ moves: PLAIN, ways: WAYS });
    turn.means = "touch";
    turn.pick(1);
    turn.build(D2);
    expect(turn.petals).toHaveLength(2);
  });
});

describe("when the position changes", () => {
  it("keeps the picked tile while the others play, and nothing else", async () => {
    const { turn, next } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(1);
    turn.build(D2);
    next({});
    expect([turn.kind, turn.petals, turn.sent]).toEqual([3, [], null]);
  });

  it("forgets the picked tile with another hand", () => {
    const { turn, next } = table({ moves: PLAIN });
    turn.pick(1);
    next({ hand: [2, 5] });
    expect(turn.kind).toBeNull();
  });

  it("plays nothing that was meant for the position before", async () => {
    const { turn, decided, chosen, next } = table({ moves: PLAIN, ways: WAYS });
    turn.pick(0);
    turn.build(0);
    next({});
    await settled();
    expect([decided, chosen]).toEqual([[], []]);
  });
});
