import { describe, expect, it } from "vitest";
import type {
  HappyCityFact,
  HappyCityMoveInfo,
  HappyCityStepInfo,
  HappyCityView,
} from "./protocol";
import type { Tables } from "../../lib/rooms/board";
import type { Card, Colour } from "./components";
import { perColour, readFacts } from "./components";
import { revealedAtOnce, sortMoves, type HappyCityWay } from "./offers";
import { outlookOf } from "./outlook";
import { progressOf } from "./progress";
import { prompt } from "./prompt";
import { scenesOf } from "./scenes";
import { specialNow } from "./special_now";

const TABLES: Tables = {
  buildings: [
    { id: "school", deck: "1", color: "blue", cost: "2", residents: "1", copies: "2" },
    { id: "zoo", deck: "3", color: "orange", cost: "8", hearts: "3", copies: "2" },
  ],
  multicolor_buildings: [{ id: "loft", colors: "green+violet", cost: "3", copies: "1" }],
  homes: [{ id: "house", color: "green", cost: "1", residents: "1" }],
  expert_specials: [
    { id: "wind_turbine", effect_id: "hearts_per_own_green", req_green: "1", req_blue: "1" },
  ],
  monsters: [{ id: "catzilla", color: "orange", effect_id: "hearts_minus_2" }],
};
const facts = readFacts(TABLES);

function info(
  action: number,
  move: object,
  details: object = {},
  score: number | null = 9,
): HappyCityMoveInfo {
  const preview = { score, gained: null, sure: null, ends_turn: true, details };
  return {
    action,
    move,
    notation: "",
    text: { id: "", args: {} },
    preview,
  } as unknown as HappyCityMoveInfo;
}

describe("the facts of the tables", () => {
  it("know every card and what each deck can hold", () => {
    expect(facts.cards.get("loft")).toMatchObject({ colours: ["green", "violet"], deck: 3 });
    expect(facts.homes).toEqual(["house"]);
    expect(facts.decks[0]).toMatchObject({ cheapest: 2, dearest: 2, monsters: 0 });
    expect(facts.decks[0]!.colours.blue).toBe(2);
    expect(facts.decks[3]).toMatchObject({ monsters: 1, colours: { green: 1, violet: 1 } });
  });
});

describe("the progress on a special", () => {
  const asking = (needs: Partial<Record<Colour, number>>) =>
    ({ needs: perColour((colour) => needs[colour] ?? 0) }) as Card;
  const met = (needs: Partial<Record<Colour, number>>, cards: Colour[][]) =>
    progressOf(asking(needs), cards).filter((need) => need.met).length;

  it("counts a card of several colours once", () => {
    expect(met({ green: 1, violet: 1 }, [["green", "violet"]])).toBe(1);
  });
  it("gives a card to whoever needs it most", () => {
    expect(met({ green: 1, violet: 1 }, [["green", "violet"], ["green"]])).toBe(2);
  });
  it("ignores what is not asked for", () => {
    expect(met({ blue: 2 }, [["blue"], ["orange"]])).toBe(1);
  });
});

describe("the moves", () => {
  it("lie on the things they are chosen on", () => {
    const offers = sortMoves([
      info(1, { kind: "buy", card: "school" }),
      info(2, { kind: "reveal", deck: 2 }),
      info(3, { kind: "destroy", slot: 4 }),
      info(4, { kind: "coin" }),
    ]);
    expect(offers.cards.get("school")?.action).toBe(1);
    expect(offers.decks.get(1)?.action).toBe(2);
    expect(offers.slots.get(3)?.action).toBe(3);
    expect(offers.onward?.action).toBe(4);
    expect(offers.discarding).toBe(false);
  });
});

