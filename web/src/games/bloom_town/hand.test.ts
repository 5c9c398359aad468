import { describe, expect, it } from "vitest";
import { arranged } from "./hand";

describe("a hand", () => {
  it("lies as it is told at first", () => {
    expect(arranged([], [2, 3])).toEqual([2, 3]);
  });

  it("keeps its tiles in their places when another comes", () => {
    expect(arranged([2, 3], [1, 2])).toEqual([2, 1]);
    expect(arranged([2, 3], [3, 5])).toEqual([5, 3]);
    expect(arranged([3, 2], [2, 3])).toEqual([3, 2]);
  });

  it("has a gap where a tile has gone", () => {
    expect(arranged([2, 3], [3])).toEqual([null, 3]);
    expect(arranged([null, 3], [1, 3])).toEqual([1, 3]);
  });

  it("knows two of a kind", () => {
    expect(arranged([2, 2], [2, 4])).toEqual([2, 4]);
    expect(arranged([2, 4], [2, 2])).toEqual([2, 2]);
  });
});
