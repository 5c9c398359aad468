import { describe, expect, it } from "vitest";
import type { BloomTownFact, BloomTownStepInfo } from "./protocol";
import { scenesOf, type Scene } from "./scenes";

function step(
  ...events: [kind: string, seat: number, data: Record<string, unknown>][]
): BloomTownStepInfo[] {
  const tagged = events.map(([kind, seat, data]) => ({
    kind,
    seat,
    data: { kind, ...data } as BloomTownFact,
    line: null,
  }));
  return [{ seat: 0, turn: 0, events: tagged }];
}

function of<Kind extends Scene["kind"]>(scenes: Scene[], kind: Kind) {
  return scenes.filter((scene) => scene.kind === kind) as Extract<Scene, { kind: Kind }>[];
}

describe("scenes", () => {
  const turn = scenesOf(
    step(
      ["place", 0, { tile: 3, cell: 6, points: 2, cells: [6, 7] }],
      ["take", 0, { slot: 1, tile: 2 }],
      ["refill", -1, { slot: 1, tile: 9 }],
    ),
  );

  it("lets the tiles of a turn travel one after another", () => {
    const flights = of(turn, "flight");
    expect(flights.map(({ from, to }) => [from, to[0]])).toEqual([
      ["hand-0", "cell-0-6"],
      ["slot-1", "hand-0-2"],
      ["stack-1", "slot-1"],
    ]);
    expect(flights.map((flight) => flight.at)).toEqual(
      flights.map((flight) => flight.at).toSorted((one, other) => one - other),
    );
  });

  it("lets points rise from the cell once the tile is there", () => {
    const [gain] = of(turn, "gain");
    expect(gain).toMatchObject({ points: 2, to: "score-0" });
    expect(gain!.at).toBeGreaterThan(0);
    expect(of(turn, "glow")[0]?.spots).toEqual(["cell-0-6", "cell-0-7"]);
  });

  it("keeps every motion short", () => {
    expect(Math.max(...turn.map((scene) => scene.time))).toBeLessThan(400);
  });

  it("shows no number where nothing was gained", () => {
    const scenes = scenesOf(step(["place", 1, { tile: 2, cell: 0, points: 0, cells: [] }]));
    expect(of(scenes, "gain")).toEqual([]);
  });

  it("lets an unseen tile fly face down", () => {
    expect(of(scenesOf(step(["draw", 1, { slot: 4 }])), "flight")[0]?.tile).toBe(-1);
  });

  it("lights a recount in all towns and pays everybody who gains", () => {
    const scenes = scenesOf(
      step(["recount", -1, { type: 0, points: [4, 0, 6], cells: [[1, 2], [], [3]] }]),
    );
    expect(of(scenes, "glow")[0]?.spots).toEqual(["cell-0-1", "cell-0-2", "cell-2-3"]);
    expect(of(scenes, "gain").map(({ points, to }) => [points, to])).toEqual([
      [4, "score-0"],
      [6, "score-2"],
    ]);
  });

  it("pays the solo opponent for the tile and the lap together, and at the end for everything", () => {
    const take = { slot: 0, tile: 3, points: 4, wrap: 5 };
    const scenes = scenesOf(step(["rival_take", 1, take], ["rival_end", 1, { points: [2, 4, 0] }]));
    expect(of(scenes, "gain").map((gain) => gain.points)).toEqual([9, 6]);
  });

  it("passes over what cannot be seen", () => {
    expect(scenesOf(step(["last_scoring", -1, {}], ["end", -1, {}]))).toEqual([]);
  });
});
