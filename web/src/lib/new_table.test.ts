import { expect, test } from "vitest";
import { Refusal } from "./api";
import { fieldOf, firstSeats, seatsToSend } from "./new_table";

test("I sit first, the others are bots until somebody says otherwise", () => {
  expect(firstSeats(3).map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
});

test("a seat is sent with what its kind needs", () => {
  const answers = { name: " Anna ", bot: "hard" };
  expect(
    seatsToSend([
      { kind: "me", ...answers },
      { kind: "here", ...answers },
      { kind: "open", ...answers },
      { kind: "bot", ...answers },
      { kind: "me", name: "  ", bot: "hard" },
    ]),
  ).toEqual([
    { kind: "me", name: "Anna" },
    { kind: "here", name: "Anna" },
    { kind: "open" },
    { kind: "bot", bot: "hard" },
    { kind: "me" },
  ]);
});

test.each([
  ["error-seats", "seats"],
  ["server-error-name-long", "seats"],
  ["server-error-bot", "seats"],
  ["error-option-value", "options"],
  ["bt-error-training", "options"],
  ["server-error-seed", "seed"],
  ["server-error-too-many", "table"],
])("%s belongs to %s", (id, field) => {
  const info = { code: "", message: { id, args: {} }, text: "" };
  expect(fieldOf(new Refusal(info, 400))).toBe(field);
});

test("whatever else goes wrong belongs to the whole table", () => {
  expect(fieldOf(new Error("seats"))).toBe("table");
});
