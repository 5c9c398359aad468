// Whole games in every mode and at every size of table, played to their ends on the board itself. Any two values of the
// options meet in one of them; with TRIOPOLIS_FULL=1 there is a game for every combination.
import { execFileSync } from "node:child_process";
import { describe } from "vitest";
import { GAMES, openTable, test } from "./house";
import { expectEnd, playThrough } from "./play";
import { PYTHON } from "./server";

interface Mode {
  game_id: string;
  seats: number;
  options: Record<string, string | number | null>;
}

const MODES = JSON.parse(
  execFileSync(PYTHON, ["-m", "tests.battery.cases"], { cwd: "..", encoding: "utf8" }),
) as Mode[];

describe.each(GAMES)("%s", (game) => {
  const modes = MODES.filter(({ game_id }) => game_id === game);
  // Short: longer names are cut.
  const said = ({ options }: Mode) => Object.values(options).filter((value) => value !== null);
  const named = modes.map((mode) => ({ ...mode, said: said(mode).join(" ") }));

  test.for(named)("$seats at the table, $said", async ({ seats, options }, { open }) => {
    const page = await open();
    const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot: "easy" }));
    await openTable(page, { game, options, seats: [{ kind: "me", name: "Ada" }, ...others] });
    await playThrough(page, game);
    await expectEnd(page, Math.max(2, seats));
  });
});
