import { expect, test } from "vitest";
import { faceAt } from "./seating";

test("who is to act thinks, the others are calm", () => {
  const faces = [0, 1, 2].map((place) => faceAt(place, { actor: 1, winners: null }));
  expect(faces).toEqual(["calm", "thinking", "calm"]);
});

test("at the end winners are pleased, the others are beaten", () => {
  const faces = [0, 1, 2].map((place) => faceAt(place, { actor: 1, winners: [0, 2] }));
  expect(faces).toEqual(["pleased", "beaten", "pleased"]);
});
