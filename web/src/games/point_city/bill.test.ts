import { describe, expect, it } from "vitest";
import { asksForCards, billOf, growthIn, paidIn, payments, swapped, type Way } from "./bill";
import type { PointCityMoveInfo, PointCityPaid } from "./protocol";

const part = (resource: number, doubles: number, singles: number, ingenuity: number) =>
  ({ kind: "pay", resource, doubles, singles, ingenuity }) as PointCityPaid;

function take(paid: PointCityPaid[], then = "payment", score = 10): PointCityMoveInfo {
  const details = {
    ...{ kind: "take", cost: [3, 0, 4, 0, 0], covered: [2, 0, 2, 0, 0], need: [1, 0, 2, 0, 0] },
    ...{ cells: [0, 1], paid, growth: [{ token: 4, points: 2 }], then },
  };
  const preview = { score, gained: score, ends_turn: false, details };
  return {
    action: 16,
    move: { kind: "take", cells: ["a1", "b1"] },
    preview,
  } as unknown as PointCityMoveInfo;
}

function pay(action: number, paid: PointCityPaid, then = "end", score = 10): PointCityMoveInfo {
  const details = { kind: "pay", paid: [paid], growth: [{ token: 4, points: -1 }], then };
  const preview = { score, gained: 0, ends_turn: then === "end", details };
  return { action, move: { kind: "pay" }, preview } as unknown as PointCityMoveInfo;
}

function token(action: number): PointCityMoveInfo {
  const details = { kind: "gain", growth: [], then: "end" };
  const preview = { score: 16, gained: 6, ends_turn: true, details };
  return { action, move: { kind: "token", token: 1 }, preview } as unknown as PointCityMoveInfo;
}

function way(...moves: PointCityMoveInfo[]): Way {
  const { score } = moves.at(-1)!.preview;
  const preview = { score, gained: score, ends_turn: true };
  return { actions: moves.map(({ action }) => action), moves, preview, open: false } as Way;
}

const own = way(take([part(0, 0, 1, 0)]), pay(50, part(2, 0, 2, 0)));
const double = way(take([part(0, 0, 1, 0)]), pay(51, part(2, 1, 0, 0)));
const wild = way(take([part(0, 0, 1, 0)]), pay(52, part(2, 0, 1, 1)));

describe("payments", () => {
  it("end before a civic token, and are told once", () => {
    const paid = pay(50, part(2, 0, 2, 0), "token", 12);
    const ways = [way(take([]), paid, token(90)), way(take([]), paid, token(91))];
    const found = payments(ways, 5);
    expect(found.map(({ actions }) => actions)).toEqual([[16, 50]]);
    expect(found[0]).toMatchObject({ open: true, preview: { gained: 7 } });
  });

  it("stay as they are without one", () => {
    expect(payments([own, double], 0)).toEqual([own, double]);
  });
});

describe("a bill", () => {
  it("has a line for every resource that is asked for", () => {
    const bill = billOf(own.moves[0]!, [own, double], 0)!;
    expect(
      bill.lines.map(({ resource, cost, covered, need }) => [resource, cost, covered, need]),
    ).toEqual([
      [0, 3, 2, 1],
      [2, 4, 2, 2],
    ]);
    expect(bill.lines.map(({ swaps }) => swaps)).toEqual([false, true]);
    expect(bill.lines[1]!.paid).toEqual(part(2, 0, 2, 0));
    expect(bill.then).toBe("end");
  });

  it("knows what is sure before the ways are told", () => {
    const bill = billOf(own.moves[0]!, [], 0)!;
    expect(bill.lines.map(({ paid }) => paid)).toEqual([part(0, 0, 1, 0), null]);
    expect(bill.then).toBe("payment");
  });

  it("adds up what tokens grow by", () => {
    expect(growthIn(own)).toEqual([{ token: 4, points: 1 }]);
    expect(paidIn(own)).toEqual([part(0, 0, 1, 0), part(2, 0, 2, 0)]);
  });

  it("is asked for where cards must be given", () => {
    expect(asksForCards(take([]))).toBe(true);
    expect(asksForCards(token(90))).toBe(false);
  });
});

describe("swapping", () => {
  it("goes round the ways to pay a resource", () => {
    const ways = [own, double, wild];
    expect([0, 1, 2].map((chosen) => swapped(ways, chosen, 2))).toEqual([1, 2, 0]);
  });

  it("leaves the other lines as they are, if it can", () => {
    const other = way(take([part(0, 0, 0, 1)]), pay(51, part(2, 1, 0, 0)));
    expect(swapped([own, other, double], 0, 2)).toBe(2);
  });
});
