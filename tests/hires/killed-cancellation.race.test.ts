import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { listRows } from "#app/db/client.server.ts";
import { cancelHire } from "#app/features/hires/cancel/cancel-hire.server.ts";
import { startHirePayment } from "#app/features/hires/payments/hire-orders.server.ts";
import { sendDueRefunds } from "#app/features/payments/refunds/send-refund.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { someMoments, useKilledChanges } from "#tests/support/hire/killed-changes.ts";

const { db, url } = await usePostgresDb();
const site = hiresOn(db);
const changes = useKilledChanges("cancel", { db, url });

/** A hire whose deposit is paid and whose balance has an open payment page, and what cancels it free of charge. */
async function reserved() {
  const hire = await site.accepted();
  await site.payPart(hire.token, "deposit");
  await startHirePayment(site.context, { hireToken: hire.token, part: "balance" });
  const { version } = await site.view(hire.token);
  const ask = {
    hire: { id: hire.id },
    by: "customer",
    reason: "",
    actorId: null,
    version,
    free: true,
  } as const;
  return { id: hire.id, token: hire.token, deposit: hire.deposit, ask };
}

/** What of a cancellation is stored, as it is read by SQL alone. */
async function stored(hireId: string) {
  const [row] = await listRows<Record<string, unknown>>(
    db,
    sql`select h.state,
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r join orders o on o.id = r.order_id
        where o.hire_id = h.id) as refunded,
      (select count(*)::int from hire_claims c where c.owner_id = h.id
        and c.state in ('provisional', 'firm', 'out')) as claims,
      (select count(*)::int from outbox_mails m where m.subject_id = h.id::text
        and m.kind like 'hire-cancelled%') as mails,
      (select count(*)::int from audit_log a where a.subject_id = h.id::text
        and a.action = 'hire.cancelled') as entries
      from hires h where h.id = ${hireId}`,
  );
  return row;
}

const moneyBack = async (hireId: string) =>
  listRows(
    db,
    sql`select r.state, (select count(*)::int from invoices i where i.order_id = o.id and i.kind = 'credit-note') as notes
      from refunds r join orders o on o.id = r.order_id where o.hire_id = ${hireId}`,
  );

it("H33: a cancellation that is killed at any statement is stored whole or not at all, and refunds once", async () => {
  const first = await reserved();
  const NOTHING = { state: "reserved", refunded: 0, claims: 1, mails: 0, entries: 0 };
  const ALL = { state: "cancelled", refunded: first.deposit, claims: 0, mails: 2, entries: 1 };
  expect(await stored(first.id)).toEqual(NOTHING);
  const statements = await changes.runWhole(first.ask);
  expect(await stored(first.id)).toEqual(ALL);
  // The payment page is closed before, the refund is sent after the one transaction of the cancellation.
  const commits = statements.flatMap((line, at) => (/ commit$/i.test(line) ? [at] : []));
  expect(commits.length).toBeGreaterThan(2);
  const seen = new Set<unknown>();
  for (const { at, moment } of someMoments(statements.length)) {
    const { id, token, ask } = await reserved();
    const where = `${moment} ${at} ${statements[at]}`;
    // Right after the last statement the process may have ended by itself.
    expect(["SIGKILL", 0], where).toContain(await changes.runKilled(ask, { at, moment }));
    const left = await stored(id);
    seen.add(left?.["state"]);
    expect(left?.["state"] === "cancelled" ? ALL : NOTHING, where).toEqual(left);
    if (left?.["state"] !== "cancelled") {
      const { version } = await site.view(token);
      expect(await cancelHire(site.context, { ...ask, version }), where).toMatchObject({ ok: true });
    }
    site.clock.move(HOUR_MS);
    await sendDueRefunds(site.context);
    site.clock.move(-HOUR_MS);
    expect(await stored(id), where).toEqual(ALL);
    expect(await moneyBack(id), where).toEqual([{ state: "succeeded", notes: 1 }]);
  }
  expect(seen).toEqual(new Set(["reserved", "cancelled"]));
  // A process is started for each statement.
}, 300_000);
