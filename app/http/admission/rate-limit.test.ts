import { expect, test } from "vitest";
import { createRateLimit, enforceLimit } from "./rate-limit.server.ts";

test("a burst is allowed, then as many as come back with time, for each address", () => {
  const limit = createRateLimit({ burst: 3, perSecond: 2 });
  const answers = [0, 0, 0, 0].map((now) => limit.count("a", now).allowed);
  expect(answers).toEqual([true, true, true, false]);
  expect(limit.count("b", 0).allowed).toBe(true);
  expect(limit.count("a", 499).allowed).toBe(false);
  expect(limit.count("a", 1_000).allowed).toBe(true);
});

test("says after how many whole seconds the next request is allowed", () => {
  const limit = createRateLimit({ burst: 1, perSecond: 0.2 });
  limit.count("a", 0);
  expect(limit.count("a", 0)).toEqual({ allowed: false, retryAfter: 5 });
  expect(limit.count("a", 3_500)).toEqual({ allowed: false, retryAfter: 2 });
  expect(limit.count("a", 5_500).allowed).toBe(true);
});

test("above the limit 429 is thrown with the wait", async () => {
  const limit = createRateLimit({ burst: 1, perSecond: 0.1 });
  enforceLimit(limit, "a");
  const thrown = await Promise.resolve()
    .then(() => enforceLimit(limit, "a"))
    .catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error("No answer was thrown");
  expect([thrown.status, thrown.headers.get("Retry-After")]).toEqual([429, "10"]);
  expect(thrown.headers.get("Cache-Control")).toBe("no-store");
  expect(await thrown.json()).toEqual({ retryAfter: 10 });
});
