import { defineConfig } from "vitest/config";

const setupFiles = ["tests/support/console.ts"];
const INTEGRATION = ["**/*.server.test.ts", "**/*.server.test.tsx"];
const RACE = ["**/*.race.test.ts"];
const HTTP = "tests/http/**";
const roots = ["app", "server", "scripts", "tests"];
const within = (patterns: readonly string[]) =>
  roots.flatMap((root) => patterns.map((pattern) => `${root}/${pattern}`));

export default defineConfig({
  // The application's own configuration runs its framework's plugins; tests need none of them.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // One less than the processors is the default, which leaves half of a small machine idle.
    maxWorkers: 2,
    // Unit and integration tests share their modules from file to file, which are loaded much faster so. What a module
    // keeps, it keeps by its database, and each file has one of its own.
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: within(["**/*.test.ts", "**/*.test.tsx"]),
          exclude: [...INTEGRATION, ...RACE, HTTP, "tests/e2e/**", "tests/browsers/**"],
          setupFiles,
          testTimeout: 10_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          isolate: false,
          include: within(INTEGRATION),
          setupFiles,
          globalSetup: ["tests/support/global-setup.ts"],
          // A statement on the outer database inside a transaction waits for ever on the embedded engine.
          testTimeout: 15_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: [`${HTTP}/*.test.ts`],
          setupFiles,
          // Each server unpacks the dump of a migrated database.
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "race",
          include: within(RACE),
          setupFiles,
          globalSetup: ["tests/support/global-setup-postgres.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
