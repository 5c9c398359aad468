import { describe, expect, it } from "vitest";
import { lastBuilt, lastTaken } from "./last_built";
import type { BloomTownFact, BloomTownStepInfo, BloomTownView } from "./protocol";

const place = (tile: number, cell: number, points: number): BloomTownFact => ({
  kind: "place",
  tile,
  cell,
  points,
  cells: [],
});

function step(seat: number, turn: number, ...facts: BloomTownFact[]): BloomTownStepInfo {
  return { seat, turn, events: facts.map((data) => ({ kind: data.kind, seat, data, line: null })) };
}

const view = (actor: number, turn: number) => ({ actor, turn, stage: "build" }) as BloomTownView;

describe("what somebody did last", () => {
  const steps = [
    step(1, 1, place(2, 4, 1)),
    step(0, 2, place(3, 0, 2)),
    step(1, 3, place(0, 7, 3)),
    step(1, 3, { kind: "double", by: "spring", cell: 7, points: 3, cells: [] }),
    step(0, 4, place(1, 1, 1)),
  ];

  it("is the tile of their last turn, with all its points", () => {
    expect(lastBuilt(view(0, 6), steps, 1)).toMatchObject([{ tile: 0, cell: 7, points: 6 }]);
  });

  it("is both tiles of an extra turn", () => {
    const more = [...steps, step(1, 5, place(4, 8, 1)), step(1, 5, place(2, 9, 4))];
    expect(lastBuilt(view(0, 6), more, 1).map(({ cell }) => cell)).toEqual([8, 9]);
  });

  it("is over when their next turn begins", () => {
    expect(lastBuilt(view(1, 5), steps, 1)).toEqual([]);
    expect(lastBuilt(view(1, 3), steps, 1)).toHaveLength(1);
    expect(lastBuilt(view(0, 0), [], 1)).toEqual([]);
  });

  it("is the last tile that a solo opponent took", () => {
    const taken = { kind: "rival_take" as const, slot: 1, tile: 2, points: 4, wrap: 0 };
    expect(lastTaken([step(0, 0, place(1, 1, 1), taken), step(0, 1, place(1, 2, 1))])).toEqual(
      taken,
    );
    expect(lastTaken([])).toBeNull();
  });
});
