import { describe, expect, it } from "vitest";
import type { Component } from "../../lib/protocol";
import type { Way } from "./bill";
import { sortMoves } from "./offers";
import type { PointCityMove, PointCityMoveInfo, PointCityView } from "./protocol";
import { Turn, type Means } from "./turn.svelte";

function info(action: number, move: PointCityMove, details: object | null = null, ends = false) {
  const preview = { ends_turn: ends, details, score: 5, gained: 1 };
  return { action, move, preview } as unknown as PointCityMoveInfo;
}

function take(action: number, one: string, other: string, need = 0, ends = false) {
  const details = {
    ...{
      kind: "take",
      cost: [need, 0, 0, 0, 0],
      covered: [0, 0, 0, 0, 0],
      need: [need, 0, 0, 0, 0],
    },
    ...{ cells: [], paid: [], growth: [], then: "turn" },
  };
  return info(action, { kind: "take", cells: [one, other] }, details, ends);
}

const FLIP = info(1, { kind: "flip", cell: "a1" });
const FREE = take(16, "a1", "b1", 0, true);
const DEAR = take(17, "a1", "a2", 2);
const DRAW = info(40, { kind: "draw" }, null, true);
const TOKEN = info(97, { kind: "token", token: 6 }, null, true);
const pay = (action: number, singles: number, ingenuity: number) => {
  const paid = [{ kind: "pay", resource: 0, doubles: 0, singles, ingenuity }];
  const move = { kind: "pay", resource: "community", doubles: 0, singles, ingenuity } as const;
  return info(action, move, { kind: "pay", paid, growth: [], then: "end" }, true);
};
const way = (...moves: PointCityMoveInfo[]) =>
  ({
    actions: moves.map(({ action }) => action),
    moves,
    preview: moves.at(-1)!.preview,
    open: false,
  }) as Way;
const WAYS = { 17: [way(DEAR, pay(50, 2, 0)), way(DEAR, pay(51, 1, 1))] };

interface Given {
  moves?: PointCityMoveInfo[];
  means?: Means;
  careful?: boolean;
  atOnce?: boolean;
  ways?: Record<number, Way[] | null>;
}

function table({
  moves = [FLIP, FREE, DEAR, DRAW],
  means = "mouse",
  careful = false,
  atOnce = false,
  ways = WAYS,
}: Given) {
  let revision = $state(1);
  let pointed = $state<number | null>(null);
  let busy = $state(false);
  const decided: number[][] = [];
  const chosen: number[] = [];
  const refused: (Component | null)[] = [];
  const turn = new Turn({
    view: () => ({ revision, actor: 0, scores: [4, 0] }) as unknown as PointCityView,
    seat: () => 0,
    offers: () => sortMoves(moves),
    moves: () => moves,
    pointed: () => pointed,
    point: (action) => void (pointed = action),
    choose(action) {
      chosen.push(action);
      busy = true;
    },
    ways: (action) => Promise.resolve(ways[action] ?? null),
    decide(one) {
      decided.push(one.actions);
      busy = true;
    },
    whyNot: (component) => void refused.push(component),
    busy: () => busy,
    careful: () => careful,
    atOnce: () => atOnce,
  });
  turn.means = means;
  return { turn, decided, chosen, refused, next: () => (revision += 1) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const [A1, B1, A2, D4] = [0, 1, 4, 15];

describe("a pair", () => {
  it("that asks for nothing is taken by its second card", async () => {
    const { turn, chosen } = table({});
    turn.touch(A1);
    expect([turn.picked, [...turn.partners.keys()]]).toEqual([A1, [B1, A2]]);
    turn.touch(B1);
    await settled();
    expect(chosen).toEqual([16]);
  });

  it("that asks for cards opens its bill, and is played with its payment", async () => {
    const { turn, decided } = table({});
    turn.touch(A1);
    turn.touch(A2);
    await settled();
    expect([turn.opened, turn.bill?.lines.length, decided]).toEqual([17, 1, []]);
    turn.confirm();
    await settled();
    expect(decided).toEqual([[17, 50]]);
  });

  it("can be paid otherwise", async () => {
    const { turn, decided } = table({});
    turn.touch(A1);
    turn.touch(A2);
    await settled();
    turn.swap(0);
    expect(turn.bill?.lines[0]?.paid).toMatchObject({ singles: 1, ingenuity: 1 });
    // A second click on its card does the same as the button.
    turn.touch(A2);
    await settled();
    expect(decided).toEqual([[17, 51]]);
  });

  it("is played without its payment where nobody can say the ways", async () => {
    const { turn, chosen } = table({ ways: {} });
    turn.touch(A1);
    turn.touch(A2);
    turn.confirm();
    await settled();
    expect(chosen).toEqual([17]);
  });

  it("goes back step by step", () => {
    const { turn } = table({});
    turn.touch(A1);
    turn.touch(A2);
    expect([turn.back(), turn.opened, turn.picked]).toEqual([true, null, A1]);
    expect([turn.back(), turn.picked, turn.back()]).toEqual([true, null, false]);
  });

  it("shows what it would bring when it is pointed at", () => {
    const { turn } = table({});
    turn.touch(A1);
    turn.point(B1);
    expect([turn.shown?.action, turn.lit]).toEqual([16, [A1, B1]]);
    turn.point(D4);
    expect(turn.shown).toBeNull();
  });

  it("that ends the turn is clicked twice where that is wished", async () => {
    const { turn, chosen } = table({ careful: true });
    turn.touch(A1);
    turn.touch(B1);
    await settled();
    expect([chosen, turn.armed]).toEqual([[], 16]);
    turn.confirm();
    await settled();
    expect(chosen).toEqual([16]);
  });
});

describe("a card", () => {
  it("that cannot be taken says why", () => {
    const { turn, refused } = table({});
    turn.touch(D4);
    expect(refused).toEqual([{ kind: "cell", id: D4 }]);
  });

  it("is put back by a second touch", () => {
    const { turn } = table({});
    turn.touch(A1);
    turn.touch(A1);
    expect(turn.picked).toBeNull();
  });

  it("is turned over where that is offered", () => {
    const { turn, chosen } = table({});
    turn.turnOver(B1);
    turn.touch(A1);
    expect(turn.flip).toBe(FLIP);
    turn.turnOver();
    expect(chosen).toEqual([1]);
  });

  it("is forgotten when the position changes", () => {
    const { turn, next } = table({});
    turn.touch(A1);
    next();
    expect(turn.picked).toBeNull();
  });
});

describe("pile and tokens", () => {
  it("are chosen by a click", async () => {
    const { turn, chosen } = table({});
    turn.choose(DRAW, { kind: "pile" });
    await settled();
    expect(chosen).toEqual([40]);
  });

  it("show a finger first what they bring", async () => {
    const { turn, chosen } = table({ moves: [TOKEN], means: "touch" });
    turn.choose(TOKEN, { kind: "token", id: 6 });
    await settled();
    expect([chosen, turn.seen?.action]).toEqual([[], 97]);
    turn.confirm();
    await settled();
    expect(chosen).toEqual([97]);
  });

  it("are chosen by one touch where that is wished", async () => {
    const { turn, chosen } = table({ means: "touch", atOnce: true });
    turn.choose(DRAW, { kind: "pile" });
    await settled();
    expect(chosen).toEqual([40]);
  });

  it("say why they cannot be chosen", () => {
    const { turn, refused } = table({});
    turn.choose(undefined, { kind: "token", id: 3 });
    expect(refused).toEqual([{ kind: "token", id: 3 }]);
  });
});
