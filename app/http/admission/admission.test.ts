import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { admit, createAdmission } from "./admission.server.ts";

const limits = {
  running: 2,
  waiting: 1,
  alwaysWaiting: 1,
  target: 20,
  interval: 20,
  maxWait: 20,
  deadline: 30,
};

afterEach(() => {
  vi.useRealTimers();
});

test("as many as allowed run, one waits, the next is refused at once", async () => {
  const admission = createAdmission(limits);
  const first = await admission.enter();
  await admission.enter();
  const third = admission.enter();
  expect(await admission.enter()).toBeNull();
  first?.();
  expect(await third).not.toBeNull();
  expect([admission.running, admission.waiting]).toEqual([2, 0]);
});

test("a request that waits too long is refused", async () => {
  const admission = createAdmission(limits);
  await admission.enter();
  await admission.enter();
  expect(await admission.enter()).toBeNull();
  expect(admission.waiting).toBe(0);
});

test("leaving twice frees one place only", async () => {
  const admission = createAdmission(limits);
  const leave = await admission.enter();
  await admission.enter();
  leave?.();
  leave?.();
  expect(admission.running).toBe(1);
});

test("R15: what never ends is given up in time, and its place is free again", async () => {
  const admission = createAdmission(limits);
  expect(await admit(admission, () => new Promise(() => {}))).toEqual({ refusal: "late" });
  const failing = () => new Promise((_, reject) => setTimeout(reject, 60, new Error("much later")));
  expect(await admit(admission, failing)).toEqual({ refusal: "late" });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(admission.running).toBe(0);
  expect(await admit(admission, async () => "in time")).toEqual({ outcome: "in time" });
  await expect(admit(admission, () => Promise.reject(new Error("at once")))).rejects.toThrow("at once");
  expect(admission.running).toBe(0);
});

test("nothing in flight is late or refused because the process stood still", async () => {
  const admission = createAdmission({ ...limits, running: 1, maxWait: 200, deadline: 200 });
  const work = Promise.withResolvers<string>();
  const admitted = admit(admission, () => work.promise);
  const waiting = admission.enter();
  // As on a machine that is paused: both times are over when it goes on.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await new Promise((resolve) => setTimeout(resolve, 1));
  work.resolve("done");
  expect(await admitted).toEqual({ outcome: "done" });
  expect(await waiting).not.toBeNull();
});

describe("load", () => {
  const pool = { running: 8, waiting: 60, alwaysWaiting: 24, target: 250, interval: 500, maxWait: 10_000 };

  /** Serves `connections` that each ask again once answered, each time for `serviceMs`; counts the outcomes. */
  async function serve(connections: number, serviceMs: number, forMs: number) {
    const admission = createAdmission({ ...pool, deadline: 30_000 });
    const counts = { served: 0, refused: 0 };
    const endAt = performance.now() + forMs;
    const client = async () => {
      while (performance.now() < endAt) {
        const answer = await admit(admission, () => new Promise((done) => setTimeout(done, serviceMs)));
        if ("outcome" in answer) counts.served += 1;
        else counts.refused += 1;
        // A refused client comes back after a while, as Retry-After asks.
        if (!("outcome" in answer)) await new Promise((done) => setTimeout(done, 100));
      }
    };
    const all = Promise.all(Array.from({ length: connections }, client));
    for (let ms = 0; ms < forMs + 20_000; ms += 10) await vi.advanceTimersByTimeAsync(10);
    await all;
    return counts;
  }

  // By a clock of its own: on a busy machine times would be others.
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test.each([20, 300, 1_500])("R11: light load is never shed, with answers of %i ms", async (serviceMs) => {
    expect((await serve(16, serviceMs, 20_000)).refused).toBe(0);
  });

  test("load that stays above the target is shed, and most of what can be served is", async () => {
    const { served, refused } = await serve(60, 200, 20_000);
    expect(refused).toBeGreaterThan(500);
    expect(served).toBeGreaterThan(700);
  });

  test("a burst waits, however many of it", async () => {
    const admission = createAdmission({ ...pool, deadline: 30_000 });
    const work = () => new Promise((done) => setTimeout(done, 200));
    const burst = Promise.all(Array.from({ length: 68 }, () => admit(admission, work)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await burst).filter((answer) => "refusal" in answer)).toEqual([]);
  });

  test("a queue that does not move sheds what comes after the interval, and recovers with it", async () => {
    const admission = createAdmission({ ...pool, deadline: 30_000 });
    const slots = await Promise.all(Array.from({ length: 8 }, () => admission.enter()));
    const queued = Array.from({ length: 24 }, () => admission.enter());
    expect(admission.full).toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(admission.full).toBe(true);
    expect(await admission.enter()).toBeNull();
    for (const leave of slots) leave?.();
    expect(admission.full).toBe(false);
    for (const slot of queued) (await slot)?.();
    expect([admission.running, admission.waiting]).toEqual([0, 0]);
  });
});
