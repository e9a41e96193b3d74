import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowsers } from "./ensure-browsers.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { runCommand } from "./run-step.ts";

export const RESULTS = ".cache/test-results";

/** Every site that a test starts reads the same modules: Node compiles them once. */
const COMPILED = { NODE_COMPILE_CACHE: resolve(".cache/compiled") };

/** What a suite came to. `failures` and `second` name tests: those that failed, those that passed only when run again. */
export interface SuiteOutcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly second: readonly string[];
}

/** One whole run of a tool. A failed test is named by its file and its title, with the beginning of what it said. */
interface Run {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Passed tests of a file, for the files that are run again. */
  readonly passedIn: (file: string) => number;
}
interface Failure {
  readonly file: string;
  readonly name: string;
  readonly why: string;
}

const brokenSuite = (name: string): SuiteOutcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [name],
  second: [],
});

/** The beginning of an error on one line: a summary that is cut off above still tells what went wrong. */
function shorten(message = "no message"): string {
  const line = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/**
 * A suite, and then the files in which something failed once more with nothing beside them: what passes then is named
 * as such at the end, what fails again has failed.
 *
 * @param run runs these files, all of them when none is named; `again` for the second time.
 */
async function runTwice(
  name: string,
  run: (files: readonly string[], again: boolean) => Promise<Run>,
): Promise<SuiteOutcome> {
  try {
    const first = await run([], false);
    const { skipped } = first;
    if (first.failures.length === 0)
      return { passed: first.passed, failed: 0, skipped, failures: [], second: [] };
    const files = [...new Set(first.failures.map(({ file }) => file))];
    const again = await run(files, true);
    const ranBefore = files.reduce((sum, file) => sum + first.passedIn(file), 0);
    const still = again.failures.map(({ name }) => name);
    const tell = (failure: Failure) => `${failure.name}\n    ${failure.why}`;
    return {
      passed: first.passed - ranBefore + again.passed,
      failed: still.length,
      skipped,
      failures: again.failures.map(tell),
      second: first.failures.filter((failure) => !still.includes(failure.name)).map(tell),
    };
  } catch (error) {
    return brokenSuite(`${name}: ${String(error)}`);
  }
}

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

async function runVitest(files: readonly string[], again: boolean): Promise<Run> {
  return readVitest(`${RESULTS}/vitest${again ? "-again" : ""}.json`, files);
}

/** Runs these files, or the options of another configuration, and reads what the runner has written to `out`. */
async function readVitest(out: string, more: readonly string[]): Promise<Run> {
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
    if (failed.length === 0 && status === "failed") return [{ file, name: file, why: shorten(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: `${file}: ${fullName}`,
      why: shorten(failureMessages?.[0]),
    }));
  });
  if (code !== 0 && failures.length === 0) throw new Error(`ended with ${code} although no test failed`);
  const passedIn = (file: string) =>
    report.testResults
      .filter(({ name }) => name === file)
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "passed").length;
  return { passed: report.numPassedTests, skipped: report.numPendingTests, failures, passedIn };
}

/** The unit, integration, http and race tests. */
export const vitest = (): Promise<SuiteOutcome> => runTwice("vitest", runVitest);

async function runBrowsers(files: readonly string[], again: boolean): Promise<Run> {
  await ensureBrowsers();
  return readVitest(`${RESULTS}/browsers${again ? "-again" : ""}.json`, [
    ...["--config", "vitest.browsers.config.ts"],
    ...files,
  ]);
}

/** The journeys in Firefox and WebKit. */
export const browsers = (): Promise<SuiteOutcome> => runTwice("browsers", runBrowsers);

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}
interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: { message?: string }[];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

async function runPlaywright(files: readonly string[], again: boolean): Promise<Run> {
  const out = `${RESULTS}/playwright${again ? "-again" : ""}.json`;
  const chromium = await ensureChromium();
  const slow = again ? ["--workers=1", "--trace=retain-on-failure"] : [];
  const { code } = await runCommand(
    ["npx", "--no-install", "playwright", "test", ...files, ...slow, "--reporter=list,json"],
    { show: true, env: { ...COMPILED, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: out } },
  );
  const report = JSON.parse(readFileSync(out, "utf8")) as PlaywrightReport;
  const all = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      status,
      name: `[${projectName}] ${file}: ${title}`,
      why: shorten(results.find(({ error }) => error)?.error?.message),
    })),
  );
  const failures = all.filter(({ status }) => status === "unexpected");
  const [error] = report.errors;
  if (error || (code !== 0 && failures.length === 0)) throw new Error(error?.message ?? `ended with ${code}`);
  const passedIn = (file: string) =>
    all.filter((test) => test.file === file && test.status === "expected").length;
  return { passed: report.stats.expected, skipped: report.stats.skipped, failures, passedIn };
}

/** The journeys in Chromium. */
export const playwright = (): Promise<SuiteOutcome> => runTwice("playwright", runPlaywright);
