import { defineConfig } from "vitest/config";

/** The journeys in browsers other than Chromium: one file a browser, two of them at a time. */
export default defineConfig({
  test: {
    name: "browsers",
    include: ["tests/browsers/*.test.ts"],
    globalSetup: ["tests/browsers/global-setup.ts"],
    maxWorkers: 2,
    // Nothing is claimed about time: what hangs ends by its own limit before.
    testTimeout: 150_000,
    hookTimeout: 150_000,
  },
});
