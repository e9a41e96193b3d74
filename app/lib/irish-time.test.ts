import { expect, test } from "vitest";
import { fromIrishInput, toIrishInput } from "./irish-time.ts";

test.each([
  ["2026-11-21T16:45", "2026-11-21T16:45:00.000Z"],
  ["2026-07-01T09:00", "2026-07-01T08:00:00.000Z"],
  ["2026-03-29T00:30", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
])("%s by the clocks of Ireland is %s", (typed, instant) => {
  expect(fromIrishInput(typed)?.toISOString()).toBe(instant);
  expect(toIrishInput(new Date(instant))).toBe(typed);
});

test.each(["", "tomorrow", "2026-13-40T10:00", "2026-11-21"])("%j is no time", (typed) => {
  expect(fromIrishInput(typed)).toBeNull();
});

test("nothing stays an empty field", () => {
  expect(toIrishInput(null)).toBe("");
});
