import { describe, expect, it } from "vitest";
import { cellName, cellOf, fullName, kindOf, readFacts, tileName, typeOf } from "./components";

const tables = {
  boards: [
    { side: "A", row: "1", col: "2", icon: "daisy", spring: "1" },
    { side: "A", row: "5", col: "5", icon: "iris", spring: "0" },
    { side: "B", row: "1", col: "2", icon: "rose", spring: "0" },
  ],
  shops: [{ kind: "bookshop", likes_1: "park", likes_2: "office" }],
};

describe("components", () => {
  it("names cells as the server does", () => {
    expect([cellName(0), cellName(7), cellName(24)]).toEqual(["a1", "c2", "e5"]);
    expect(["a1", "c2", "e5"].map(cellOf)).toEqual([0, 7, 24]);
  });

  it("knows tiles by the names moves give them", () => {
    expect(["office", "home", "shop:ice_cream", "shop:toy_shop"].map(kindOf)).toEqual([0, 3, 4, 9]);
    expect([0, 3, 4, 9].map(typeOf)).toEqual([0, 3, 4, 4]);
    expect(tileName(4).id).toBe("bt-shop-ice-cream");
  });

  it("reads the board's side and what shops like", () => {
    const facts = readFacts(tables, "A", true);
    expect([facts.slots[1], facts.slots[24]]).toEqual([1, 4]);
    expect(facts.springs.flatMap((spring, cell) => (spring ? [cell] : []))).toEqual([1]);
    expect(facts.likes[5]).toEqual([2, 0]);
    expect(readFacts(tables, "B", true).slots[1]).toBe(2);
  });

  it("has no spring where spring does not count", () => {
    expect(readFacts(tables, "A", false).springs).not.toContain(true);
  });

  it("says what a shop likes", () => {
    const facts = readFacts(tables, "A", true);
    expect(fullName(facts, 5).args.first).toEqual({ id: "bt-type-park", args: {} });
    expect(fullName(facts, 1)).toEqual({ id: "bt-type-subway", args: {} });
  });
});
