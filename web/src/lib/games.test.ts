import { expect, test } from "vitest";
import {
  botTable,
  canBeLearnt,
  fittingOptions,
  hasPrintedPages,
  hasRules,
  isBuiltIn,
  asRemembered,
  offeredChoices,
  offeredValue,
  optionsToSend,
  rememberOption,
  soloOption,
  soloQuestions,
  soloTable,
} from "./games";
import type { GameInfo, OptionInfo } from "./protocol";

const option = (name: string, choices: string[], usual: string | null): OptionInfo => ({
  name,
  choices,
  default: usual,
});

const bloomTown: GameInfo = {
  id: "bloom_town",
  fewest: 1,
  most: 4,
  alone: true,
  options: [
    option("mode", ["full", "training"], "full"),
    option("side", ["A", "B"], "A"),
    option("opponent", ["alice", "boris"], null),
  ],
  unsure: [],
  printed: true,
};
const happyCity: GameInfo = {
  ...bloomTown,
  id: "happy_city",
  fewest: 2,
  most: 5,
  alone: false,
  options: [option("mode", ["family", "expert"], "family")],
};

const names = (seats: number, chosen = {}) =>
  fittingOptions(bloomTown, seats, chosen).map(({ name }) => name);

test("only options that suit the number of seats are asked for", () => {
  expect(names(1)).toEqual(["side", "opponent"]);
  expect(names(2)).toEqual(["mode", "side"]);
});

test("training is played on side A", () => {
  expect(names(3, { mode: "training" })).toEqual(["mode"]);
  expect(names(1, { mode: "training" })).toContain("side");
});

test("only what differs from the usual is sent", () => {
  const chosen = { mode: "training", side: "B", opponent: "boris" };
  expect(optionsToSend(bloomTown, 2, chosen)).toEqual({ mode: "training" });
  expect(optionsToSend(bloomTown, 1, chosen)).toEqual({ side: "B", opponent: "boris" });
  expect(optionsToSend(bloomTown, 1, { side: "A" })).toEqual({});
});

test("alone against the rulebook's own opponent", () => {
  expect(soloTable(bloomTown, "boris")).toEqual({
    game: "bloom_town",
    seats: [{ kind: "me" }],
    options: { opponent: "boris" },
  });
  expect(soloOption(happyCity)).toBeNull();
});

test("against bots of one level", () => {
  const bot = { kind: "bot", bot: "hard" };
  expect(botTable(happyCity, 2, "hard").seats).toEqual([{ kind: "me" }, bot, bot]);
});

test("a game that this page was built without has what the catalogue says, and nothing more", () => {
  const meadow: GameInfo = { ...bloomTown, id: "meadow" };
  expect([isBuiltIn("bloom_town"), isBuiltIn("meadow")]).toEqual([true, false]);
  expect([canBeLearnt("meadow"), hasRules("meadow"), hasPrintedPages(meadow)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(fittingOptions(meadow, 1, {})).toEqual(meadow.options);
  expect(soloTable(meadow, null)).toEqual({ game: "meadow", seats: [{ kind: "me" }], options: {} });
  expect(hasPrintedPages(bloomTown)).toBe(true);
  expect(hasPrintedPages({ ...bloomTown, printed: false })).toBe(false);
});

test("alone the page offers first what can be won, and remembers what was chosen (BT-19)", () => {
  const scoring = option("rival_scoring", ["takes", "recounts"], "takes");
  const solo: GameInfo = { ...bloomTown, options: [...bloomTown.options, scoring] };
  const wish = { game: "bloom_town", seats: [], options: { rival_scoring: "recounts" } };

  expect(soloQuestions(solo)).toEqual([scoring]);
  expect(offeredChoices(solo, scoring)).toEqual(["recounts", "takes"]);
  expect(offeredValue(solo, scoring)).toBe("recounts");
  expect(soloTable(solo, "boris").options).toEqual({
    opponent: "boris",
    rival_scoring: "recounts",
  });
  expect(optionsToSend(solo, 1, {})).toEqual({ rival_scoring: "recounts" });
  expect(optionsToSend(solo, 2, {})).toEqual({});
  expect(optionsToSend(solo, 1, { rival_scoring: "takes" })).toEqual({});
  expect(asRemembered(wish)).toEqual(wish);

  rememberOption(solo, scoring, "takes");
  expect(offeredValue(solo, scoring)).toBe("takes");
  expect(soloTable(solo, "boris").options).toEqual({ opponent: "boris" });
  expect(asRemembered(wish).options).toEqual({ rival_scoring: "takes" });
  // What is offered first keeps its place; other options are not remembered.
  expect(offeredChoices(solo, scoring)).toEqual(["recounts", "takes"]);
  const side = solo.options[1]!;
  rememberOption(solo, side, "B");
  expect(offeredValue(solo, side)).toBe("A");
});

test("whether tokens must send monsters on is asked where there are monsters (HC-12)", () => {
  const deflect = option("deflect", ["may", "must"], "may");
  const grozilla = option("grozilla", ["yes", "no"], "no");
  const city: GameInfo = { ...happyCity, options: [grozilla, deflect] };
  expect(fittingOptions(city, 2, {})).toEqual([grozilla]);
  const chosen = { grozilla: "yes", deflect: "must" };
  expect(optionsToSend(city, 2, chosen)).toEqual(chosen);
  expect(optionsToSend(city, 2, { ...chosen, grozilla: "no" })).toEqual({});
});
