import { expect, test } from "vitest";
import { isOutage } from "./outage.server.ts";

test("a database that is away is distinguished from a request that is wrong, however deep the cause", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(isOutage(refused)).toBe(true);
  expect(isOutage(new Error("query failed", { cause: new Error("driver", { cause: refused }) }))).toBe(true);
  expect(isOutage(new AggregateError([refused]))).toBe(true);
  expect(isOutage(Object.assign(new Error("stopping"), { code: "57P01" }))).toBe(true);
  expect(isOutage(new Error("Connection terminated unexpectedly"))).toBe(true);
  // No disk left; read-only after a change of servers.
  for (const code of ["53100", "25006"]) expect(isOutage(Object.assign(new Error(), { code }))).toBe(true);
  expect(isOutage(Object.assign(new Error("duplicate"), { code: "23505" }))).toBe(false);
  expect(isOutage(new TypeError("x is not a function"))).toBe(false);
  expect(isOutage(null)).toBe(false);
});
