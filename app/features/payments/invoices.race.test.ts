import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { checkouts, orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { sandboxSessions } from "#app/db/schema/shop/payments.ts";
import { issueInvoice } from "#app/features/invoices/issue-invoice.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { settingSchemas } from "#app/features/settings/schema.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { openCheckout, postCheckout, sessionOf, shopOf } from "#tests/support/shop/purchase.ts";
import { refreshPayment } from "./refresh-payment.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";
import { paySandboxSession } from "./sandbox-provider.server.ts";

const { db } = await usePostgresDb();
const PAYMENTS = 100;
const REFUNDS = 20;
const WAVE = 25;

/** The one order with its session, so many times more: all of them wait to be paid. Returns every session. */
async function copyOrder(times: number): Promise<readonly string[]> {
  const [[checkout], [order], [line], [session]] = await Promise.all([
    db.select().from(checkouts),
    db.select().from(orders),
    db.select().from(orderLines),
    db.select().from(sandboxSessions),
  ]);
  if (!checkout || !order || !line || !session) throw new Error("No order");
  const copies = Array.from({ length: times }, (_, n) => {
    const [checkoutId, orderId, ref] = [newId(), newId(), newToken()];
    return {
      checkout: { ...checkout, id: checkoutId, token: newToken() },
      order: { ...order, id: orderId, token: newToken(), checkoutId, number: order.number + n + 1 },
      line: { ...line, id: newId(), orderId },
      session: { ...session, id: ref, reference: orderId },
    };
  });
  await db.insert(checkouts).values(copies.map((copy) => copy.checkout));
  await db.insert(orders).values(copies.map((copy) => copy.order));
  await db.insert(orderLines).values(copies.map((copy) => copy.line));
  await db.insert(sandboxSessions).values(copies.map((copy) => copy.session));
  return [session.id, ...copies.map((copy) => copy.session.id)];
}

describe("invoice numbers", () => {
  it("L14: of 100 orders paid in parallel have no gap and no double, nor do their credit notes", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    const token = await openCheckout(shop, [{ product_id: id, quantity: 1 }]);
    sessionOf(await postCheckout(shop, token));
    const refs = await copyOrder(PAYMENTS - 1);
    for (const ref of refs) await paySandboxSession(db, ref, shop.clock.now());
    const lost = inTransaction(db, async (tx) => {
      const [row] = await tx.select({ id: orders.id }).from(orders).limit(1);
      const order = row ? await getOrder(tx, row.id) : null;
      if (order)
        await issueInvoice(tx, { order, company: settingSchemas.company.parse(undefined), now: new Date() });
      throw new Error("the power went");
    }).catch(() => "lost");
    // In waves that the connections of one process carry, each with doubles of its own.
    for (let at = 0; at < refs.length; at += WAVE) {
      const wave = refs.slice(at, at + WAVE);
      const doubled = [...wave, ...wave.slice(0, 3)];
      await Promise.all(doubled.map((ref) => refreshPayment(shop, { provider: "sandbox", ref })));
    }
    await lost;
    const year = shop.clock.now().getFullYear();
    const numbers = (series: string, length: number) =>
      Array.from({ length }, (_, n) => `${series}-${year}-${String(n + 1).padStart(5, "0")}`);
    const issued = await db.select().from(invoices).orderBy(asc(invoices.number));
    expect(issued.map((invoice) => invoice.number)).toEqual(numbers("INV", PAYMENTS));
    expect(new Set(issued.map((invoice) => invoice.orderId)).size).toBe(PAYMENTS);
    const paid = await db.select({ id: orders.id, version: orders.version }).from(orders).limit(REFUNDS);
    const choice = { kind: "whole", restock: [] } as const;
    await Promise.all(
      paid.map(({ id: orderId, version }) =>
        requestRefund(shop, { id: newId(), orderId, version, actorId: "staff", reason: "", choice }),
      ),
    );
    const notes = await db
      .select()
      .from(invoices)
      .where(eq(invoices.kind, "credit-note"))
      .orderBy(asc(invoices.number));
    expect(notes.map((note) => note.number)).toEqual(numbers("CN", REFUNDS));
    const byOrder = new Map(issued.map((invoice) => [invoice.orderId, invoice.id]));
    for (const note of notes) expect(note.invoiceId).toBe(byOrder.get(note.orderId));
  });
});
