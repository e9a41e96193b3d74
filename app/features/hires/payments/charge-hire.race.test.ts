import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { chargeHire } from "./charge-hire.server.ts";

const { db } = await usePostgresDb();
const actorId = "staff";

/** A hire whose security of €200.00 is paid. */
async function secured(site: ReturnType<typeof hiresOn>) {
  const { id: itemId } = await createHireItem(db, { replacementNet: cents(100_000) });
  const hire = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
  for (const part of ["deposit", "security"] as const) await site.payPart(hire.token, part);
  return site.view(hire.token);
}

it("a security deposit that is charged and given back at the same moment is spent once", async () => {
  const site = hiresOn(db);
  for (let tried = 0; tried < 6; tried += 1) {
    const hire = await secured(site);
    const orderId = hire.orders.find(({ kind }) => kind === "hire-security")?.orderId ?? "";
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const ask = { id: hire.id, version: hire.version, text: "Lamp", vatRate: 0 as const, actorId };
    const charge = { ...ask, charge: "lost" as const, net: cents(200_00), fromSecurity: true };
    const refund = { id: newId(), orderId, version: order?.version ?? 0, actorId, reason: "" };
    const both = await Promise.all([
      chargeHire(site.context, charge),
      requestRefund(site.context, { ...refund, choice: { kind: "amount", amount: cents(200_00) } }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  }
});
