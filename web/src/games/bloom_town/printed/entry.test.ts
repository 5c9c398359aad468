// What is sent of a printed game: the solo opponent only beside one player, and only what can be.
import { expect, test } from "vitest";
import { freshEntry, freshTown, recounting, toSend, type Entry } from "./entry";
import { freshRival, mostBegun, scoringOf, type Rival } from "./rival";

function alone(rival: Partial<Rival> = {}): Entry {
  return { players: [freshTown()], steps: [], rival: { ...freshRival(), ...rival } };
}

test("an opponent plays against one player only", () => {
  expect(toSend(alone())).toHaveProperty("rival.collected.office", 0);
  const two = { ...alone(), players: [freshTown(), freshTown()] };
  expect(toSend(two)).toEqual({ towns: 2, steps: [] });
});

test("what was kept before there was an opponent is counted as it was", () => {
  const { players, steps } = freshEntry();
  expect(toSend({ players: players.slice(1), steps })).toEqual({ towns: 1, steps: [] });
  // And a game that was begun before there was a choice of readings (BT-19) goes on by the text.
  expect(scoringOf({})).toBe("takes");
});

test("a recount remembers what the opponent has by then, and never more than at the end", () => {
  const entry = alone({ collected: [0, 0, 3, 0, 0] });
  entry.steps = [recounting(entry.rival!, 2), { recount: "park" }, { recount: "park", rival: 5 }];
  entry.rival!.collected[2] = 4;
  expect(toSend(entry).steps).toEqual([
    { recount: "park", rival: 3 },
    { recount: "park", rival: 4 },
    { recount: "park", rival: 4 },
  ]);
  expect(toSend({ ...entry, rival: null }).steps[0]).toEqual({ recount: "park" });
});

test("points that were kept are sent in place of what they follow from", () => {
  expect(toSend(alone({ points: 37, laps: 2 })).rival).toEqual({
    collected: { office: 0, subway: 0, park: 0, home: 0, shop: 0 },
    points: 37,
  });
});

test("three tiles at most were left over, and no more than it has", () => {
  const rival = { ...freshRival(), collected: [5, 1, 0, 0, 0], began: [1, 0, 0, 0, 0] };
  expect([0, 1, 2].map((which) => mostBegun(rival, which))).toEqual([3, 1, 0]);
});
