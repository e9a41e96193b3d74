import { eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { inTransaction, listRows } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";

const { db } = await usePostgresDb();

it("a refund of several payments locks them all before the name of the limit", async () => {
  const site = hiresOn(db);
  const [standard, reduced] = [await createHireItem(db), await createHireItem(db, { vatRate: 900 })];
  const lines = [standard, reduced].map(({ id }) => ({ kind: "item" as const, itemId: id, quantity: 2 }));
  const hire = await site.accepted({ lines });
  for (const part of ["deposit", "balance"] as const) await site.payPart(hire.token, part);
  site.clock.move(HOUR_MS);
  await sendFurther(site, db, hire, { without: [standard.id] });
  expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
  const { money, orders: paid } = await site.view(hire.token);
  const idOf = (of: string) => paid.find(({ kind }) => kind === of)?.orderId ?? "";
  const orderId = idOf("hire-balance");
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const gate = inTransaction(db, async (tx) => {
    await lockOrder(tx, idOf("hire-deposit"));
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const refund = requestRefund(site.context, {
    id: newId(),
    orderId,
    version: order?.version ?? 0,
    actorId: "staff",
    reason: "",
    choice: { kind: "amount", amount: money.overpaid },
    limit: cents(10_000_00),
  });
  const waiting = sql`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await listRows(db, waiting)).toHaveLength(1), 20_000);
  const names = sql`SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const named = await listRows(db, names);
  release.resolve();
  await gate;
  expect(await refund).toMatchObject({ ok: true });
  expect(named).toEqual([]);
});
