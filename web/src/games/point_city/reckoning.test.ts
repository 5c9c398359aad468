import { describe, expect, it } from "vitest";
import type { Facts } from "./components";
import type { PointCityCityView, PointCityMoveInfo } from "./protocol";
import { reckoningOf } from "./reckoning";

const facts = {
  buildings: [],
  tokens: [
    { rule: "per_pair", resources: [0, 1], least: 0, points: 3 },
    { rule: "flat", resources: [], least: 0, points: 5 },
    { rule: "per_type_at_least", resources: [], least: 2, points: 2 },
  ],
} satisfies Facts;
const city = { permanents: [2, 2, 0, 1, 0] } as unknown as PointCityCityView;

function taking(token: number, gained: number, growth: { token: number; points: number }[] = []) {
  const details = { kind: "gain", growth, then: "turn" };
  return {
    move: { kind: "token", token },
    preview: { gained, details },
  } as unknown as PointCityMoveInfo;
}

describe("reckoningOf", () => {
  it("counts what the token is about", () => {
    expect(reckoningOf(facts, city, taking(0, 6))).toEqual({
      permanents: [
        { symbol: 0, count: 2 },
        { symbol: 1, count: 2 },
      ],
      ...{ times: 2, points: 3, total: 6 },
    });
  });

  it("leaves out what other tokens gain", () => {
    expect(reckoningOf(facts, city, taking(2, 6, [{ token: 1, points: 2 }]))).toMatchObject({
      times: 2,
      total: 4,
    });
  });

  it("multiplies nothing where a token always brings the same", () => {
    expect(reckoningOf(facts, city, taking(1, 5))).toBeNull();
  });
});
