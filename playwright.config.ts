import { defineConfig, devices } from "@playwright/test";

const chromium = process.env["CHROMIUM_PATH"];

/** Journeys in Chromium against the built server; global-setup starts one server for the whole run. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  outputDir: ".cache/playwright",
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A second attempt is named as such at the end of the run (scripts/suites.ts).
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    ...(process.env["BASE_URL"] ? { baseURL: process.env["BASE_URL"] } : {}),
    // Recording every test doubles what it costs, so only second attempts are recorded where there are any.
    trace: process.env["CI"] === undefined ? "retain-on-failure" : "on-first-retry",
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
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } } },
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
