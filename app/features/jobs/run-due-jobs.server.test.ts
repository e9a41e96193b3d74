import { eq, not } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { addJob } from "./add-job.server.ts";
import { JOB_ATTEMPTS } from "./jobs.ts";
import { LEASE_MS } from "./lease.server.ts";
import { countFailedJobs } from "./queries.server.ts";
import { removeOldJobs } from "./remove-old-jobs.server.ts";
import { runDueJobs } from "./run-due-jobs.server.ts";
import { schedulePeriodicJobs } from "./schedule-periodic-jobs.server.ts";

const db = await useTestDb();

const add = (job: Parameters<typeof addJob>[1]) => inTransaction(db, (tx) => addJob(tx, job));
const all = () => db.select().from(jobs);

describe("addJob and runDueJobs", () => {
  it("runs each job once, with its payload, and leaves unknown kinds alone", async () => {
    const ctx = workContext(db);
    const seen: unknown[] = [];
    const now = ctx.clock.now();
    await add({ kind: "greet", payload: { who: "stage" }, runAt: now });
    await add({ kind: "other", runAt: now });
    await add({ kind: "greet", runAt: new Date(now.getTime() + MINUTE_MS) });
    const handlers = { greet: async (_: unknown, payload: unknown) => void seen.push(payload) };
    expect(await runDueJobs(ctx, handlers)).toBe(1);
    expect(await runDueJobs(ctx, handlers)).toBe(0);
    ctx.clock.move(MINUTE_MS);
    expect(await runDueJobs(ctx, handlers)).toBe(1);
    expect(seen).toEqual([{ who: "stage" }, {}]);
  });

  it("keeps one unfinished job per kind and key, with the newest payload and the earliest time", async () => {
    const ctx = workContext(db);
    const now = ctx.clock.now();
    await add({ kind: "sync", key: "a", payload: { n: 1 }, runAt: new Date(now.getTime() + HOUR_MS) });
    await add({ kind: "sync", key: "a", payload: { n: 2 }, runAt: now });
    await add({ kind: "sync", key: "b", runAt: now });
    expect(await all()).toHaveLength(2);
    const seen: unknown[] = [];
    await runDueJobs(ctx, { sync: async (_, payload) => void seen.push(payload) });
    expect(seen).toContainEqual({ n: 2 });
    await add({ kind: "sync", key: "a", payload: { n: 3 }, runAt: now });
    expect(await runDueJobs(ctx, { sync: async (_, payload) => void seen.push(payload) })).toBe(1);
    expect(seen).toContainEqual({ n: 3 });
  });

  it("runs a keyed job once more when it was added again while it ran", async () => {
    const ctx = workContext(db);
    let runs = 0;
    const sync = async () => {
      runs += 1;
      if (runs === 1) await add({ kind: "sync", key: "a", runAt: ctx.clock.now() });
    };
    await add({ kind: "sync", key: "a", runAt: ctx.clock.now() });
    await runDueJobs(ctx, { sync });
    ctx.clock.move(10);
    await runDueJobs(ctx, { sync });
    expect(runs).toBe(2);
    expect(await runDueJobs(ctx, { sync })).toBe(0);
  });

  it("waits longer after each failure and gives up in the end, without people's data in log or row", async () => {
    const ctx = workContext(db);
    await add({ kind: "fail", runAt: ctx.clock.now() });
    const fail = async () => {
      await db.select().from(jobs).where(eq(jobs.id, "seán@example.ie"));
    };
    let rounds = 0;
    for (; (await countFailedJobs(db)) === 0; rounds += 1) {
      await runDueJobs(ctx, { fail });
      ctx.clock.move(HOUR_MS);
    }
    expect(rounds).toBe(JOB_ATTEMPTS);
    expect(ctx.lines.join()).not.toContain("example.ie");
    expect((await all())[0]?.lastError).toContain("22P02");
    expect((await all())[0]?.lastError).not.toContain("example.ie");
    await add({ kind: "fail", runAt: ctx.clock.now() });
    expect(await runDueJobs(ctx, { fail: async () => {} })).toBe(1);
  });

  it("takes over a job whose worker is gone, after its lease", async () => {
    const ctx = workContext(db);
    await add({ kind: "slow", runAt: ctx.clock.now() });
    await db.update(jobs).set({ attempts: 1, leaseUntil: new Date(ctx.clock.now().getTime() + LEASE_MS) });
    expect(await runDueJobs(ctx, { slow: async () => {} })).toBe(0);
    ctx.clock.move(LEASE_MS);
    expect(await runDueJobs(ctx, { slow: async () => {} })).toBe(1);
  });

  it("gives up a job that ended the process at every attempt, and runs a periodic one all the same", async () => {
    const ctx = workContext(db);
    await add({ kind: "killer", runAt: ctx.clock.now() });
    await add({ kind: "next", runAt: ctx.clock.now() });
    const ran: string[] = [];
    const run = (kind: string) => async () => void ran.push(kind);
    const handlers = {
      killer: run("killer"),
      next: run("next"),
      tick: { everyMs: MINUTE_MS, run: run("tick") },
    };
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    const isNext = eq(jobs.kind, "next");
    // As the attempts left them, of which none was finished.
    await db.update(jobs).set({ attempts: JOB_ATTEMPTS, leaseUntil: ctx.clock.now() }).where(not(isNext));
    await db
      .update(jobs)
      .set({ attempts: JOB_ATTEMPTS - 1 })
      .where(isNext);
    await runDueJobs(ctx, handlers);
    expect(ran.sort()).toEqual(["next", "tick"]);
    const [killer] = await db.select().from(jobs).where(eq(jobs.kind, "killer"));
    expect(killer).toMatchObject({ failedAt: ctx.clock.now(), leaseUntil: null });
    expect(killer?.lastError).toContain("process ended");
    expect(ctx.lines).toHaveLength(1);
    expect(await countFailedJobs(db)).toBe(1);
    expect(await runDueJobs(ctx, handlers)).toBe(0);
  });

  it("does not let a worker that lost its lease finish the job of another", async () => {
    const ctx = workContext(db);
    await add({ kind: "slow", runAt: ctx.clock.now() });
    await runDueJobs(ctx, { slow: async () => void (await db.update(jobs).set({ attempts: 9 })) });
    expect((await all())[0]?.doneAt).toBeNull();
  });
});

