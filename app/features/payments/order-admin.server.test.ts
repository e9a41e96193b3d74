import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { resendMail } from "#app/features/mail/resend-mail.server.ts";
import { addAttention } from "#app/features/orders/attention.server.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { changeFulfilment } from "#app/features/orders/fulfilment/change-fulfilment.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { exportOrders } from "#app/features/orders/list/export-orders.server.ts";
import { listOrders } from "#app/features/orders/list/list-orders.server.ts";
import type { Attention } from "#app/features/orders/orders.ts";
import { resolveAttention } from "#app/features/orders/resolve-attention.server.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { type Cents, cents, subtractCents, ZERO } from "#app/lib/money.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import {
  BUYER,
  openCheckout,
  payOrder,
  postCheckout,
  sessionOf,
  shopOf,
} from "#tests/support/shop/purchase.ts";
import { cancelOrder } from "./cancel-order.server.tsx";
import { refreshPayment } from "./refresh-payment.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";
import { paySandboxSession } from "./sandbox-provider.server.ts";

const db = await useTestDb();

async function ordered(name = BUYER.name) {
  const shop = shopOf(db, { ORIGIN: "https://show.example.ie" });
  const { id: productId } = await createProduct(db, { stock: 1 });
  const token = await openCheckout(shop, [{ product_id: productId, quantity: 1 }]);
  const ref = sessionOf(await postCheckout(shop, token, { ...BUYER, name: name ?? "" }));
  const [row] = await db.select().from(orders);
  return { shop, productId, ref, orderId: row?.id ?? "" };
}

const pay = async ({ shop, ref }: Awaited<ReturnType<typeof ordered>>) => {
  await payOrder(shop, ref);
};
const versionOf = async (orderId: string) => (await getFulfilment(db, orderId))?.version ?? 0;
const kinds = async () => (await db.select().from(outboxMails)).map((mail) => mail.kind);
const available = async (productId: string) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;

