import { expect, test } from "vitest";
import { rowsOf, stepFrom } from "./grid_walk";

/** Two rows of three: 0 1 2 over 3 4 5. */
const GRID = { columns: 3, cells: 6 };

function step(cell: number, key: string, held = {}): number | null {
  return stepFrom(cell, { key, altKey: false, ctrlKey: false, metaKey: false, ...held }, GRID);
}

test("arrows lead to the neighbours", () => {
  expect(step(4, "ArrowLeft")).toBe(3);
  expect(step(4, "ArrowRight")).toBe(5);
  expect(step(4, "ArrowUp")).toBe(1);
  expect(step(1, "ArrowDown")).toBe(4);
});

test("nobody walks off the edge, nor around it", () => {
  expect(step(3, "ArrowLeft")).toBe(3);
  expect(step(2, "ArrowRight")).toBe(2);
  expect(step(1, "ArrowUp")).toBe(1);
  expect(step(4, "ArrowDown")).toBe(4);
});

test("Home and End are the ends of the row", () => {
  expect(step(4, "Home")).toBe(3);
  expect(step(4, "End")).toBe(5);
  expect(step(0, "Home")).toBe(0);
});

test("other keys are no steps, nor are those that belong to the browser", () => {
  expect(step(4, "Enter")).toBeNull();
  for (const held of ["altKey", "ctrlKey", "metaKey"])
    expect(step(4, "ArrowLeft", { [held]: true })).toBeNull();
});

test("the cells are numbered row by row", () => {
  expect(rowsOf(GRID)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});
