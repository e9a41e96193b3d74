import { describe, expect, test } from "vitest";
import { type PlaywrightReport, readPlaywright } from "./read-playwright.ts";

const report = (...statuses: readonly string[]): PlaywrightReport => ({
  stats: {
    expected: statuses.filter((status) => status === "expected").length,
    unexpected: statuses.filter((status) => status === "unexpected").length,
    skipped: 0,
  },
  errors: [],
  suites: [
    {
      specs: statuses.map((status, at) => ({
        file: "cart.spec.ts",
        title: `test ${at}`,
        tests: [{ projectName: "desktop", status, results: [{ error: { message: "Timed  out\n" } }, {}] }],
      })),
    },
  ],
});
const entry = { file: "cart.spec.ts", title: "test 1", reason: "A slow font", since: "2026-11-22" };

describe("a Playwright test that passed only when it was retried", () => {
  test("fails the run", () => {
    expect(readPlaywright(report("expected", "flaky"), [])).toEqual({
      passed: 1,
      skipped: 0,
      failures: ["[desktop] cart.spec.ts: test 1 passed only when it was retried\n    Timed out"],
      retried: [],
    });
  });

  test("passes where the list gives a reason and a date", () => {
    expect(readPlaywright(report("expected", "flaky"), [entry])).toEqual({
      passed: 2,
      skipped: 0,
      failures: [],
      retried: ["[desktop] cart.spec.ts: test 1: A slow font (since 2026-11-22)"],
    });
  });

  test("is not excused when it fails every time", () => {
    expect(readPlaywright(report("expected", "unexpected"), [entry]).failures).toEqual([
      "[desktop] cart.spec.ts: test 1\n    Timed out",
    ]);
  });
});

test("an entry of the list that fits no test fails the run", () => {
  expect(readPlaywright(report("expected"), [entry]).failures).toEqual([
    "tests/e2e/flaky.ts lists no test of the suite: cart.spec.ts: test 1",
  ]);
});