describe("the orders of the back office", () => {
  it("marks an order ready and collected; of two admins the second is told", async () => {
    const bought = await ordered();
    await pay(bought);
    const { shop, orderId } = bought;
    const ask = {
      orderId,
      version: await versionOf(orderId),
      actorId: "staff",
      step: { kind: "ready" } as const,
    };
    const both = [await changeFulfilment(shop, ask), await changeFulfilment(shop, ask)];
    expect(both).toMatchObject([{ ok: true }, { error: { kind: "conflict" } }]);
    expect((await kinds()).filter((kind) => kind === "order-ready")).toHaveLength(1);
    const collected = { ...ask, version: await versionOf(orderId), step: { kind: "collected" } as const };
    expect(await changeFulfilment(shop, collected)).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ state: "completed", attention: [] }]);
    const sent = { ...ask, version: await versionOf(orderId) };
    expect(await changeFulfilment(shop, sent)).toMatchObject({ error: { kind: "not-allowed" } });
  });

  it("L1: every mail about an order that is says where to withdraw from it", async () => {
    const bought = await ordered();
    await pay(bought);
    const { shop, orderId } = bought;
    await changeFulfilment(shop, {
      orderId,
      version: await versionOf(orderId),
      actorId: "staff",
      step: { kind: "ready" },
    });
    // A refund drops the mail that still waits.
    await db.update(outboxMails).set({ state: "sent" });
    const [order] = await db.select().from(orders);
    // Of a part: nothing is left to withdraw from once all was given back.
    const refund = { id: newId(), reason: "", choice: { kind: "amount", amount: cents(500) } } as const;
    await requestRefund(shop, { ...refund, orderId, version: await versionOf(orderId), actorId: "staff" });
    const mails = (await db.select().from(outboxMails)).filter((mail) => mail.recipient === BUYER.email);
    expect(mails.map((mail) => mail.kind).sort()).toEqual([
      "order-paid",
      "order-ready",
      "order-received",
      "order-refunded",
    ]);
    for (const { kind, text } of mails)
      expect.soft(text, kind).toContain(`/shop/orders/${order?.token}/withdraw`);
  });

  it("gives back only the sum that was agreed to, and says what it comes to before", async () => {
    const bought = await ordered();
    await pay(bought);
    const { shop, orderId } = bought;
    const [order] = await db.select().from(orders);
    const amount = order?.total ?? ZERO;
    const ask = async (confirmed: Cents | null) =>
      requestRefund(shop, {
        id: newId(),
        orderId,
        version: await versionOf(orderId),
        actorId: "staff",
        reason: "",
        choice: { kind: "whole", restock: [] },
        confirmed,
      });
    const question = { ok: false, error: { kind: "to-confirm", amount } };
    expect(await ask(null)).toEqual(question);
    expect(await ask(subtractCents(amount, cents(1)))).toEqual(question);
    expect(await kinds()).not.toContain("order-refunded");
    expect(await ask(amount)).toMatchObject({ ok: true });
    expect(await kinds()).toContain("order-refunded");
  });

  it("cancels an order no one has paid: its session is ended first, its stock goes back", async () => {
    const { shop, orderId, ref, productId } = await ordered();
    const ask = { orderId, version: await versionOf(orderId), actorId: "staff" };
    expect(await cancelOrder(shop, { ...ask, limit: null })).toMatchObject({ ok: true });
    expect(await paySandboxSession(db, ref, shop.clock.now())).toBeNull();
    expect(await db.select().from(orders)).toMatchObject([{ state: "cancelled" }]);
    expect(await available(productId)).toBe(1);
    expect(await kinds()).toContain("order-cancelled");
    expect(await cancelOrder(shop, { ...ask, limit: null })).toMatchObject({ ok: false });
  });

  it("does not cancel an order that is paid at that moment", async () => {
    const { shop, orderId, ref } = await ordered();
    await paySandboxSession(db, ref, shop.clock.now());
    const ask = { orderId, version: await versionOf(orderId), actorId: "staff" };
    expect(await cancelOrder(shop, { ...ask, limit: null })).toMatchObject({
      error: { kind: "not-allowed" },
    });
    expect(await db.select().from(orders)).toMatchObject([{ state: "paid" }]);
  });

  it("keeps each reason for which an order needs a person until somebody who saw it ends it", async () => {
    const bought = await ordered();
    await pay(bought);
    const { orderId } = bought;
    const now = bought.shop.clock.now();
    const flag = (reason: Attention) => inTransaction(db, (tx) => addAttention(tx, orderId, reason, now));
    const attention = async () => (await db.select().from(orders))[0]?.attention;
    await flag("paid-twice");
    const version = await versionOf(orderId);
    await flag("disputed");
    await flag("disputed");
    expect(await attention()).toEqual(["paid-twice", "disputed"]);
    const ask = { orderId, actorId: "staff", how: "seen", reason: "paid-twice", now } as const;
    expect(await resolveAttention(db, { ...ask, version })).toMatchObject({
      error: { kind: "conflict" },
    });
    const again = { ...ask, version: await versionOf(orderId) };
    expect(await resolveAttention(db, { ...again, how: "stock" })).toMatchObject({
      error: { kind: "not-allowed" },
    });
    expect(await resolveAttention(db, again)).toMatchObject({ ok: true });
    expect(await attention()).toEqual(["disputed"]);
    expect((await getFulfilment(db, orderId))?.hold).toBe("attention");
    expect((await listOrders(db, { search: "", state: "attention" })).orders).toHaveLength(1);
    const rest = { ...ask, reason: "disputed", version: await versionOf(orderId) } as const;
    expect(await resolveAttention(db, rest)).toMatchObject({ ok: true });
    expect((await listOrders(db, { search: "", state: "attention" })).orders).toEqual([]);
  });

  it("takes stock again for an order that was paid without, all of it or nothing", async () => {
    const { shop, orderId, ref, productId } = await ordered();
    await paySandboxSession(db, ref, shop.clock.now());
    shop.clock.move(HOUR_MS);
    await expireOrders(shop);
    await db.update(stockLevels).set({ available: 0 });
    await refreshPayment(shop, { provider: "sandbox", ref });
    const stock = { reason: "paid-without-stock", how: "stock" } as const;
    const ask = { orderId, actorId: "staff", ...stock, now: shop.clock.now() };
    const first = await resolveAttention(db, { ...ask, version: await versionOf(orderId) });
    expect(first).toMatchObject({ error: { kind: "out-of-stock" } });
    await db.update(stockLevels).set({ available: 3 });
    expect(await resolveAttention(db, { ...ask, version: await versionOf(orderId) })).toMatchObject({
      ok: true,
    });
    expect(await db.select().from(orders)).toMatchObject([{ state: "paid", attention: [] }]);
    expect(await available(productId)).toBe(2);
  });

  it("sends a mail of the order again, as a mail of its own", async () => {
    const bought = await ordered();
    await pay(bought);
    const [mail] = await db.select().from(outboxMails).where(eq(outboxMails.kind, "order-paid"));
    const ask = { id: mail?.id ?? "", subjectType: "order", subjectId: bought.orderId, actorId: "staff" };
    expect(await resendMail(bought.shop, ask)).toMatchObject({ error: { kind: "mail-queued" } });
    await db.update(outboxMails).set({ state: "sent" });
    expect(await resendMail(bought.shop, ask)).toMatchObject({ ok: true });
    expect(await resendMail(bought.shop, { ...ask, subjectId: "another" })).toMatchObject({ ok: false });
    expect((await kinds()).filter((kind) => kind === "order-paid")).toHaveLength(2);
    const mails = await db.select().from(outboxMails);
    const isOurs = ({ id, messageId }: (typeof mails)[number]) => messageId === `<${id}@show.example.ie>`;
    expect(mails.filter((one) => !isOurs(one))).toEqual([]);
  });

  it("F-12: exports what a spreadsheet cannot run", async () => {
    await ordered('=HYPERLINK("http://x","y")');
    const csv = await exportOrders(db, { search: "", state: null }, "admin");
    const [head = "", line = ""] = csv.split("\r\n");
    expect(head).toContain("Order,Status");
    expect(line).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(line).toContain(",100,");
  });

  it.each([
    ["stripe", "Card (Stripe)"],
    ["invoice", "On invoice"],
    ["sandbox", "Test payment"],
  ] as const)("is exported with how it is paid, as the list calls it: %s", async (provider, label) => {
    await ordered();
    await db.update(orders).set({ provider });
    const [head = "", line = ""] = (await exportOrders(db, { search: "", state: null }, "admin")).split(
      "\r\n",
    );
    expect(line.split(",")[head.split(",").indexOf("Payment")]).toBe(label);
  });

  it("is listed page by page without a gap, and by days of Ireland", async () => {
    const { orderId } = await ordered();
    const [first] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!first) throw new Error("no order");
    const checkout = await db.select().from(checkouts);
    const [sample] = checkout;
    if (!sample) throw new Error("no checkout");
    // 00:30 by the clocks of Ireland on 1 July is still 30 June in UTC.
    const placedAt = new Date("2026-06-30T23:30:00Z");
    const more = Array.from({ length: 60 }, (_, n) => ({
      checkoutId: newId(),
      number: first.number + n + 1,
    }));
    await db
      .insert(checkouts)
      .values(more.map(({ checkoutId }) => ({ ...sample, id: checkoutId, token: newToken() })));
    await db
      .insert(orders)
      .values(more.map((one) => ({ ...first, ...one, id: newId(), token: newToken(), placedAt })));
    const ask = (page: object) => listOrders(db, { search: "", state: null, ...page });
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({ before });
      seen.push(...page.orders.map((order) => order.number));
      before = page.older;
    } while (before !== null);
    expect(seen).toEqual(Array.from({ length: 61 }, (_, n) => first.number + 60 - n));
    const second = await ask({ before: first.number + 36 });
    const back = await ask({ after: second.newer });
    expect(back.orders.map((order) => order.number)).toEqual(seen.slice(0, 25));
    expect([back.newer, back.older]).toEqual([null, first.number + 36]);
    for (const sort of ["oldest", "total"] as const) {
      const start = await ask({ sort });
      const rest = await ask({ sort, before: start.older });
      expect([...start.orders, ...rest.orders].map((order) => order.number)).toEqual(
        (sort === "oldest" ? seen.toReversed() : seen).slice(0, 50),
      );
      expect((await ask({ sort, after: rest.newer })).orders).toEqual(start.orders);
    }
    expect((await ask({ from: "2026-07-01", until: "2026-07-01" })).total).toBe(60);
    expect((await ask({ until: "2026-06-30" })).total).toBe(0);
  });
});
