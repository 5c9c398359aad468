// Every mode and every size of table, played to its end on the board itself.
import { describe } from "vitest";
import { openTable, test, type Game } from "./house";
import { expectEnd, playThrough } from "./play";

interface Mode {
  seats: number[];
  options: Record<string, string>;
}

const MODES: Record<Game, Mode[]> = {
  bloom_town: [
    { seats: [2, 3, 4], options: {} },
    { seats: [2, 4], options: { mode: "training" } },
    { seats: [3], options: { side: "B" } },
    { seats: [1], options: { opponent: "boris" } },
    { seats: [1], options: { opponent: "zinovy", side: "B" } },
  ],
  point_city: [
    { seats: [2, 4], options: {} },
    { seats: [3], options: { tokens: "base" } },
    { seats: [1], options: { automa: "easy" } },
    { seats: [1], options: { automa: "hard" } },
  ],
  happy_city: [
    { seats: [2, 4, 5], options: {} },
    { seats: [3], options: { scoring: "add" } },
    { seats: [2, 3, 4, 5], options: { mode: "expert" } },
    { seats: [2, 3, 4, 5], options: { grozilla: "yes" } },
    { seats: [2, 3, 4, 5], options: { mode: "expert", grozilla: "yes" } },
  ],
};

describe.each(Object.entries(MODES) as [Game, Mode[]][])("%s", (game, modes) => {
  const cases = modes.flatMap(({ seats, options }) =>
    seats.map((count) => ({ count, options, said: JSON.stringify(options) })),
  );

  test.for(cases)("$count at the table, $said", async ({ count, options }, { open }) => {
    const page = await open();
    const others = Array.from({ length: count - 1 }, () => ({ kind: "bot", bot: "easy" }));
    await openTable(page, { game, options, seats: [{ kind: "me", name: "Ada" }, ...others] });
    await playThrough(page, game);
    await expectEnd(page, Math.max(2, count));
  });
});
