import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { usePostgresDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { useStripeShop } from "#tests/support/peers/stripe-shop.ts";
import { availableOf } from "#tests/support/shop/purchase.ts";
import { cancelPaidOrder } from "./cancel-paid-order.server.ts";
import { listRefunds } from "./list-refunds.server.ts";
import { requestRefund } from "./request-refund.server.ts";

const { db } = await usePostgresDb();
const stripe = useStripeShop(db);

/** Three of five heads at €199.99 are paid. */
async function paid() {
  const { id } = await createProduct(db, { name: "Moving head", price: cents(199_99), stock: 5 });
  const order = await stripe.buy([{ product_id: id, quantity: 3 }]);
  const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
  const form = {
    id: newId(),
    orderId: order.id,
    version: row?.version ?? 0,
    actorId: "staff",
    reason: "Ordered twice",
    confirmed: order.total,
    limit: null,
  };
  return { order, productId: id, form };
}

const stateOf = async (id: string) =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state ?? null;

describe("a paid order is cancelled with its refund in one step", () => {
  it("S16: once, when the button is pressed ten times", async () => {
    const { order, productId, form } = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancelPaidOrder(stripe.shop, form)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await stripe.peer.refunds()).toMatchObject([{ amount: order.total }]);
    expect(await stateOf(order.id)).toBe("refunded");
    expect(await availableOf(db, productId)).toBe(5);
    const documents = await db.select().from(invoices);
    expect(documents.map(({ kind, total }) => [kind, total]).sort()).toEqual([
      ["credit-note", order.total],
      ["invoice", order.total],
    ]);
    const mails = await db.select().from(outboxMails);
    expect(mails.filter(({ kind }) => kind === "order-refunded")).toHaveLength(1);
  });

  it("S16: while a colleague refunds a part, one of the two is refused and sees the other’s change", async () => {
    const { order, form } = await paid();
    const part = {
      id: newId(),
      orderId: order.id,
      version: form.version,
      actorId: "colleague",
      reason: "",
      choice: { kind: "amount", amount: cents(100_00) } as const,
    };
    const answers = await Promise.all([cancelPaidOrder(stripe.shop, form), requestRefund(stripe.shop, part)]);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toEqual([{ ok: false, error: { kind: "conflict" } }]);
    const given = await listRefunds(db, order.id);
    expect(given).toHaveLength(1);
    expect(["paid", "refunded"]).toContain(await stateOf(order.id));
    expect(given[0]?.amount).toBe(answers[0].ok ? order.total : cents(100_00));
  });

  it("asks with the sum first, and refuses what is more than the person may give back", async () => {
    const { order, form } = await paid();
    expect(await cancelPaidOrder(stripe.shop, { ...form, confirmed: null })).toEqual({
      ok: false,
      error: { kind: "to-confirm", amount: order.total },
    });
    expect(await cancelPaidOrder(stripe.shop, { ...form, limit: cents(1_00) })).toEqual({
      ok: false,
      error: { kind: "over-limit", amount: cents(1_00) },
    });
    expect(await stateOf(order.id)).toBe("paid");
    expect(await stripe.peer.refunds()).toEqual([]);
  });
});
