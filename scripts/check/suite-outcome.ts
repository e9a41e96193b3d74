import { stripVTControlCharacters } from "node:util";

/** One run of a tool. Each failure is a test's file and title, with the beginning of its error on a second line. */
export interface Run {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** Tests that passed when they were retried, and may: `tests/e2e/flaky.ts` lists them. */
  readonly retried: readonly string[];
}

/** The outcome of a suite, for the summary of `npm test`. */
export interface SuiteOutcome extends Run {
  readonly failed: number;
}

/** Runs a suite once. A suite that cannot start, or whose report cannot be read, counts as one failure. */
export async function toOutcome(name: string, run: () => Promise<Run>): Promise<SuiteOutcome> {
  try {
    const outcome = await run();
    return { ...outcome, failed: outcome.failures.length };
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${name}: ${String(error)}`], retried: [] };
  }
}

/** The beginning of an error on one line: a summary that is cut off above still names the cause. */
export function shorten(message = "no message"): string {
  const line = stripVTControlCharacters(message).replace(/\s+/g, " ").trim();
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}
