import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";

await useTestDb();

test("beside the engine a timer of more than 25 days does not run at once", async () => {
  const ran: number[] = [];
  const timers = [20, 40 * DAY_MS].map((delay) => setTimeout(() => ran.push(delay), delay));
  await wait(60);
  for (const timer of timers) clearTimeout(timer);
  expect(ran).toEqual([20]);
  expect(await promisify(setTimeout)(1, "later")).toBe("later");
});
