import { expect, test } from "vitest";
import { PEOPLE } from "./people";

test("everyone can be drawn", () => {
  const drawn = Object.keys(import.meta.glob("./looks/*.ts"));
  expect(drawn.sort()).toEqual(PEOPLE.map((person) => `./looks/${person}.ts`).sort());
});
