import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { cartItems } from "#app/db/schema/shop/cart.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { invoices } from "#app/db/schema/shop/invoices.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { invoiceDaysOf } from "#app/features/checkout/invoice-days.server.ts";
import { submitCheckout } from "#app/features/checkout/submit-checkout.server.ts";
import { deleteAccount } from "#app/features/identity/account/delete-account.server.ts";
import { changeUser } from "#app/features/identity/users/change-user.server.ts";
import { getDocument } from "#app/features/invoices/queries.server.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { forgetUnpaidOrders } from "#app/features/orders/forget-unpaid-orders.server.ts";
import { getFulfilment } from "#app/features/orders/fulfilment/get-fulfilment.server.ts";
import { listUnpaidOrdersOf } from "#app/features/orders/list-unpaid-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { changeSetting } from "#app/features/settings/change-setting.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { BUYER, getCheckout, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { cancelOrder } from "./cancel-order.server.tsx";
import { reconcilePayments } from "./reconcile-payments.server.ts";
import { recordTransfer } from "./record-transfer.server.ts";
import { requestRefund } from "./refunds/request-refund.server.ts";
import { settleRefundByHand } from "./refunds/retry-refund.server.ts";

const db = await useTestDb();
const FORGETTING = { companyAddresses: [], further: async () => {} };

const IBAN = "IE29AIBK93115212345678";

async function tradeShop() {
  const shop = shopOf(db);
  const { trade } = await getSettings(db);
  await inTransaction(db, (tx) =>
    changeSetting(tx, "trade", { ...trade, iban: IBAN, accountName: "ItsShowTime", invoiceDays: 10 }),
  );
  const buyer = await createUser(db);
  const change = { actorId: "staff", userId: buyer.id, now: shop.clock.now() };
  await changeUser(db, "allow-invoice", change);
  await changeUser(db, "allow-invoice", change);
  return { shop, buyer };
}

async function ordered(locale: Locale = "en") {
  const { shop, buyer } = await tradeShop();
  const { id: productId } = await createProduct(db, { stock: 3 });
  await db.insert(cartItems).values({ userId: buyer.id, productId, quantity: 2 });
  const token = await openCheckout(shop, [{ product_id: productId, quantity: 2 }], {
    userId: buyer.id,
    locale,
  });
  const checkout = await getCheckout(db, token, shop.clock.now());
  if (!checkout) throw new Error("no checkout");
  const offered = (await invoiceDaysOf(db, checkout, buyer.id)) !== null;
  const values = { ...BUYER, payment: "invoice", seal: checkout.seal };
  const submitted = await submitCheckout(shop, checkout, values, {
    clientAddress: "192.0.2.1",
    invoiceOffered: offered,
  });
  const [row] = await db.select({ id: orders.id }).from(orders);
  const orderId = row?.id ?? "";
  return { shop, buyer, productId, checkout, submitted, orderId };
}

const versionOf = async (orderId: string) => (await getFulfilment(db, orderId))?.version ?? 0;
const kinds = async () => (await db.select().from(outboxMails)).map((mail) => mail.kind);
const available = async (productId: string) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;
const transferOf = async (shop: Awaited<ReturnType<typeof tradeShop>>["shop"], orderId: string) => ({
  orderId,
  version: await versionOf(orderId),
  actorId: "staff",
  receivedOn: shop.clock.now().toISOString().slice(0, 10),
  reference: "AIB 4711",
});

