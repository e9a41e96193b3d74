import { expect, test } from "vitest";
import { createAskLimit } from "./ask-limit.server.ts";

test("a burst is allowed, then as many as come back with time, for each address", () => {
  const limit = createAskLimit({ burst: 3, perSecond: 2 });
  const answers = [0, 0, 0, 0].map((now) => limit.allows("a", now));
  expect(answers).toEqual([true, true, true, false]);
  expect(limit.allows("b", 0)).toBe(true);
  expect(limit.allows("a", 499)).toBe(false);
  expect(limit.allows("a", 1_000)).toBe(true);
});
