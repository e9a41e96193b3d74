import { readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { refundLines } from "#app/db/schema/shop/payments.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { listPayments } from "#app/features/payments/get-order-outcome.server.ts";
import { requestRefund } from "#app/features/payments/refunds/request-refund.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { getOrderReception, getOrderWithdrawal } from "#app/features/withdrawals/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { begunDraft, draftNow } from "#tests/support/shop/draft-orders.ts";
import { availableOf, onlyOrder } from "#tests/support/shop/purchase.ts";
import { getDraftEditor } from "../editor/get-editor.server.ts";
import { placeOnInvoice } from "./place-draft.server.ts";
import { sellAtCounter } from "./sell-at-counter.server.ts";

const db = await useTestDb();

const begun = (stock?: number) => begunDraft(db, stock);

describe("an order on invoice by staff", () => {
  async function withAccount() {
    const made = await begun();
    const { trade } = await getSettings(db);
    await inTransaction(db, (tx) =>
      changeSetting(tx, "trade", { ...trade, iban: "IE29AIBK93115212345678", accountName: "ItsShowTime" }),
    );
    const { id: draftId, version, actorId } = made.draft;
    return { ...made, ask: { draftId, version, actorId, days: 10, confirmed: true } };
  }

  it("is placed once with its pro-forma, held for the days to pay, and says who made it", async () => {
    const { shop, product, draft, ask } = await withAccount();
    const placed = await placeOnInvoice(shop, ask);
    expect(placed).toMatchObject({ ok: true });
    expect(await placeOnInvoice(shop, ask)).toEqual({ ok: false, error: { kind: "closed" } });
    const order = await onlyOrder(db);
    expect(order).toMatchObject({ provider: "invoice", state: "pending", total: draft.total });
    expect(order.expiresAt.getTime()).toBeGreaterThan(shop.clock.now().getTime() + 10 * DAY_MS);
    expect(await availableOf(db, product.id)).toBe(3);
    const mails = await db.select().from(outboxMails);
    expect(mails.map(({ kind }) => kind)).toEqual(["order-pro-forma", "order-invoice-staff"]);
    const lines = await db.select().from(orderLines);
    expect(lines.map(({ productId, vatRate }) => [productId !== null, vatRate])).toContainEqual([
      false,
      2300,
    ]);
  });

  /** What was collected of each line. */
  async function listCollected(): Promise<readonly number[]> {
    const rows = await db.select().from(orderLines).orderBy(orderLines.position);
    return rows.map(({ collected }) => collected);
  }

  it("is paid at the counter: its invoice is made at once, and no mail asks for the money", async () => {
    const { shop, product, draft, ask } = await withAccount();
    const sale = { ...ask, method: "terminal", reference: "T 4711" } as const;
    expect(await sellAtCounter(shop, { ...sale, method: null })).toMatchObject({
      error: { kind: "no-method" },
    });
    expect(await sellAtCounter(shop, { ...sale, reference: "" })).toMatchObject({
      error: { kind: "no-reference" },
    });
    const asked = await sellAtCounter(shop, { ...sale, confirmed: false });
    expect(asked).toMatchObject({ error: { kind: "to-confirm", total: draft.total } });
    expect(await sellAtCounter(shop, sale)).toMatchObject({ ok: true });
    expect(await sellAtCounter(shop, sale)).toMatchObject({ error: { kind: "closed" } });
    const order = await onlyOrder(db);
    expect(order).toMatchObject({ provider: "invoice", state: "completed", total: draft.total });
    expect((await getFulfilment(db, order.id))?.state).toBe("collected");
    expect(await listPayments(shop, order.id)).toMatchObject([
      { state: "paid", recorded: { method: "terminal", reference: "T 4711" } },
    ]);
    expect(await availableOf(db, product.id)).toBe(3);
    const mails = await db.select().from(outboxMails);
    expect(mails.map(({ kind }) => kind)).not.toContain("order-pro-forma");
    const receipt = mails.find(({ kind }) => kind === "order-paid")?.text;
    expect(receipt).toContain("Invoice");
    expect(receipt).not.toMatch(/ready for collection|withdraw/i);
    expect(await getOrderWithdrawal(db, order.token, shop.clock.now())).toMatchObject({ possible: false });
    expect((await getOrderReception(db, order.id)).atCounter).toBe(true);
  });

  it("is paid at the counter, where the customer takes the goods: they come back into stock whole, also those sold before migration 0099", async () => {
    const { shop, product, ask } = await withAccount();
    await db.update(products).set({ backorders: "yes" }).where(eq(products.id, product.id));
    await db.update(stockLevels).set({ available: 1 }).where(eq(stockLevels.productId, product.id));
    expect(await sellAtCounter(shop, { ...ask, method: "cash", reference: "" })).toMatchObject({ ok: true });
    const { id: orderId, version } = await onlyOrder(db);
    expect(await listCollected()).toEqual([2, 1]);
    const choice = {
      kind: "lines",
      lines: [{ position: 0, quantity: 2 }],
      restock: [0],
      delivery: false,
    } as const;
    const refund = { id: newId(), orderId, version, actorId: ask.actorId, reason: "", choice };
    expect(await requestRefund(shop, refund)).toMatchObject({ ok: true });
    // One was there when they were sold; the other had come in since.
    expect(await availableOf(db, product.id)).toBe(2);
    const [asRefunded] = await db.select().from(refundLines);
    await db.update(refundLines).set({ unsent: 2, unsentRestocked: 2 });
    await db.update(orderLines).set({ collected: 0 });
    const repair = readFileSync("drizzle/0099_counter-sales.sql", "utf8").split("--> statement-breakpoint");
    for (const statement of repair) await db.execute(sql.raw(statement));
    expect(await db.select().from(refundLines)).toEqual([asRefunded]);
    expect(await listCollected()).toEqual([2, 1]);
  });

  it("is refused as a whole where stock is short, and the draft stays open", async () => {
    const { shop, product, draft, ask } = await withAccount();
    await db.update(stockLevels).set({ available: 1 }).where(eq(stockLevels.productId, product.id));
    const [short] = draft.lines.filter(({ productId }) => productId === product.id);
    const fault = { field: `line.${short?.key}.quantity`, kind: "stock" };
    expect(await placeOnInvoice(shop, ask)).toMatchObject({
      ok: false,
      error: { kind: "incomplete", faults: [fault] },
    });
    expect((await getDraftEditor(db, draft.id, shop.clock.now()))?.gaps).toEqual([fault]);
    expect((await draftNow(db, draft.id)).state).toBe("open");
    expect(await availableOf(db, product.id)).toBe(1);
  });
});
