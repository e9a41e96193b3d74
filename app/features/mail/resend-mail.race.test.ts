import { and, eq, ne, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { newId } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { queueMail } from "./queue-mail.server.ts";
import { resendMail } from "./resend-mail.server.ts";

const { db } = await usePostgresDb();
const config = { origin: "https://show.example.ie" };

/** A mail about an order that was sent, and what a person at the order's page asks for. */
async function sentMail() {
  const subjectId = newId();
  const id = await inTransaction(db, (tx) =>
    queueMail(tx, {
      host: "show.example.ie",
      kind: "order-paid",
      locale: "en",
      recipient: "nuala@example.ie",
      replyTo: null,
      subject: "Order 1005 confirmed",
      html: "<p>Thank you</p>",
      text: "Thank you",
      subjectType: "order",
      subjectId,
    }),
  );
  const about = { id, subjectType: "order", subjectId, newest: id, actorId: "staff" };
  const copies = () =>
    db
      .select()
      .from(outboxMails)
      .where(and(eq(outboxMails.subjectId, subjectId), ne(outboxMails.id, id)));
  const deliver = () =>
    db.update(outboxMails).set({ state: "sent" }).where(eq(outboxMails.subjectId, subjectId));
  return { about, copies, deliver };
}

it("makes one copy when ten people press at once", async () => {
  const { about, copies, deliver } = await sentMail();
  await deliver();
  const answers = await Promise.all(Array.from({ length: 10 }, () => resendMail({ db, config }, about)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  expect(new Set(refusals)).toEqual(new Set(["mail-queued"]));
  expect(await copies()).toHaveLength(1);
});

it("makes one copy when the second person waits for the first", async () => {
  const { about, copies, deliver } = await sentMail();
  await deliver();
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const held = inTransaction(db, async (tx) => {
    await tx.select().from(outboxMails).where(eq(outboxMails.id, about.id)).for("update");
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const presses = [0, 1].map(() => resendMail({ db, config }, about));
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await listRows(db, waiting)).length).toBe(2);
  release.resolve();
  await held;
  expect((await Promise.all(presses)).map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await copies()).toHaveLength(1);
});

it("makes no copy of a mail that is queued, nor one that the page did not show yet", async () => {
  const { about, copies, deliver } = await sentMail();
  const press = (newest: string) => resendMail({ db, config }, { ...about, newest });
  expect(await press(about.id)).toEqual({ ok: false, error: { kind: "mail-queued" } });
  await deliver();
  expect(await press(about.id)).toMatchObject({ ok: true });
  await deliver();
  const [copy] = await copies();
  expect(await press(about.id)).toEqual({ ok: false, error: { kind: "mail-resent" } });
  expect(await copies()).toHaveLength(1);
  expect(await press(copy?.id ?? "")).toMatchObject({ ok: true });
  expect(await copies()).toHaveLength(2);
});
