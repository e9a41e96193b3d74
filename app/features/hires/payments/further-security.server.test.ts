import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { getRefundable } from "#app/features/payments/refunds/list-refunds.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import { sendFurther } from "#tests/support/hire/further-version.ts";
import { hiresOn, staffCancels } from "#tests/support/hire/hires.ts";
import { cancelHire } from "../cancel/cancel-hire.server.ts";
import { isUnpaid } from "../list/unpaid-hires.server.ts";
import { chargeHire } from "./charge-hire.server.ts";

const db = await useTestDb();

/** A hire of two pieces whose security deposit of €400.00 is paid. */
async function secured() {
  const site = hiresOn(db);
  const { id: itemId } = await createHireItem(db, { replacementNet: cents(200_000) });
  const hire = await site.accepted({ lines: [{ kind: "item", itemId, quantity: 2 }] });
  await site.payPart(hire.token, "deposit");
  await site.payPart(hire.token, "security");
  const view = () => site.view(hire.token);
  const isAmongUnpaid = async () => {
    const isThis = and(eq(hires.id, hire.id), isUnpaid(db, site.clock.now()));
    return (await db.$count(hires, and(isThis, sql`${hires.security} > 0`))) > 0;
  };
  const further = async (quantity: number) => {
    await sendFurther(site, db, hire, { quantity });
    expect(await site.accept(hire.quoteId)).toMatchObject({ ok: true });
    return (await view()).money.security;
  };
  const securities = async () => (await view()).orders.filter(({ kind }) => kind === "hire-security");
  const giveBack = async (orderId: string, amount: number) => {
    const version = (await inTransaction(db, (tx) => lockOrder(tx, orderId)))?.version ?? 0;
    const choice = { kind: "amount", amount: cents(amount) } as const;
    return requestRefund(site.context, { id: newId(), orderId, version, actorId: null, reason: "", choice });
  };
  const refundable = async (orderId: string) => {
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("No order");
    return (await getRefundable(db, order)).amount;
  };
  return { site, hire, view, further, securities, giveBack, refundable, isAmongUnpaid };
}

describe("the security deposit of a dearer further version", () => {
  it("is asked for as far as it was not paid, and is paid once", async () => {
    const { site, hire, view, further, isAmongUnpaid } = await secured();
    expect((await view()).money.security).toMatchObject({ due: 40_000, paid: 40_000, open: 0 });
    const security = await further(8);
    expect(security).toMatchObject({ due: 160_000, paid: 40_000, open: 120_000 });
    await site.payPart(hire.token, "balance");
    expect(await isAmongUnpaid()).toBe(true);
    await site.payPart(hire.token, "security");
    const { attention, money } = await view();
    expect(attention).toBeNull();
    expect(money).toMatchObject({ security: { paid: 160_000, open: 0 }, securityHeld: 160_000 });
    expect(await isAmongUnpaid()).toBe(false);
    await expect(site.payPart(hire.token, "security")).rejects.toThrow("nothing-due");
  });

  it("is asked for again where it was given back before the collection, and not after it", async () => {
    const { view, securities, giveBack, hire } = await secured();
    const [first] = await securities();
    expect(await giveBack(first?.orderId ?? "", 40_000)).toMatchObject({ ok: true });
    expect((await view()).money.security.open).toBe(40_000);
    await db.update(hires).set({ state: "part-back" }).where(eq(hires.id, hire.id));
    expect((await view()).money.security.open).toBe(0);
  });

  it("is held in two payments: a charge takes of both, and each gives back what it holds", async () => {
    const { site, hire, view, further, securities, giveBack, refundable } = await secured();
    await further(8);
    await site.payPart(hire.token, "security");
    const [first = "", second = ""] = (await securities()).map(({ orderId }) => orderId);
    const { version } = await view();
    const what = { charge: "lost", text: "Lamp", net: cents(50_000), vatRate: 0 } as const;
    const ask = { id: hire.id, version, ...what, fromSecurity: true, actorId: "staff-1" };
    expect(await chargeHire(site.context, ask)).toMatchObject({ ok: true });
    expect((await view()).money.securityHeld).toBe(110_000);
    expect([await refundable(first), await refundable(second)]).toEqual([0, 110_000]);
    expect(await giveBack(second, 110_001)).toMatchObject({ error: { kind: "too-much" } });
    expect(await giveBack(second, 110_000)).toMatchObject({ ok: true });
    expect((await view()).money.securityHeld).toBe(0);
    const charge = (await view()).orders.find(({ kind }) => kind === "hire-charge")?.orderId ?? "";
    expect(await refundable(charge)).toBe(50_000);
    expect(await giveBack(charge, 50_000)).toMatchObject({ ok: true });
    const given = await db.select().from(refunds).where(eq(refunds.orderId, charge));
    expect(given.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual([40_000, 10_000]);
    expect(new Set(given.map(({ paymentId }) => paymentId)).size).toBe(2);
  });

  it("is held in three payments: a charge that took of all of them gives each back what it took", async () => {
    const { site, hire, view, further, giveBack } = await secured();
    for (const quantity of [3, 8]) {
      await further(quantity);
      await site.payPart(hire.token, "security");
    }
    const { version } = await view();
    const what = { charge: "lost", text: "Lamp", net: cents(70_000), vatRate: 0 } as const;
    const ask = { id: hire.id, version, ...what, fromSecurity: true, actorId: "staff-1" };
    expect(await chargeHire(site.context, ask)).toMatchObject({ ok: true });
    const charge = (await view()).orders.find(({ kind }) => kind === "hire-charge")?.orderId ?? "";
    expect(await giveBack(charge, 70_000)).toMatchObject({ ok: true });
    const given = await db.select().from(refunds).where(eq(refunds.orderId, charge));
    expect(given.map(({ amount }) => amount).sort((a, b) => b - a)).toEqual([40_000, 20_000, 10_000]);
    expect(new Set(given.map(({ paymentId }) => paymentId)).size).toBe(3);
    expect(given.map(({ state }) => state)).toEqual(["succeeded", "succeeded", "succeeded"]);
  });

  it("is given back whole by a cancellation", async () => {
    const { site, hire, view, further, securities } = await secured();
    await further(8);
    await site.payPart(hire.token, "security");
    expect(await cancelHire(site.context, staffCancels(await view()))).toMatchObject({ ok: true });
    expect((await securities()).map(({ refunded }) => refunded)).toEqual([40_000, 120_000]);
    expect((await site.view(hire.token)).money.securityHeld).toBe(0);
  });
});