describe("schedulePeriodicJobs", () => {
  it("keeps one row per kind that comes round at whole multiples, also after failures", async () => {
    const ctx = workContext(db);
    let runs = 0;
    const handlers = {
      tick: {
        everyMs: MINUTE_MS,
        run: async () => {
          runs += 1;
          if (runs === 2) throw new Error("once");
        },
      },
    };
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    expect(await runDueJobs(ctx, handlers)).toBe(1);
    const [row] = await all();
    expect(row?.runAt.getTime() ?? 1).toSatisfy(
      (ms: number) => ms % MINUTE_MS === 0 && ms > ctx.clock.now().getTime(),
    );
    ctx.clock.move(MINUTE_MS);
    await runDueJobs(ctx, handlers);
    ctx.clock.move(MINUTE_MS);
    await runDueJobs(ctx, handlers);
    expect(runs).toBe(3);
    expect(await all()).toHaveLength(1);
  });

  it("repairs the instants that a clock which was ahead has left", async () => {
    const ctx = workContext(db);
    let runs = 0;
    const count = async () => {
      runs += 1;
    };
    const handlers = {
      minutely: { everyMs: MINUTE_MS, run: count },
      hourly: { everyMs: HOUR_MS, run: count },
    };
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    const year = 365 * DAY_MS;
    ctx.clock.move(year);
    expect(await runDueJobs(ctx, handlers)).toBe(2);
    ctx.clock.move(-year);

    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    expect(await runDueJobs(ctx, handlers)).toBe(0);
    ctx.clock.move(MINUTE_MS);
    expect(await runDueJobs(ctx, handlers)).toBe(1);
    ctx.clock.move(HOUR_MS);
    expect(await runDueJobs(ctx, handlers)).toBe(2);
    expect(runs).toBe(5);
  });

  it("leaves a job alone that is due in time", async () => {
    const ctx = workContext(db);
    const handlers = { tick: { everyMs: MINUTE_MS, run: async () => {} } };
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    await runDueJobs(ctx, handlers);
    const before = await all();
    await schedulePeriodicJobs(db, handlers, ctx.clock.now());
    expect(await all()).toEqual(before);
  });
});

describe("removeOldJobs", () => {
  it("removes finished jobs after seven days", async () => {
    const ctx = workContext(db);
    await add({ kind: "done", runAt: ctx.clock.now() });
    await runDueJobs(ctx, { done: async () => {} });
    await add({ kind: "open", runAt: ctx.clock.now() });
    ctx.clock.move(6 * 24 * HOUR_MS);
    await removeOldJobs(db, ctx.clock.now());
    expect(await all()).toHaveLength(2);
    ctx.clock.move(2 * 24 * HOUR_MS);
    await removeOldJobs(db, ctx.clock.now());
    expect(await db.select().from(jobs).where(eq(jobs.kind, "open"))).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });
});
