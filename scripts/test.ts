/**
 * `npm test`: every check and every suite. Its last line is `N passed, N failed`, counted over all of them.
 * A suite that cannot start counts as one failure, so that nothing missing looks like success.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { runChecks } from "./checks.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { runCommand } from "./run-step.ts";

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const RESULTS = ".cache/test-results";

async function vitest(): Promise<Tally> {
  const file = `${RESULTS}/vitest.json`;
  const { code } = await runCommand(
    [
      "npx",
      "--no-install",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    { show: true },
  );
  return readTally(file, code, (report) => ({
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + suitesWithoutTests(report),
    skipped: report.numPendingTests ?? 0,
  }));
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: { status: string; assertionResults: unknown[] }[];
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** Files that failed before any of their tests could run. */
function suitesWithoutTests(report: VitestReport): number {
  return (report.testResults ?? []).filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
}

async function playwright(): Promise<Tally> {
  const file = `${RESULTS}/playwright.json`;
  let chromium: string;
  try {
    chromium = await ensureChromium();
  } catch (error) {
    console.log(String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { code } = await runCommand(["npx", "--no-install", "playwright", "test", "--reporter=list,json"], {
    show: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readTally(file, code, ({ stats, errors }) => ({
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (stats?.unexpected ?? 0) + (errors?.length ?? 0),
    skipped: stats?.skipped ?? 0,
  }));
}

function readTally(file: string, code: number, read: (report: VitestReport) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, "utf8")) as VitestReport);
    const silentFailure = code !== 0 && tally.failed === 0;
    return silentFailure ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const checks = await runChecks();
const total: Tally = { ...checks, skipped: 0 };
for (const suite of [vitest, playwright]) {
  const tally = await suite();
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
