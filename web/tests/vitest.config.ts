// The tests in a real browser, and (in the mode "screenshots") the pictures of every page.
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === "screenshots" ? ["tests/screenshots.ts"] : ["tests/*.test.ts"],
    globalSetup: ["tests/everything.ts"],
    // A page waits for the server half of the time: another one fills the gap.
    maxWorkers: 2,
    // Only against what hangs: nothing is measured by it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
}));
