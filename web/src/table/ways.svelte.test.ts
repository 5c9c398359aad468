import { expect, test } from "vitest";
import type { GameId, WayInfo } from "../lib/protocol";
import { Ways } from "./ways.svelte";

const way = (action: number) => ({ actions: [action] }) as WayInfo;

function asked() {
  const questions: { action: number; answer(ways: WayInfo[] | null): void }[] = [];
  let revision = 1;
  const ways = new Ways<GameId>(
    (action) => new Promise((resolve) => questions.push({ action, answer: resolve })),
    () => revision,
  );
  return { ways, questions, move: () => (revision += 1) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("asks one question at a time, and of what the mouse ran over only the last", async () => {
  const { ways, questions } = asked();
  ways.prefetch(1);
  ways.prefetch(2);
  ways.prefetch(3);
  expect(questions.map(({ action }) => action)).toEqual([1]);
  questions[0]!.answer([way(1)]);
  await settled();
  expect(questions.map(({ action }) => action)).toEqual([1, 3]);
  expect(ways.of(1)).toEqual([way(1)]);
  expect(ways.of(2)).toBeNull();
});

test("keeps answers for the position, and asks nothing twice", async () => {
  const { ways, questions, move } = asked();
  const wanted = ways.want(1);
  ways.prefetch(1);
  questions[0]!.answer([way(1)]);
  expect(await wanted).toEqual([way(1)]);
  expect(await ways.want(1)).toEqual([way(1)]);
  expect(questions).toHaveLength(1);
  move();
  expect(ways.of(1)).toBeNull();
});

test("what is wanted comes before what was only run over", async () => {
  const { ways, questions } = asked();
  ways.prefetch(1);
  const wanted = ways.want(2);
  ways.prefetch(3);
  questions[0]!.answer([way(1)]);
  await settled();
  questions[1]!.answer([way(2)]);
  expect(questions[1]!.action).toBe(2);
  expect(await wanted).toEqual([way(2)]);
});

test("an answer to another position is none", async () => {
  const { ways, questions, move } = asked();
  const wanted = ways.want(1);
  move();
  questions[0]!.answer([way(1)]);
  expect(await wanted).toBeNull();
  expect(ways.of(1)).toBeNull();
});

test("without an answer nothing is asked ahead", async () => {
  const { ways, questions, move } = asked();
  ways.prefetch(1);
  questions[0]!.answer(null);
  await settled();
  ways.prefetch(2);
  expect(questions).toHaveLength(1);
  move();
  ways.prefetch(2);
  expect(questions).toHaveLength(2);
});