describe("an order on invoice", () => {
  it("is completed by its payment where its goods were handed over before", async () => {
    const { shop, orderId } = await ordered();
    const collected = { fulfilment: "collected", deliveryMethod: "collection", address: null } as const;
    await db.update(orders).set(collected).where(eq(orders.id, orderId));
    expect(await recordTransfer(shop, { ...(await transferOf(shop, orderId)), method: "transfer" })).toEqual({
      ok: true,
      value: null,
    });
    expect(await getOrder(db, orderId)).toMatchObject({ state: "completed" });
  });

  it("is offered to approved accounts only, and only for their own cart", async () => {
    const { shop, buyer } = await tradeShop();
    expect(await invoiceDaysOf(db, { userId: buyer.id }, buyer.id)).toBe(10);
    expect(await invoiceDaysOf(db, { userId: buyer.id }, null)).toBeNull();
    const other = await createUser(db);
    expect(await invoiceDaysOf(db, { userId: other.id }, other.id)).toBeNull();
    expect(await invoiceDaysOf(db, { userId: other.id }, buyer.id)).toBeNull();
    await changeUser(db, "end-invoice", { actorId: "staff", userId: buyer.id, now: shop.clock.now() });
    expect(await invoiceDaysOf(db, { userId: buyer.id }, buyer.id)).toBeNull();
    const actions = (await db.select().from(auditLog)).map((entry) => entry.action);
    expect(actions.filter((action) => action.startsWith("user.trade"))).toEqual([
      "user.trade-allowed",
      "user.trade-ended",
    ]);
    expect(await db.select().from(users).where(eq(users.id, buyer.id))).toMatchObject([{ tradeSince: null }]);
  });

  it("is all that a public site without a payment key sells: others are told so, and nothing is given away", async () => {
    const shop = shopOf(db, { NODE_ENV: "production", ORIGIN: "https://shop.example.ie" });
    const { id } = await createProduct(db, { stock: 3 });
    const post = async (userId: string | null, payment: string) =>
      postCheckout(
        shop,
        await openCheckout(shop, [{ product_id: id, quantity: 1 }], { userId }),
        { ...BUYER, payment },
        { invoiceOffered: userId !== null },
      );
    expect(await post(null, "card")).toMatchObject({ error: { kind: "no-payment" } });
    expect(await post(null, "invoice")).toMatchObject({ error: { kind: "no-payment" } });
    const { id: userId } = await createUser(db);
    expect(await post(userId, "card")).toMatchObject({ error: { kind: "no-payment" } });
    expect(await db.select().from(orders)).toEqual([]);
    expect(await available(id)).toBe(3);
    expect(await post(userId, "invoice")).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ provider: "invoice", state: "pending" }]);
    expect(await db.select().from(invoices)).toEqual([]);
  });

  it("that no one may have is paid by card, whatever the form says", async () => {
    const shop = shopOf(db);
    const { id } = await createProduct(db);
    const token = await openCheckout(shop, [{ product_id: id, quantity: 1 }]);
    const checkout = await getCheckout(db, token, shop.clock.now());
    if (!checkout) throw new Error("no checkout");
    await submitCheckout(
      shop,
      checkout,
      { ...BUYER, payment: "invoice", seal: checkout.seal },
      { clientAddress: "192.0.2.1", invoiceOffered: false },
    );
    expect(await db.select().from(orders)).toMatchObject([{ provider: "sandbox" }]);
  });

  it("keeps its stock, leaves the cart, and sends a pro-forma that is no tax invoice, in the buyer's language", async () => {
    const { shop, buyer, productId, orderId } = await ordered("ga");
    expect(await available(productId)).toBe(1);
    expect(await db.select().from(cartItems).where(eq(cartItems.userId, buyer.id))).toEqual([]);
    const [mail] = await db.select().from(outboxMails);
    expect(mail).toMatchObject({ kind: "order-pro-forma", locale: "ga" });
    expect(mail?.text).toContain("ní sonrasc CBL");
    expect(mail?.text).toContain("IE29 AIBK 9311 5212 3456 78");
    expect(await db.select().from(invoices)).toEqual([]);
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("no order");
    const document = await getDocument(db, order, `PF-${order.number}`);
    expect(document).toMatchObject({ kind: "pro-forma", total: order.total });
    shop.clock.move(9 * DAY_MS);
    await expireOrders(shop);
    expect(await available(productId)).toBe(1);
  });

  it("is reported to staff once, with the day until which its stock is held", async () => {
    const { shop, orderId, checkout } = await ordered("ga");
    const again = { ...BUYER, payment: "invoice", seal: checkout.seal };
    await submitCheckout(shop, checkout, again, { clientAddress: "192.0.2.1", invoiceOffered: true });
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("no order");
    const mails = (await db.select().from(outboxMails)).filter(({ kind }) => kind === "order-invoice-staff");
    expect(mails).toMatchObject([{ recipient: "staff@example.ie", locale: "en", subjectId: orderId }]);
    expect(mails[0]?.subject).toBe(`Order ${order.number} on invoice: ${formatMoney(order.total)}`);
    const lastDay = formatDate("en", addMs(order.expiresAt, -1));
    expect(mails[0]?.text).toContain(
      `Payment by transfer is awaited; the stock is held until the end of ${lastDay}.`,
    );
    expect(mails[0]?.text).toContain(`/admin/orders/${orderId}`);
  });

  it("becomes paid by what staff write down: once, with its invoice and one mail that names it", async () => {
    const { shop, productId, orderId } = await ordered();
    const ask = await transferOf(shop, orderId);
    expect(await recordTransfer(shop, { ...ask, receivedOn: "2999-01-01" })).toMatchObject({
      error: { kind: "bad-day" },
    });
    expect(await recordTransfer(shop, { ...ask, reference: "" })).toMatchObject({
      error: { kind: "no-reference" },
    });
    const both = await Promise.all([recordTransfer(shop, ask), recordTransfer(shop, ask)]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    // The log is kept for longer than what names the buyer.
    const [noted] = await db.select().from(auditLog).where(eq(auditLog.action, "order.transfer-recorded"));
    expect(noted?.details).toEqual({ number: expect.any(Number), receivedOn: ask.receivedOn });
    await reconcilePayments(workContext(db, {}, shop.clock));
    const [invoice] = await db.select().from(invoices);
    expect(invoice).toMatchObject({ kind: "invoice" });
    expect(await db.select().from(orders)).toMatchObject([{ state: "paid" }]);
    const paid = (await db.select().from(outboxMails)).filter((mail) => mail.kind === "order-paid");
    expect(paid).toHaveLength(1);
    expect(paid[0]?.text).toContain(invoice?.number);
    expect(paid[0]?.html).toContain(`/pdf/${invoice?.number}.pdf`);
    expect(paid[0]?.text).not.toContain("DOC-");
    expect(await available(productId)).toBe(1);
  });

  it("lets go of its stock when its days are over; a transfer that comes later still pays it", async () => {
    const { shop, productId, orderId } = await ordered();
    shop.clock.move(12 * DAY_MS);
    await expireOrders(shop);
    expect(await available(productId)).toBe(3);
    expect(await recordTransfer(shop, await transferOf(shop, orderId))).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ state: "paid", attention: [] }]);
    expect(await available(productId)).toBe(1);
  });

  it("is cancelled by staff with one line in the audit log", async () => {
    const { shop, productId, orderId } = await ordered();
    const ask = { orderId, version: await versionOf(orderId), actorId: "staff" };
    expect(await cancelOrder(shop, { ...ask, limit: null })).toMatchObject({ ok: true });
    expect(await available(productId)).toBe(3);
    const lines = (await db.select().from(auditLog)).filter(({ action }) =>
      /^order\.(?:cancelled|expired)/.test(action),
    );
    expect(lines).toMatchObject([{ action: "order.cancelled", actorId: "staff" }]);
  });

  it("L10: costs what the same goods cost by card", async () => {
    const { shop, productId, orderId } = await ordered();
    const token = await openCheckout(shop, [{ product_id: productId, quantity: 1 }]);
    await postCheckout(shop, token);
    const [byCard] = (await db.select().from(orders)).filter((order) => order.id !== orderId);
    const byInvoice = await getOrder(db, orderId);
    expect(byCard).toMatchObject({ provider: "sandbox", deliveryPrice: 0 });
    expect((byCard?.total ?? 0) * 2).toBe(byInvoice?.total);
  });

  it("L21: of an account that is deleted stays with all that its invoice will need, and can still be paid", async () => {
    const { shop, buyer, productId, orderId } = await ordered();
    const before = await getOrder(db, orderId);
    const unpaid = await listUnpaidOrdersOf(db, { userIds: [buyer.id], emails: [] });
    await cancelUnpaidOrders(shop, unpaid, { to: "cancelled" });
    expect(await deleteAccount(db, { actorId: buyer.id, userId: buyer.id }, FORGETTING)).toMatchObject({
      ok: true,
    });
    expect(await getOrder(db, orderId)).toEqual({ ...before, userId: null });
    expect(await available(productId)).toBe(1);
    expect(await recordTransfer(shop, await transferOf(shop, orderId))).toMatchObject({ ok: true });
    const [invoice] = await db.select().from(invoices);
    expect(invoice?.document).toMatchObject({ customer: { name: BUYER.name, email: BUYER.email } });
    const result = (await db.select().from(outboxMails)).filter((mail) => mail.kind === "order-paid");
    expect(result).toMatchObject([{ recipient: BUYER.email }]);
  });

  it("L21: of an account that is deleted loses its person a month after it came to nothing", async () => {
    const { shop, buyer, orderId } = await ordered();
    await deleteAccount(db, { actorId: buyer.id, userId: buyer.id }, FORGETTING);
    shop.clock.move(12 * DAY_MS);
    await expireOrders(shop);
    shop.clock.move(25 * DAY_MS);
    await forgetUnpaidOrders(db, shop.clock.now());
    expect(await getOrder(db, orderId)).toMatchObject({ state: "expired", name: BUYER.name });
    shop.clock.move(5 * DAY_MS);
    await forgetUnpaidOrders(db, shop.clock.now());
    expect(await getOrder(db, orderId)).toMatchObject({ state: "expired", name: "–", company: null });
  });

  it("is refunded by hand: staff are notified, and it is on its way until they say it is done", async () => {
    const { shop, orderId } = await ordered();
    await recordTransfer(shop, await transferOf(shop, orderId));
    const id = newId();
    const choice = { kind: "whole", restock: [0] } as const;
    const ask = { id, orderId, version: await versionOf(orderId), actorId: "staff", reason: "", choice };
    expect(await requestRefund(shop, ask)).toMatchObject({ ok: true });
    expect(await db.select().from(refunds)).toMatchObject([{ state: "pending" }]);
    const [note] = (await db.select().from(invoices)).filter((row) => row.kind === "credit-note");
    const textOf = async (kind: string) => {
      const mails = await db.select().from(outboxMails).where(eq(outboxMails.kind, kind));
      expect(mails).toHaveLength(1);
      return mails[0]?.text.replace(/\s+/g, " ");
    };
    await textOf("refund-due");
    const due = await textOf("order-refunded");
    expect(due).toContain(note?.number);
    expect(due).toMatch(/we will refund .* by bank transfer\. .* once it has been paid\./);
    expect(await kinds()).not.toContain("refund-paid");
    const settle = () => settleRefundByHand(shop, { orderId, refundId: id, actorId: "staff" });
    expect(await settle()).toMatchObject({ ok: true });
    expect(await db.select().from(refunds)).toMatchObject([{ state: "succeeded" }]);
    expect(await settle()).toMatchObject({ error: { kind: "conflict" } });
    expect(await textOf("order-refunded")).toBe(due);
    expect(await textOf("refund-paid")).toMatch(/we have paid you the refund of €\S+ for your order \d+\./);
  });
});
