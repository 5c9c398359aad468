import { expect, test, vi } from "vitest";
import type { SignText } from "./frame";
import { cutAt, signOf, type Scene } from "./sign";

vi.mock("../../lib/words", () => ({ t: (id: string) => id }));

const STAGE: SignText = { word: "Your turn", tone: "turn", text: "Build", gain: "+4" };
const SPRING: SignText = { word: "Blooming square", tone: "spring", text: "Double?" };

function said(scene: Partial<Scene>): string[] {
  const status = { place: 0, turn: "Game is on", todo: "Choose", mine: true };
  const usual = {
    name: "Ada",
    shared: false,
    thinking: false,
    winners: null,
    asking: false,
    counting: false,
  };
  const { word, text } = signOf({ status, ...usual, news: null, stage: null, ...scene });
  return [word, text];
}

const THEIRS = { place: 1, turn: "Rosa is thinking", todo: "", mine: false };

test("in my turn the stage has the word", () => {
  expect(said({ stage: STAGE })).toEqual(["Your turn", "Build"]);
  expect(said({})).toEqual(["table-sign-yours", "Choose"]);
});

test("where several share a screen, the turn has a name", () => {
  expect(said({ stage: STAGE, shared: true })).toEqual(["Ada", "Build"]);
  expect(said({ shared: true })).toEqual(["Ada", "Choose"]);
});

test("in the turn of others it says whose it is, and what they just did", () => {
  const rosa = { status: THEIRS, name: "Rosa", stage: STAGE };
  expect(said({ ...rosa, thinking: true })).toEqual(["Rosa", "table-sign-thinking"]);
  expect(said(rosa)).toEqual(["Rosa", "table-sign-choosing"]);
  const news = { name: "Rosa", text: "Rosa builds a park" };
  expect(said({ ...rosa, news })).toEqual(["Rosa", "builds a park"]);
});

test("nobody has won while the last points are counted", () => {
  const over = { status: THEIRS, name: "Rosa", counting: true };
  expect(said(over)).toEqual(["table-sign-over", "table-sign-counting"]);
  expect(said({ ...over, stage: SPRING })).toEqual(["Blooming square", "Double?"]);
});

test("a moment of the stage goes before what others did", () => {
  const news = { name: "Rosa", text: "Rosa builds a park" };
  expect(said({ status: THEIRS, news, stage: SPRING })).toEqual(["Blooming square", "Double?"]);
});

test("asking goes before all else, and the end has winners", () => {
  expect(said({ asking: true, stage: SPRING })).toEqual(["table-about", "table-about-how"]);
  expect(said({ winners: ["Ada"], stage: SPRING })).toEqual([
    "table-sign-over",
    "table-sign-winners",
  ]);
});

test("where it is about nobody there is no word", () => {
  expect(said({ status: { ...THEIRS, place: null } })).toEqual(["", "Rosa is thinking"]);
});

test("the gain is set off where the sentence names it first, and nothing gets lost", () => {
  const text = "you +4, Rosa +4, Viktor +12";
  expect(cutAt(text, "+4")).toEqual(["you ", ", Rosa +4, Viktor +12"]);
  expect(cutAt("Viktor +12, you +1", "+1")).toEqual(["Viktor +12, you ", ""]);
  expect(cutAt("Viktor +12", "+1")).toBeNull();
  expect(cutAt(text, undefined)).toBeNull();
});
