import { defineConfig, devices } from "@playwright/test";
import { keepTemporaryFilesInMemory } from "./tests/support/process/temporary-files.ts";

keepTemporaryFilesInMemory();

const chromium = process.env["CHROMIUM_PATH"];

/**
 * Each test begins with an empty browser, which would install the service worker for a third of its processor time.
 * Phones have it, as visitors do; on a desktop, the tests of what it does ask for it (`serviceWorkers: "allow"`).
 */
const DESKTOP = {
  ...devices["Desktop Chrome"],
  viewport: { width: 1280, height: 800 },
  serviceWorkers: "block" as const,
};
/** Walks through every page of the site. */
const EVERY_PAGE = "**/reach.spec.ts";

/**
 * Journeys in Chromium against the built server; global-setup starts one server for the whole run. What comes out the
 * same on every device runs on one of them: `@desktop` or `@phone` in a title.
 */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  outputDir: ".cache/playwright",
  fullyParallel: false,
  workers: 2,
  // Nothing is claimed about time: a busy machine may take several times as long as a quiet one.
  timeout: 150_000,
  expect: { timeout: 25_000 },
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    // What hangs ends long before its test's own limit does.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
    // Recording adds a quarter to a test's processor time; `npm test` records only the retry of a failed test.
    trace: process.env["CI"] === undefined ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // The longest tests begin first, so that no worker is left alone with one at the end.
    { name: "every-page", testMatch: EVERY_PAGE, use: DESKTOP },
    { name: "desktop", testIgnore: EVERY_PAGE, use: DESKTOP, grepInvert: /@phone/ },
    {
      name: "phone",
      use: {
        ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
        ...devices["Pixel 7"],
      },
      grepInvert: /@desktop/,
    },
  ],
});
