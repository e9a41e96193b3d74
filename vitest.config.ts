import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/process/longest-first.ts";
import { keepTemporaryFilesInMemory } from "./tests/support/process/temporary-files.ts";
import { SEED } from "./tests/support/random.ts";

const setupFiles = ["tests/support/console.ts", "tests/support/seed.ts"];
/**
 * After this a test hangs: a statement on the outer database inside a transaction waits for ever on the embedded engine.
 * Nothing is claimed about time, and a machine with other work may take ten times as long as a quiet one.
 */
const HANGS = 90_000;
const INTEGRATION = ["**/*.server.test.ts", "**/*.server.test.tsx"];
const RACE = ["**/*.race.test.ts"];
const HTTP = "tests/http/**";
/** These read the process itself: its memory, its counts, its connections, its end. */
const PROCESS = "tests/http/server/*.test.ts";
/** Render every kind of mail in each language; of those about hires, which have one body, the shortest and the longest. */
const MAILS = "tests/mails/*.server.test.ts";
/**
 * These open every page, send every form and render the mails, with React's development build, which prints what is
 * wrong with an element.
 */
const DEVELOPMENT = [
  MAILS,
  "tests/http/routes/route-access.test.ts",
  "tests/http/routes/refused-forms.test.ts",
  "tests/http/routes/fuzz.test.ts",
];
const roots = ["app", "server", "scripts", "tests"];
const within = (patterns: readonly string[]) =>
  roots.flatMap((root) => patterns.map((pattern) => `${root}/${pattern}`));

const HTTP_SETTINGS = {
  setupFiles,
  // Each server unpacks the dump of a migrated database.
  globalSetup: ["tests/support/global-setup.ts"],
  testTimeout: HANGS,
  hookTimeout: 240_000,
};

keepTemporaryFilesInMemory();

// Once for each run: the seed of fast-check and of every other random choice.
process.stdout.write(`Random seed: ${SEED} (TEST_SEED)\n`);

/** Gives an address for a script of a page; the build makes one of its file, which runs in browsers alone. */
const scriptAddresses = {
  name: "script-addresses",
  enforce: "pre",
  load: (id: string) => (id.endsWith("?script") ? 'export default "/assets/script.js";' : null),
} as const;

/** What tests of accounts prove does not depend on what a hash costs; those over HTTP hash as the site does. */
const cheapHashing = {
  name: "cheap-hashing",
  enforce: "pre",
  resolveId: (source: string, importer?: string) =>
    source === "better-auth/crypto" && importer?.endsWith("/password-hashing.server.ts")
      ? resolve("tests/support/process/cheap-hashing.ts")
      : null,
} as const;

export default defineConfig({
  plugins: [scriptAddresses],
  // The application's own configuration runs its framework's plugins; tests need none of them.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Tests that wait, for a process, a limit or the disk, leave a third of two processors idle with two.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 60_000 } },
    // Files share their modules, and those of the built site, which are loaded much faster so. What a module keeps, it
    // keeps by its database, and each file has one of its own.
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: within(["**/*.test.ts", "**/*.test.tsx"]),
          exclude: [...INTEGRATION, ...RACE, HTTP, "tests/e2e/**", "tests/browsers/**"],
          setupFiles,
          testTimeout: HANGS,
          hookTimeout: HANGS,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic", development: false } },
        plugins: [cheapHashing],
        test: {
          name: "integration",
          isolate: false,
          include: within(INTEGRATION),
          exclude: [MAILS],
          // The site renders with this build, in a third of the time.
          env: { NODE_ENV: "production" },
          setupFiles,
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: HANGS,
          hookTimeout: 2 * HANGS,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "http",
          isolate: false,
          include: [`${HTTP}/*.test.ts`],
          exclude: [PROCESS, ...DEVELOPMENT],
          // The built site takes React from there: this is the build that it runs on.
          env: { NODE_ENV: "production" },
          ...HTTP_SETTINGS,
        },
      },
      {
        extends: true,
        test: { name: "server", include: [PROCESS], ...HTTP_SETTINGS },
      },
      {
        extends: true,
        test: { name: "development", isolate: false, include: DEVELOPMENT, ...HTTP_SETTINGS },
      },
      {
        extends: true,
        test: {
          name: "race",
          isolate: false,
          include: within(RACE),
          setupFiles,
          globalSetup: ["tests/support/database/global-setup-postgres.ts"],
          testTimeout: HANGS,
          hookTimeout: 2 * HANGS,
        },
      },
    ],
  },
});
