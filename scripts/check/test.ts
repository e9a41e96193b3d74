/**
 * `npm test`: every check and every suite. Its last line is `N passed, N failed`, counted over all of them; the lines
 * before it name the slowest files and what failed. A suite that cannot start counts as one failure, so that nothing
 * missing looks like success.
 */
import { mkdirSync, rmSync } from "node:fs";
import { runChecks } from "./checks.ts";
import { listSlowestFiles } from "./slowest-files.ts";
import type { SuiteOutcome } from "./suite-outcome.ts";
import { browsers, playwright, RESULTS, vitest } from "./suites.ts";

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const outcomes: SuiteOutcome[] = [await runChecks(), await vitest(), await playwright(), await browsers()];
const sum = (count: (outcome: SuiteOutcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const passed = sum((outcome) => outcome.passed);
const failed = sum((outcome) => outcome.failed);
const skipped = sum((outcome) => outcome.skipped);

console.log("Slowest files:");
const reports = ["vitest", "playwright", "browsers"].map((suite) => `${RESULTS}/${suite}.json`);
for (const { file, ms } of listSlowestFiles(reports))
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
for (const name of outcomes.flatMap((outcome) => outcome.retried))
  console.log(`passed when it was retried: ${name}`);
for (const name of outcomes.flatMap((outcome) => outcome.failures)) console.log(`FAILED: ${name}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