describe("the decks", () => {
  it("are chosen at once where keeping all cards leads to revealing one", () => {
    const way = (...moves: object[]) =>
      ({ moves: moves.map((move, action) => info(action, move)) }) as unknown as HappyCityWay;
    const decks = revealedAtOnce([
      way({ kind: "keep" }, { kind: "reveal", deck: 1 }),
      way({ kind: "keep" }, { kind: "reveal", deck: 3 }),
      way({ kind: "keep" }),
    ]);
    expect([...decks.keys()]).toEqual([0, 2]);
  });
});

describe("the outlook", () => {
  const view = { actor: 0, buying: null, owing: 0, cities: [{ coins: 5 }] } as HappyCityView;

  it("shows what is left of the coins, and the numbers of the preview", () => {
    const bought = info(
      1,
      { kind: "buy", card: "school" },
      { price: 2, paid: 2, residents: 3, hearts: 3 },
    );
    const { comes, then } = outlookOf(view, bought);
    expect(comes).toBe("school");
    expect(then).toEqual({ coins: 3, income: null, residents: 3, hearts: 3, score: 9 });
  });
  it("shows the token that helps to pay", () => {
    const bought = info(1, { kind: "buy", card: "zoo" }, { price: 6, paid: 4, spends: ["blue"] });
    expect(outlookOf(view, bought)).toMatchObject({ spends: ["blue"], then: { coins: 1 } });
  });
  it("does not say what is left while it is still to be chosen how to pay", () => {
    const bought = info(1, { kind: "buy", card: "zoo" }, { price: 4 });
    expect(outlookOf(view, bought).then?.coins).toBeNull();
  });
  it("says nothing without a move", () => {
    expect(outlookOf(view, undefined).then).toBeNull();
  });
});

describe("what a special brings now", () => {
  const next_income = { income: 0, coins: 0, parts: [] };
  const city = {
    slots: [{ card: "house" }, { card: "loft" }, { card: "wind_turbine" }],
    special: "wind_turbine",
    monster: null as string | null,
    residents: 1,
    hearts: 2,
    next_income,
  } as unknown as HappyCityView["cities"][number];

  it("is what is not printed in the city", () => {
    expect(specialNow(facts, city)).toEqual({ income: 0, residents: 0, hearts: 2 });
  });
  it("is not told apart from what monsters do", () => {
    expect(specialNow(facts, { ...city, monster: "catzilla" })).toBeNull();
  });
});

describe("the prompt", () => {
  const view = {
    actor: 1,
    stage: "reveal",
    central: ["zoo", null, null],
    coin: 1,
  } as HappyCityView;

  it("says what the seat to act can do", () => {
    expect(prompt(view, 1)).toEqual({ id: "web-hc-todo-reveal", args: { missing: 2, coins: 1 } });
  });
  it("says nothing to the others", () => {
    expect(prompt(view, 0)).toBeNull();
  });
});

describe("the scenes", () => {
  const step = (...events: [string, number, Record<string, unknown>][]): HappyCityStepInfo[] => [
    {
      seat: 0,
      turn: 1,
      events: events.map(([kind, seat, data]) => ({
        kind,
        seat,
        data: { kind, ...data } as HappyCityFact,
        line: null,
      })),
    },
  ];

  it("let a bought card travel to its place, and coins rise for all at the income", () => {
    const scenes = scenesOf(
      step(["buy", 0, { card: "zoo", slot: 2, paid: 8 }], ["income", -1, { coins: [3, 0] }]),
      [],
    );
    expect(scenes).toMatchObject([
      { kind: "flight", card: "zoo", to: ["slot-0-2", "city-0"], at: 0 },
      { kind: "gain", coins: 3, from: ["coins-0", "city-0"] },
    ]);
    expect(scenes.every((scene) => scene.time < 400)).toBe(true);
  });
  it("lift a special that acts, and take a coin where it is taken", () => {
    const scenes = scenesOf(step(["taken_coin", 0, { from: 1, coins: 1 }]), [4, null]);
    expect(scenes.map((scene) => scene.kind)).toEqual(["pop", "gain", "gain"]);
    expect(scenes[2]).toMatchObject({ coins: -1, from: ["coins-1", "city-1"] });
  });
});
