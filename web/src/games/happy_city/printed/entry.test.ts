import { expect, test } from "vitest";
import type { ScoredTable, TableQuestion } from "../../../lib/protocol";
import { count, type Choices } from "./entry";

const SCORED: ScoredTable = {
  result: {},
  lines: [],
  warnings: [],
  sheets: [],
  winners: [0],
  question: null,
};
const SPHINX: TableQuestion = {
  about: "sphinx",
  seat: 1,
  seats: [0],
  cards: ["castle"],
  text: { id: "hc-table-copy-missing", args: {} },
};
const PYRAMID: TableQuestion = { ...SPHINX, about: "pyramid", seat: 0, seats: [1, 2], cards: [] };

/** Asks these one after the other, as long as the answer is missing; keeps what it was sent. */
function server(...questions: TableQuestion[]) {
  const sent: unknown[] = [];
  async function score(table: object): Promise<ScoredTable> {
    const { choices } = table as { choices: Choices };
    sent.push(choices);
    const open = questions.find(({ about, seat }) => choices[about]?.[seat] === undefined);
    return { ...SCORED, question: open ?? null };
  }
  return { sent, score };
}

test("without a question it is counted at once, and no answer is sent", async () => {
  const { sent, score } = server();
  const counted = await count({}, { sphinx: { 1: "castle" }, pyramid: {} }, score);
  expect(counted).toEqual({ scored: SCORED, questions: [] });
  expect(sent).toEqual([{ sphinx: {}, pyramid: {} }]);
});

test("what is asked is answered as far as it is known", async () => {
  const { sent, score } = server(SPHINX, PYRAMID);
  const known = { sphinx: { 1: "castle" }, pyramid: {} };
  expect(await count({}, known, score)).toEqual({ scored: null, questions: [SPHINX, PYRAMID] });
  const counted = await count({}, { ...known, pyramid: { 0: 2 } }, score);
  expect(counted).toEqual({ scored: SCORED, questions: [SPHINX, PYRAMID] });
  expect(sent.at(-1)).toEqual({ sphinx: { 1: "castle" }, pyramid: { 0: 2 } });
});

test("an answer that does not fit any more is asked for again", async () => {
  for (const answer of [2, "treasury"]) {
    const { sent, score } = server(SPHINX);
    const counted = await count({}, { sphinx: { 1: answer }, pyramid: {} }, score);
    expect(counted).toEqual({ scored: null, questions: [SPHINX] });
    expect(sent).toHaveLength(1);
  }
});
