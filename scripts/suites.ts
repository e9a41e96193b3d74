import { readFileSync } from "node:fs";
import { ensureChromium } from "./ensure-chromium.ts";
import { runCommand } from "./run-step.ts";

export const RESULTS = ".cache/test-results";

/** What a suite came to. `failures` and `second` name tests: those that failed, those that passed only when run again. */
export interface SuiteOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly second: readonly string[];
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string }[];
}
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: VitestFile[];
}

const brokenSuite = (name: string): SuiteOutcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [name],
  second: [],
});

async function runVitest(files: readonly string[], out: string) {
  const { code } = await runCommand(
    [
      ...["npx", "--no-install", "vitest", "run", ...files, "--reporter=default", "--reporter=json"],
      `--outputFile.json=${out}`,
    ],
    { show: true },
  );
  return { code, report: JSON.parse(readFileSync(out, "utf8")) as VitestReport };
}

/** Names of the tests that failed; a file that failed before any of its tests could run is named itself. */
function failedTests({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed")
      return [`${file.name}: ${file.message ?? "no test ran"}`];
    return failed.map(({ fullName }) => `${file.name}: ${fullName}`);
  });
}

/**
 * The unit, integration, http and race tests. Files in which something failed are run once more with nothing beside
 * them: what passes then is named as such at the end, what fails again has failed.
 */
export async function vitest(): Promise<SuiteOutcome> {
  try {
    const first = await runVitest([], `${RESULTS}/vitest.json`);
    const failures = failedTests(first.report);
    const tally = { passed: first.report.numPassedTests, skipped: first.report.numPendingTests };
    if (failures.length === 0)
      return first.code === 0 ? { ...tally, failed: 0, failures, second: [] } : brokenSuite("vitest");
    const files = first.report.testResults.filter(({ status }) => status === "failed");
    const again = await runVitest(
      files.map(({ name }) => name),
      `${RESULTS}/vitest-again.json`,
    );
    const still = failedTests(again.report);
    const ranBefore = files.flatMap(({ assertionResults }) => assertionResults);
    const passed =
      tally.passed -
      ranBefore.filter(({ status }) => status === "passed").length +
      again.report.numPassedTests;
    const second = failures.filter((name) => !still.includes(name));
    return { ...tally, passed, failed: still.length, failures: still, second };
  } catch (error) {
    return brokenSuite(`vitest: ${String(error)}`);
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

function named(suite: PlaywrightSuite, wanted: string): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => named(inner, wanted))];
}

/** The journeys in Chromium; on continuous integration a failed one is tried once more (playwright.config.ts). */
export async function playwright(): Promise<SuiteOutcome> {
  const file = `${RESULTS}/playwright.json`;
  try {
    const chromium = await ensureChromium();
    const { code } = await runCommand(["npx", "--no-install", "playwright", "test", "--reporter=list,json"], {
      show: true,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    const report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failures = [
      ...named(report, "unexpected"),
      ...report.errors.map(({ message }) => `playwright: ${message ?? "could not run"}`),
    ];
    if (code !== 0 && failures.length === 0) failures.push("playwright");
    const failed = Math.max(unexpected + report.errors.length, failures.length);
    return { passed: expected + flaky, failed, skipped, failures, second: named(report, "flaky") };
  } catch (error) {
    return brokenSuite(`playwright: ${String(error)}`);
  }
}
