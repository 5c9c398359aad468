import { describe, expect, it } from "vitest";
import type { BloomTownFact, BloomTownStepInfo } from "./protocol";
import { lengthOf, scenesOf, type Scene } from "./scenes";

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
      ["slot-1", "arrived-0"],
    ]);
    expect(of(turn, "flip")[0]?.spot).toBe("slot-1");
    expect(flights.map((flight) => flight.at)).toEqual(
      flights.map((flight) => flight.at).toSorted((one, other) => one - other),
    );
  });

  it("lets points rise from the cell once the tile is there", () => {
    const [gain] = of(turn, "gain");
    expect(gain).toMatchObject({ points: 2, place: 0 });
    expect(gain!.at).toBeGreaterThan(0);
    expect(of(turn, "hop")[0]?.spots).toEqual(["cell-0-6", "cell-0-7"]);
  });

  it("leaves the own tile where it was put, and is quicker", () => {
    const mine = scenesOf(step(["place", 0, { tile: 3, cell: 6, points: 2, cells: [6, 7] }]), 0);
    expect(of(mine, "flight")).toEqual([]);
    expect(of(mine, "gain")[0]!.time).toBeLessThan(of(turn, "gain")[0]!.time);
  });

  it("keeps every motion short", () => {
    expect(Math.max(...turn.map((scene) => scene.time))).toBeLessThan(700);
    expect(lengthOf(turn)).toBeLessThan(1200);
  });

  it("shows no number where nothing was gained", () => {
    const scenes = scenesOf(step(["place", 1, { tile: 2, cell: 0, points: 0, cells: [] }]));
    expect(of(scenes, "gain")).toEqual([]);
  });

  it("lets an unseen tile fly face down", () => {
    expect(of(scenesOf(step(["draw", 1, { slot: 4 }])), "flight")[0]?.tile).toBe(-1);
  });

  it("goes round the table at a recount and pays everybody who gains", () => {
    const scenes = scenesOf(
      step(["recount", -1, { type: 0, points: [4, 0, 6], cells: [[1, 2], [], [3]] }]),
    );
    expect(of(scenes, "hop").map(({ spots }) => spots)).toEqual([
      ["cell-0-1", "cell-0-2"],
      ["cell-2-3"],
    ]);
    const gains = of(scenes, "gain");
    expect(gains.map(({ points, place }) => [points, place])).toEqual([
      [4, 0],
      [6, 2],
    ]);
    expect(gains[1]!.at).toBeGreaterThan(gains[0]!.at);
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
