import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isMoment, lastingOf, lightsOf, outlookOfRecount, recountsOf, stoodBefore } from "./lights";
import type { BloomTownFact, BloomTownStepInfo } from "./protocol";
import { hastened, lengthOf, scenesOf, type RecountTold } from "./scenes";
import { Spotlight } from "./spotlight.svelte";

type Event = [kind: string, seat: number, data: Record<string, unknown>];

function stepOf(seat: number, turn: number, ...events: Event[]): BloomTownStepInfo {
  const tagged = events.map(([kind, seat, data]) => ({
    kind,
    seat,
    data: { kind, ...data } as BloomTownFact,
    line: null,
  }));
  return { seat, turn, events: tagged };
}

const TILE: Event = ["recount_tile", -1, { type: 3, showing: 2 }];
const RECOUNT: Event = [
  "recount",
  -1,
  {
    type: 3,
    points: [4, 0, 6],
    cells: [[1, 2], [], [7]],
    tiles: [
      [
        { cell: 1, points: 2 },
        { cell: 2, points: 2 },
      ],
      [],
      [{ cell: 7, points: 6 }],
    ],
  },
];
const REFILL: Event = ["refill", -1, { slot: 2, tile: 1 }];
const TAKE: Event = ["rival_take", 1, { slot: 3, tile: 2, points: 4, wrap: 0 }];

/** Seat 1 turned up the second tile of a type. */
const COMMUNITY = [stepOf(1, 5, TILE, RECOUNT, REFILL)];

describe("a recount", () => {
  const scenes = scenesOf(COMMUNITY);
  const [tile, recount] = lightsOf(scenes, false);

  it("begins with its tile, which comes from the stack that goes on to fill the slot", () => {
    expect(scenes.find(({ kind }) => kind === "turned")).toMatchObject({
      from: ["stack-2", "market"],
      to: "recount-3",
    });
    expect(recount!.at).toBe(tile!.at + tile!.time);
  });

  it("goes clockwise from whoever turned the tile up", () => {
    const { comes } = recount!;
    expect([0, 1, 2].toSorted((one, other) => comes[one]! - comes[other]!)).toEqual([1, 2, 0]);
  });

  it("is over in two and a half seconds, with as many players as there can be", () => {
    const four = { points: [1, 1, 1, 1], cells: [[1], [1], [1], [1]], tiles: [] };
    const all = stepOf(0, 5, TILE, ["recount", -1, { ...RECOUNT[2], ...four }]);
    expect(lengthOf(lightsOf(scenesOf([all]), false))).toBeLessThanOrEqual(2500);
  });

  it("lets nothing after it begin before it is over, and no counter run ahead of it", () => {
    const end = recount!.at + recount!.time;
    expect(scenes.find(({ kind }) => kind === "flip")!.at).toBe(end);
    for (const scene of scenes)
      if (scene.kind === "gain")
        expect(scene.at).toBeGreaterThanOrEqual(recount!.at + recount!.comes[scene.place]!);
  });

  it("can be hastened as a whole", () => {
    expect(lengthOf(hastened(scenes, 0.5))).toBe(lengthOf(scenes) / 2);
    expect(lightsOf(hastened(scenes, 0.5), false)[1]!.comes).toEqual(
      recount!.comes.map((come) => come / 2),
    );
  });

  it("is one light without motion, everywhere at once, and long enough to be read", () => {
    const [still, ...more] = lightsOf(scenes, true);
    expect(more).toEqual([]);
    expect(still).toMatchObject({ at: 0, comes: [0, 0, 0] });
    expect(lastingOf(scenes, true)).toBeGreaterThan(2000);
  });

  it("is a moment: nobody chooses meanwhile; a first tile and a turn are none", () => {
    expect(isMoment(COMMUNITY)).toBe(true);
    expect(isMoment([stepOf(0, 1, ["recount_tile", -1, { type: 1, showing: 1 }])])).toBe(false);
  });

  it("lights the tiles of those it has come to, with their points", () => {
    const told = RECOUNT[2] as unknown as RecountTold;
    const outlook = outlookOfRecount(told, (place) => place === 2);
    expect(outlook.lit).toEqual([[], [], [7]]);
    expect(outlook.gains).toEqual([null, null, 6]);
  });

  it("can be read until everybody has had a turn", () => {
    expect([...recountsOf(COMMUNITY, 8, 3).keys()]).toEqual([3]);
    expect(recountsOf(COMMUNITY, 9, 3).size).toBe(0);
  });
});

describe("the solo opponent's turn", () => {
  const before = stepOf(0, 0, ["rival_take", 1, { slot: 4, tile: 2, points: 1, wrap: 0 }]);
  const now = stepOf(0, 1, ["place", 0, { tile: 1, cell: 3, points: 1, cells: [] }], TAKE);

  it("begins where its pawn stood, and takes longer the further it goes", () => {
    expect(stoodBefore([now], [before, now])).toBe(4);
    expect(stoodBefore([before], [before])).toBe(0);
    const far = lengthOf(scenesOf([now], 0, 4));
    expect(far).toBeGreaterThan(lengthOf(scenesOf([now], 0, 2)));
  });

  it("comes after mine", () => {
    const scenes = scenesOf([now], 0, 2);
    expect(lightsOf(scenes, false)[0]!.at).toBeGreaterThan(0);
  });
});

describe("the spotlight", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const lights = lightsOf(scenesOf(COMMUNITY), false);
  const [tile, recount] = lights;

  it("lets the tile come to its pennant, then the light to one place after another", () => {
    const spotlight = new Spotlight();
    spotlight.play(lights);
    expect(spotlight.told?.kind).toBe("tile");
    expect(spotlight.awaited(3)).toBe(1);
    expect(spotlight.recounting(3)).toBe(true);

    vi.advanceTimersByTime(recount!.at);
    expect(spotlight.told?.kind).toBe("recount");
    expect(spotlight.awaited(3)).toBe(0);
    expect([0, 1, 2].filter((place) => spotlight.reached(place))).toEqual([]);

    vi.advanceTimersByTime(recount!.comes[1]!);
    expect([0, 1, 2].filter((place) => spotlight.reached(place))).toEqual([1]);
    vi.advanceTimersByTime(recount!.comes[0]! - recount!.comes[1]!);
    expect([0, 1, 2].filter((place) => spotlight.reached(place))).toEqual([0, 1, 2]);

    vi.advanceTimersByTime(recount!.time);
    expect(spotlight.told).toBeNull();
    expect(spotlight.running).toBe(false);
  });

  it("is over when somebody has seen enough, and begins anew with what happens next", () => {
    const spotlight = new Spotlight();
    spotlight.play(lights);
    vi.advanceTimersByTime(tile!.time / 2);
    spotlight.end();
    expect(spotlight.running).toBe(false);
    expect(spotlight.awaited(3)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    spotlight.play(lights);
    expect(spotlight.told?.kind).toBe("tile");
    spotlight.play([]);
    expect(spotlight.told).toBeNull();
  });

  it("leaves the pawn where it stood until its turn", () => {
    const turn = stepOf(0, 1, ["place", 0, { tile: 1, cell: 3, points: 1, cells: [] }], TAKE);
    const [rival] = lightsOf(scenesOf([turn], 0, 2), false);
    const spotlight = new Spotlight();
    spotlight.play([rival!]);
    expect(spotlight.rivalWaits).toBe(true);
    vi.advanceTimersByTime(rival!.at);
    expect(spotlight.rivalWaits).toBe(false);
    expect(spotlight.told?.kind).toBe("rival");
  });
});
