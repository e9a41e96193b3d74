import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FLAKY } from "../../tests/e2e/flaky.ts";
import { runCommand } from "../run/run-step.ts";
import { ensureBrowsers } from "./ensure-browsers.ts";
import { ensureHeadlessChromium } from "./ensure-chromium.ts";
import { type PlaywrightReport, readPlaywright } from "./read-playwright.ts";
import { type Run, type SuiteOutcome, shorten, toOutcome } from "./suite-outcome.ts";

export const RESULTS = ".cache/test-results";

/** Every site that a test starts reads the same modules: Node compiles them once. */
const COMPILED = { NODE_COMPILE_CACHE: resolve(".cache/compiled") };

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Runs Vitest once with these arguments; its report goes to `RESULTS` under `name`. */
async function runVitest(name: string, more: readonly string[]): Promise<Run> {
  const out = `${RESULTS}/${name}.json`;
  const { code } = await runCommand(
    [
      ...["npx", "--no-install", "vitest", "run", ...more, "--reporter=default", "--reporter=json"],
      `--outputFile.json=${out}`,
    ],
    { show: true, env: COMPILED },
  );
  const report = JSON.parse(readFileSync(out, "utf8")) as VitestReport;
  const failures = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that failed before any of its tests could run is named itself.
    if (failed.length === 0 && status === "failed") return [`${file}\n    ${shorten(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${shorten(failureMessages?.[0])}`,
    );
  });
  if (code !== 0 && failures.length === 0) throw new Error(`ended with ${code} although no test failed`);
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, retried: [] };
}

/** The unit, integration, http and race tests. */
export const vitest = (): Promise<SuiteOutcome> => toOutcome("vitest", () => runVitest("vitest", []));

/** The journeys in Firefox and WebKit. */
export const browsers = (): Promise<SuiteOutcome> =>
  toOutcome("browsers", async () => {
    await ensureBrowsers();
    return runVitest("browsers", ["--config", "vitest.browsers.config.ts"]);
  });

/**
 * The journeys in Chromium. A failed test is retried once and recorded, so that the report tells a test that fails
 * always from one that fails now and then; both fail the run.
 */
export const playwright = (): Promise<SuiteOutcome> =>
  toOutcome("playwright", async () => {
    const out = `${RESULTS}/playwright.json`;
    const chromium = await ensureHeadlessChromium();
    const { code } = await runCommand(
      [
        ...["npx", "--no-install", "playwright", "test", "--reporter=list,json"],
        ...["--retries=1", "--trace=on-first-retry"],
      ],
      { show: true, env: { ...COMPILED, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: out } },
    );
    const report = JSON.parse(readFileSync(out, "utf8")) as PlaywrightReport;
    const run = readPlaywright(report, FLAKY);
    const [error] = report.errors;
    if (error || (code !== 0 && run.failures.length === 0))
      throw new Error(error?.message ?? `ended with ${code}`);
    return run;
  });
