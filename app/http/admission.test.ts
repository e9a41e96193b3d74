import { afterEach, expect, test, vi } from "vitest";
import { admit, createAdmission } from "./admission.server.ts";

const limits = { running: 2, waiting: 1, wait: 20, patience: 20, deadline: 30 };

afterEach(() => {
  vi.useRealTimers();
});

test("as many as allowed run, one waits, the next is turned away at once", async () => {
  const door = createAdmission(limits);
  const first = await door.enter();
  await door.enter();
  const third = door.enter();
  expect(await door.enter()).toBeNull();
  first?.();
  expect(await third).not.toBeNull();
  expect([door.running, door.waiting]).toEqual([2, 0]);
});

test("who waits too long is turned away", async () => {
  const door = createAdmission(limits);
  await door.enter();
  await door.enter();
  expect(await door.enter()).toBeNull();
  expect(door.waiting).toBe(0);
});

test("leaving twice frees one place only", async () => {
  const door = createAdmission(limits);
  const leave = await door.enter();
  await door.enter();
  leave?.();
  leave?.();
  expect(door.running).toBe(1);
});

test("R15: what never ends is given up in time, and its place is free again", async () => {
  const door = createAdmission(limits);
  expect(await admit(door, () => new Promise(() => {}))).toEqual({ refusal: "late" });
  const failing = () => new Promise((_, reject) => setTimeout(reject, 60, new Error("much later")));
  expect(await admit(door, failing)).toEqual({ refusal: "late" });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(door.running).toBe(0);
  expect(await admit(door, async () => "in time")).toEqual({ outcome: "in time" });
  await expect(admit(door, () => Promise.reject(new Error("at once")))).rejects.toThrow("at once");
  expect(door.running).toBe(0);
});

test("whoever would wait in vain is turned away at once", async () => {
  // By a clock of its own: on a busy machine they would take longer.
  vi.useFakeTimers();
  const door = createAdmission({ running: 1, waiting: 100, wait: 400, patience: 900, deadline: 9_000 });
  // After some that took about 100 ms each, three can be served in time.
  for (let n = 0; n < 20; n += 1) {
    const tookMs = n < 5 ? 1 : 100;
    const served = admit(door, () => new Promise((resolve) => setTimeout(resolve, tookMs)));
    await vi.advanceTimersByTimeAsync(tookMs);
    await served;
  }
  const leave = await door.enter();
  const line = Array.from({ length: 40 }, () => door.enter());
  expect(door.waiting).toBeGreaterThan(0);
  expect(door.waiting).toBeLessThan(10);
  expect(door.full).toBe(true);
  const asked = door.enter().then((place) => ({ place }));
  expect(await Promise.race([asked, Promise.resolve().then(() => Promise.resolve("later"))])).toEqual({
    place: null,
  });
  leave?.();
  expect(await line[0]).not.toBeNull();
});
