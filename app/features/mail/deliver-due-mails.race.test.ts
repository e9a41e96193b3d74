import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { schedulePeriodicJobs } from "#app/features/jobs/schedule-periodic-jobs.server.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { startSmtpPeer } from "#tests/support/peers/smtp-peer.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { deliverDueMails } from "./deliver-due-mails.server.ts";
import { queueMail } from "./queue-mail.server.ts";

const { db, url } = await usePostgresDb();
const MAILS = 1000;

/** Runs `work` with the databases of three instances at the same time. */
async function onThreeInstances(
  work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<unknown>,
) {
  const instances = await Promise.all([0, 1, 2].map(() => openDatabase({ databaseUrl: url, dataDir: "" })));
  try {
    await Promise.all(instances.map((instance) => work(instance.db)));
  } finally {
    await Promise.all(instances.map((instance) => instance.close()));
  }
}

it(`R5: sends each of ${MAILS} mails once from three instances`, async () => {
  const peer = await startSmtpPeer({ maxClients: 100 });
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < MAILS; n += 1) {
      await queueMail(tx, {
        host: "show.example.ie",
        kind: "race",
        locale: "en",
        recipient: `person${n}@example.ie`,
        replyTo: null,
        subject: `${n}`,
        html: "<p>Hello</p>",
        text: "Hello",
        subjectType: null,
        subjectId: null,
      });
    }
  });
  await onThreeInstances(async (own) => {
    const ctx = workContext(own, { SMTP_URL: peer.url });
    ctx.clock.move(5000);
    await deliverDueMails(ctx);
  });
  expect(peer.recipients).toHaveLength(MAILS);
  expect(new Set(peer.recipients).size).toBe(MAILS);
  const [row] = await db.select({ n: count() }).from(outboxMails).where(eq(outboxMails.state, "sent"));
  expect(row?.n).toBe(MAILS);
});

it("runs each job once, and each round of a periodic job once, from three instances", async () => {
  const runs = new Map<string, number>();
  const runAt = new Date();
  const mark = (name: string) => void runs.set(name, (runs.get(name) ?? 0) + 1);
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 200; n += 1) await addJob(tx, { kind: "one", payload: { n }, runAt });
  });
  const handlers = {
    one: async (_: unknown, { n }: Record<string, unknown>) => mark(`one ${n}`),
    tick: { everyMs: 3_600_000, run: async () => mark("tick") },
  };
  await onThreeInstances(async (own) => {
    const ctx = workContext(own);
    ctx.clock.move(1000);
    await schedulePeriodicJobs(own, handlers, ctx.clock.now());
    await runDueJobs(ctx, handlers, { limit: 1000 });
  });
  expect(runs.size).toBe(201);
  expect([...runs.values()].every((n) => n === 1)).toBe(true);
});

it("keeps one unfinished job per key when many add it at once", async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      inTransaction(db, (tx) => addJob(tx, { kind: "sync", key: "a", payload: { n }, runAt: new Date() })),
    ),
  );
  expect(await db.select().from(jobs)).toHaveLength(1);
});
