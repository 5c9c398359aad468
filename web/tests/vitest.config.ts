// The tests in a real browser; in modes of their own whole games of every kind, the layout of every size of window, and
// the pictures of every page.
import { defineConfig } from "vitest/config";

const FILES: Record<string, string[]> = {
  "added-game": ["tests/added_game.ts"],
  layout: ["tests/layout/layout.ts"],
  modes: ["tests/modes.ts", "tests/whole_games.ts", "tests/any_board.ts"],
  screenshots: ["tests/screenshots.ts", "tests/stage_screenshots.ts"],
  trace: ["tests/trace/trace.ts"],
};

export default defineConfig(({ mode }) => ({
  test: {
    include: FILES[mode] ?? ["tests/*.test.ts"],
    globalSetup: ["tests/everything.ts"],
    // A page waits for the server half of the time: another one fills the gap.
    maxWorkers: 2,
    // Only against what hangs: nothing is measured by it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
