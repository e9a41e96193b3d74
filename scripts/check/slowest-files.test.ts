import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { listSlowestFiles } from "./slowest-files.ts";

test("the slowest test files of both runners, each with the sum of its tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "itsshowtime-slowest-"));
  try {
    const [vitest, playwright] = [join(folder, "vitest.json"), join(folder, "playwright.json")];
    const testResults = [
      { name: resolve("app/a.test.ts"), startTime: 1000, endTime: 1500 },
      { name: resolve("app/b.test.ts"), startTime: 1000, endTime: 9000 },
    ];
    const spec = (duration: number) => ({ file: "c.spec.ts", tests: [{ results: [{ duration }] }] });
    writeFileSync(vitest, JSON.stringify({ testResults }));
    writeFileSync(
      playwright,
      JSON.stringify({ suites: [{ specs: [spec(700)], suites: [{ specs: [spec(300)] }] }] }),
    );
    expect(listSlowestFiles([vitest, playwright, join(folder, "missing.json")], 2)).toEqual([
      { file: "app/b.test.ts", ms: 8000 },
      { file: "tests/e2e/c.spec.ts", ms: 1000 },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
