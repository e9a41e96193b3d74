import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { schedulePeriodicJobs } from "#app/features/jobs/schedule-periodic-jobs.server.ts";
import { DAY_MS, HOUR_MS, SECOND_MS, systemClock } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { csvBytes, keepFile } from "#tests/support/shop/import-steps.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { JOBS, startWorker } from "./worker.ts";

const db = await useTestDb();
const context = () => ({ ...workContext(db), clock: systemClock });

const until = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000, interval: 5 });

describe("startWorker", () => {
  it("runs work of this process at once, one run at a time, and stops when it is done", async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const jobs = {
      slow: async () => {
        running += 1;
        most = Math.max(most, running);
        await sleep(20);
        running -= 1;
        runs += 1;
      },
    };
    const worker = startWorker(context(), jobs);
    await sleep(100);
    for (let n = 0; n < 5; n += 1)
      await inTransaction(db, (tx) => addJob(tx, { kind: "slow", runAt: new Date() }));
    await until(() => runs === 5);
    await inTransaction(db, (tx) => addJob(tx, { kind: "slow", runAt: new Date() }));
    await until(() => running === 1);
    await worker.stop();
    expect([running, most, runs]).toEqual([0, 1, 6]);
    await inTransaction(db, (tx) => addJob(tx, { kind: "slow", runAt: new Date() }));
    await sleep(60);
    expect(runs).toBe(6);
  });

  it("sees work that another process added", async () => {
    let runs = 0;
    const worker = startWorker(context(), {
      other: async () => {
        runs += 1;
      },
    });
    await sleep(50);
    await db.execute("insert into jobs (id, kind) values ('01a1fe46-9010-782b-9601-0939ca305388', 'other')");
    await until(() => runs === 1);
    await worker.stop();
  });

  it("outlives an outage of the database, says so once, and without values", async () => {
    const broken = {
      ...context(),
      db: new Proxy(db, {
        get: () => () => {
          throw new Error("away");
        },
      }),
    };
    const worker = startWorker(broken, {});
    await sleep(1200);
    await worker.stop();
    expect(broken.lines.filter((line) => line.includes('"mail"'))).toHaveLength(1);
  });

  it("repairs once an hour what a clock that was ahead has left", async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const worker = startWorker(context(), { tick: { everyMs: SECOND_MS, run } });
    await until(() => runs === 1);
    await db.update(jobs).set({ runAt: new Date("2100-01-01T00:00:00Z") });
    const monotonic = vi.spyOn(performance, "now").mockReturnValue(performance.now() + HOUR_MS);
    await until(() => runs > 1);
    monotonic.mockRestore();
    await worker.stop();
  });

  it("keeps mails without a mail server", async () => {
    const worker = startWorker(context(), {});
    await db.insert(outboxMails).values({
      messageId: "<1@x>",
      kind: "test",
      recipient: "a@b.ie",
      subject: "s",
      html: "h",
      text: "t",
      locale: "en",
    });
    await sleep(1300);
    await worker.stop();
    expect((await db.select().from(outboxMails))[0]?.state).toBe("kept");
  });
});

describe("JOBS", () => {
  it("all run on an empty database", async () => {
    const ctx = workContext(db);
    await schedulePeriodicJobs(db, JOBS, ctx.clock.now());
    expect(await runDueJobs(ctx, JOBS, { limit: 100 })).toBe(
      Object.values(JOBS).filter((job) => typeof job === "object").length,
    );
    expect(ctx.lines).toEqual([]);
  });

  it("a step of housekeeping that fails keeps no other from running", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "itsshowtime-housekeeping-"));
    // In place of the folder of the enquiries' files, so that looking through it fails.
    mkdirSync(join(dataDir, "uploads"));
    writeFileSync(join(dataDir, "uploads/enquiries"), "");
    const ctx = workContext(db, { DATA_DIR: dataDir });
    const { housekeeping } = JOBS;
    if (typeof housekeeping !== "object") throw new Error("Housekeeping does not come round");
    const lamp = csvBytes("ID,Type,SKU,Name,Published", "1,simple,A,Lamp,1");
    await keepFile(ctx, lamp, "admin");
    await schedulePeriodicJobs(db, { housekeeping }, ctx.clock.now());
    ctx.clock.move(8 * DAY_MS);

    await runDueJobs(ctx, { housekeeping });

    rmSync(dataDir, { recursive: true });
    expect(await db.select().from(importRuns)).toEqual([]);
    expect((await db.select().from(jobs))[0]?.lastError).toContain("it is no folder");
    expect(ctx.lines.map((line) => line.split(" {")[0])).toEqual([
      "A step of housekeeping failed",
      "Job failed",
    ]);
    expect(ctx.lines[0]).toContain('"step":"attachments"');
  });
});
