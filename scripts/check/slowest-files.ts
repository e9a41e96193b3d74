import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

interface FileTime {
  readonly file: string;
  /** Milliseconds, summed over the tests of the file. */
  readonly ms: number;
}

interface VitestTimes {
  testResults: { name: string; startTime: number; endTime: number }[];
}
interface PlaywrightTimes {
  suites?: PlaywrightTimes[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}

/** The files of Vitest's and Playwright's JSON reports that took longest, slowest first. Missing reports count nothing. */
export function listSlowestFiles(reports: readonly string[], most = 20): readonly FileTime[] {
  const times = new Map<string, number>();
  for (const report of reports.filter((path) => existsSync(path)))
    for (const { file, ms } of timesIn(JSON.parse(readFileSync(report, "utf8"))))
      times.set(file, (times.get(file) ?? 0) + ms);
  return [...times]
    .map(([file, ms]) => ({ file, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most);
}

function timesIn(report: VitestTimes | PlaywrightTimes): readonly FileTime[] {
  if ("testResults" in report)
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(".", name),
      ms: endTime - startTime,
    }));
  const specs = (report.specs ?? []).map(({ file, tests }) => ({
    file: `tests/e2e/${file}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...specs, ...(report.suites ?? []).flatMap(timesIn)];
}
