import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { backOffMs, JOB_WAITS, nextRound } from "./jobs.ts";

describe("backOffMs", () => {
  it("doubles up to an hour, a fifth shorter at most", () => {
    expect([1, 2, 3, 11, 60].map((attempt) => backOffMs(attempt, 0, JOB_WAITS))).toEqual([
      5000,
      10_000,
      20_000,
      HOUR_MS,
      HOUR_MS,
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempt, random) => {
          const full = backOffMs(attempt, 0, JOB_WAITS);
          const wait = backOffMs(attempt, random, JOB_WAITS);
          return wait <= full && wait >= full * 0.8 - 1;
        },
      ),
    );
  });
});

describe("nextRound", () => {
  it("is the next whole multiple, also when it is due right now", () => {
    expect(nextRound(0, MINUTE_MS)).toBe(MINUTE_MS);
    expect(nextRound(MINUTE_MS - 1, MINUTE_MS)).toBe(MINUTE_MS);
    expect(nextRound(MINUTE_MS, MINUTE_MS)).toBe(2 * MINUTE_MS);
  });
});
