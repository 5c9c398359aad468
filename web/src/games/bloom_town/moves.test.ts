import { describe, expect, it } from "vitest";
import type {
  BloomTownPlaceDetails,
  BloomTownPreviewDetails,
  BloomTownMove,
  BloomTownMoveInfo,
  BloomTownView,
} from "./protocol";
import { readFacts } from "./components";
import { sortMoves } from "./offers";
import { outlookOf } from "./outlook";
import { prompt } from "./prompt";

const boards = Array.from({ length: 25 }, (_, cell) => ({
  side: "A",
  row: String(Math.floor(cell / 5) + 1),
  col: String((cell % 5) + 1),
  icon: ["tulip", "daisy", "rose", "sunflower", "iris"][cell % 5]!,
  spring: "0",
}));
const facts = readFacts({ boards }, "A", true);
const town = { tiles: [], hand: { known: [], hidden: 0, tiles: [] }, flower: true, score: 0 };
const view = {
  actor: 1,
  stage: "build",
  cell: 7,
  spring: false,
  may_double: true,
  may_extend: true,
  market: [2, -1, 5, 0, 1],
  towns: [town, town],
} as unknown as BloomTownView;

const placing: BloomTownPlaceDetails = {
  kind: "place",
  points: 0,
  cells: [],
  slot: 0,
  draws: "tile",
  tile: -1,
  spring: false,
  rival: null,
  ends: null,
};

function info(
  action: number,
  move: BloomTownMove,
  details: BloomTownPreviewDetails | null = null,
): BloomTownMoveInfo {
  const preview = { score: null, gained: null, sure: null, ends_turn: null, details };
  return { action, move, notation: "", text: { id: "", args: {} }, preview };
}

describe("the legal moves on the table", () => {
  it("sorts placements by tile and cell", () => {
    const moves = [
      info(1, { kind: "place", tile: "park", cell: "b1" }),
      info(2, { kind: "place", tile: "park", cell: "e5" }),
      info(3, { kind: "place", tile: "shop:grocery", cell: "b1" }),
    ];
    const { places } = sortMoves(moves, facts, -1);
    expect([...places.keys()]).toEqual([2, 7]);
    expect(places.get(2)?.get(24)?.action).toBe(2);
  });

  it("draws from the slot of the cell just built on", () => {
    const offers = sortMoves([info(1, { kind: "draw" })], facts, 7);
    expect(offers.onward?.action).toBe(1);
    expect([...offers.slots.keys()]).toEqual([2]);
  });

  it("keeps what spring and flower offer apart, and puts recounts on their places", () => {
    const offers = sortMoves(
      [
        info(1, { kind: "double", by: "spring" }),
        info(2, { kind: "extra", by: "flower" }),
        info(3, { kind: "recount", type: "home" }),
        info(4, { kind: "hand", type: "shop" }),
        info(5, { kind: "take", icon: "iris" }),
      ],
      facts,
      7,
    );
    expect(offers.extras.spring.map((move) => move.action)).toEqual([1]);
    expect(offers.extras.flower.map((move) => move.action)).toEqual([2, 3]);
    expect([offers.recounts.has(3), offers.hands.has(4), offers.slots.has(4)]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("what the move pointed at would do", () => {
  it("shows nothing for none", () => {
    expect(outlookOf(view, facts, undefined).ghost).toBeNull();
  });

  it("shows the ghost, its points and cells, and the tile that follows", () => {
    const rival = { slot: 1, tile: 3, points: 4 };
    const details = { ...placing, points: 3, cells: [1, 2], tile: 2, spring: true, rival };
    const move = info(1, { kind: "place", tile: "home", cell: "a1" }, details);
    expect(outlookOf(view, facts, move)).toEqual({
      ghost: { cell: 0, kind: 3 },
      made: { cell: 0, points: 3 },
      lit: [[], [1, 2]],
      tiles: [],
      gains: [null, 3],
      slot: 0,
      next: { draws: "tile", kind: 2 },
      spring: true,
      rival,
      ends: null,
    });
  });

  it("lights no single slot where any tile may be taken", () => {
    const details = { ...placing, points: 1, cells: [0], slot: 1, draws: "any" as const };
    const outlook = outlookOf(
      view,
      facts,
      info(1, { kind: "place", tile: "home", cell: "b1" }, details),
    );
    expect([outlook.slot, outlook.next?.draws]).toEqual([null, "any"]);
  });

  it("shows a recount in every town", () => {
    const tiles = [
      [{ cell: 1, points: 4 }],
      [
        { cell: 2, points: 0 },
        { cell: 3, points: 2 },
      ],
    ];
    const details = { kind: "recount" as const, points: [4, 2], cells: [[1, 6], [3]], tiles };
    const outlook = outlookOf(view, facts, info(1, { kind: "recount", type: "park" }, details));
    expect([outlook.lit, outlook.gains]).toEqual([
      [[1], [2, 3]],
      [4, 2],
    ]);
    expect(outlook.tiles[1]!.get(3)).toBe(2);
  });

  it("doubles on the cell just built on, and draws what lies in its slot", () => {
    const doubled = info(
      1,
      { kind: "double", by: "flower" },
      { kind: "points", points: 2, cells: [7] },
    );
    expect(outlookOf(view, facts, doubled).made).toEqual({ cell: 7, points: 2 });
    expect(outlookOf(view, facts, info(2, { kind: "draw" })).next).toEqual({
      draws: "tile",
      kind: 5,
    });
  });
});

describe("what can be done now", () => {
  it("is said to the seat whose turn it is", () => {
    expect(prompt({ ...view, cell: -1 }, 1)?.id).toBe("web-bt-todo-build");
    expect(prompt(view, 0)).toBeNull();
    expect(prompt(view, null)).toBeNull();
  });

  it("follows the stage", () => {
    const ids = ["build", "built", "drawn", "slot", "hand"].map(
      (stage) => prompt({ ...view, stage }, 1)?.id,
    );
    expect(ids).toEqual([
      "web-bt-todo-build-again",
      "web-bt-todo-built",
      "web-bt-todo-drawn",
      "web-bt-todo-slot",
      "web-bt-todo-hand",
    ]);
    expect(prompt({ ...view, stage: "built", spring: true }, 1)?.id).toBe("web-bt-todo-spring");
  });
});
