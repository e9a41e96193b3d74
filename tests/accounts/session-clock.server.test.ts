import { afterEach, expect, it, vi } from "vitest";
import { endOldSessions } from "#app/features/identity/sign-in/end-old-sessions.server.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { useOwnTestDb } from "#tests/support/database/test-db.ts";
import { Device, NORA, register } from "#tests/support/process/device.ts";

// The engine sets its timers by the clock that is moved here: back in the present, they would ring a thousand times a
// second for all files after this one.
const db = await useOwnTestDb();

afterEach(() => vi.useRealTimers());

it("R17: lives 30 days from its last use and 180 in all, whether the clock jumps or the summer begins", async () => {
  await register(db);
  // The night in which the clocks go forward.
  const login = new Date("2027-03-28T00:30:00Z");
  const at = (ms: number) => vi.setSystemTime(addMs(login, ms));
  vi.useFakeTimers({ toFake: ["Date"], now: login });
  const device = new Device(db);
  await device.logIn();
  for (const hours of [1, 2, -1, -25, 0]) {
    at(hours * HOUR_MS);
    expect([hours, (await device.viewer())?.email]).toEqual([hours, NORA.email]);
  }
  for (const days of [29, 58, 87, 116, 145, 174]) {
    at(days * DAY_MS);
    await endOldSessions(db, new Date());
    expect([days, (await device.viewer())?.email]).toEqual([days, NORA.email]);
  }
  at(181 * DAY_MS);
  await endOldSessions(db, new Date());
  expect(await device.viewer()).toBeNull();

  at(200 * DAY_MS);
  await device.logIn();
  at(230 * DAY_MS + HOUR_MS);
  expect(await device.viewer()).toBeNull();
});
