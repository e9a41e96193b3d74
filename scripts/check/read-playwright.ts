import type { FlakyTest } from "../../tests/e2e/flaky.ts";
import { type Run, shorten } from "./suite-outcome.ts";

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}
interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
}
/** Playwright's JSON report, as far as it is read here. */
export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; skipped: number };
  errors: { message?: string }[];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSpec[] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/**
 * The outcome of a Playwright run. A test that passed only when it was retried has failed, unless `flaky` lists it; an
 * entry of `flaky` that fits no test of the report has failed as well.
 */
export function readPlaywright(report: PlaywrightReport, flaky: readonly FlakyTest[]): Run {
  const tests = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const known = flaky.find((entry) => entry.file === file && entry.title === title);
      const why = shorten(results.find(({ error }) => error)?.error?.message);
      return { status, known, name: `[${projectName}] ${file}: ${title}`, why };
    }),
  );
  const retried = tests.filter(({ status }) => status === "flaky");
  const unlisted = retried.filter(({ known }) => !known);
  const failures = [
    ...tests.filter(({ status }) => status === "unexpected").map(({ name, why }) => `${name}\n    ${why}`),
    ...unlisted.map(({ name, why }) => `${name} passed only when it was retried\n    ${why}`),
    ...flaky
      .filter((entry) => !tests.some(({ known }) => known === entry))
      .map(({ file, title }) => `tests/e2e/flaky.ts lists no test of the suite: ${file}: ${title}`),
  ];
  return {
    passed: report.stats.expected + retried.length - unlisted.length,
    skipped: report.stats.skipped,
    failures,
    retried: retried.flatMap(({ known, name }) =>
      known ? [`${name}: ${known.reason} (since ${known.since})`] : [],
    ),
  };
}
