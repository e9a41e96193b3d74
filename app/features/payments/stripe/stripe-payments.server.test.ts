import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payments, sandboxSessions, stripeEvents } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { WEBHOOK_SECRET } from "#tests/support/peers/stripe-events.ts";
import { useStripeShop } from "#tests/support/peers/stripe-shop.ts";
import { BUYER, openCheckout, postCheckout, shopOf } from "#tests/support/shop/purchase.ts";
import { startPayment } from "../start-payment.server.ts";

const MINUTE = 60_000;
const COMPLETED = "checkout.session.completed";

const db = await useTestDb();
const stripe = useStripeShop(db);
const { outcomes, orderOne, stateOf, available, onlySession } = stripe;

describe("an order paid at Stripe", () => {
  it("S7, F-1: asks for exactly its own total and is paid by the event, once", async () => {
    await stripe.peer.setDelivery({ kind: "send", copies: 10, atOnce: true });
    const { answer, orderId, productId } = await orderOne();
    const session = await onlySession();
    expect(answer).toMatchObject({ ok: true, value: { kind: "pay", url: session.url } });
    expect(session).toMatchObject({ amount_total: 199_999, client_reference_id: orderId });
    await stripe.peer.buyer({ sessionId: session.id, act: "pay" });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(await available(productId)).toBe(2);
    expect(await db.select().from(payments)).toMatchObject([{ state: "paid", amount: 199_999 }]);
    const paidMails = (await db.select().from(outboxMails)).filter((mail) => mail.recipient === BUYER.email);
    expect(paidMails).toHaveLength(2);
    const [own] = (await db.select().from(stripeEvents)).filter((event) => event.type === COMPLETED);
    expect(own).toMatchObject({ outcome: "settled", live: false });
  });

  it("S4: goes to one page however often the form is posted", async () => {
    const { token, answer } = await orderOne();
    const again = await Promise.all([postCheckout(stripe.shop, token), postCheckout(stripe.shop, token)]);
    expect(again).toEqual([answer, answer]);
    await onlySession();
  });

  it("S8: is paid by an event that is faster than the answer", async () => {
    await stripe.peer.addFault({ fault: { kind: "paid-before-answer" } });
    const { orderId } = await orderOne();
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(outcomes).not.toContain("again");
  });

  it("gets a new page and keeps its stock when the first page is over and no event has arrived yet", async () => {
    await stripe.peer.setDelivery({ kind: "hold" });
    const { token, orderId } = await orderOne();
    const first = await onlySession();
    await stripe.peer.moveClock({ ms: 34 * MINUTE });
    stripe.shop.clock.move(34 * MINUTE);
    const again = await postCheckout(stripe.shop, token);
    const sessions = await stripe.peer.sessions();
    expect(sessions.map((session) => session.status).sort()).toEqual(["expired", "open"]);
    const open = sessions.find((session) => session.id !== first.id);
    expect(again).toMatchObject({ ok: true, value: { kind: "pay", url: open?.url } });
    const order = await getOrder(db, orderId);
    expect(order?.expiresAt.getTime()).toBeGreaterThan((open?.expires_at ?? 0) * 1000);
    expect(await postCheckout(stripe.shop, token)).toEqual(again);
  });

  it("gets its first page late when the first tries came to nothing", async () => {
    await stripe.peer.addFault({ fault: { kind: "reset" }, times: 9 });
    const { token } = await orderOne();
    await stripe.peer.clearFaults();
    await stripe.peer.moveClock({ ms: 6 * MINUTE });
    stripe.shop.clock.move(6 * MINUTE);
    expect(await postCheckout(stripe.shop, token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    await onlySession();
  });

  it("leads a buyer who has paid to the page that settles it", async () => {
    await stripe.peer.setDelivery({ kind: "hold" });
    const { orderId } = await orderOne();
    await stripe.peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("No order");
    const started = await startPayment(stripe.shop, order);
    expect(started).toMatchObject({ ok: true, value: { url: expect.stringContaining("/shop/success") } });
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "usd" }],
    ["reference", { client_reference_id: newId() }],
    ["kind of money", { livemode: true }],
    ["mode", { mode: "setup" }],
  ])("S12: is not fulfilled, and leaves an alert, when the %s is another", async (_what, change) => {
    const { orderId } = await orderOne();
    const { id } = await onlySession();
    await stripe.peer.setDelivery({ kind: "hold" });
    await stripe.peer.buyer({ sessionId: id, act: "pay" });
    await stripe.peer.tamper({ id, change });
    const completed = (await stripe.peer.events()).find((event) => event.type === COMPLETED);
    expect(await stripe.peer.deliver({ eventId: completed?.id ?? "" })).toEqual([200]);
    expect(await stateOf(orderId)).toEqual(["pending", "payment-mismatch"]);
    const alerts = await db.select().from(auditLog).where(eq(auditLog.action, "payment.mismatch"));
    expect(alerts).toMatchObject([{ subjectType: "order", subjectId: orderId, details: { session: id } }]);
  });
});

describe("events", () => {
  it("S14: that are false change nothing", async () => {
    await stripe.peer.setDelivery({ kind: "hold" });
    const { orderId } = await orderOne();
    await stripe.peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    const eventId = (await stripe.peer.events()).find((event) => event.type === COMPLETED)?.id ?? "";
    // The peer's clock runs on while the shop's is still.
    expect(await stripe.peer.deliver({ eventId, ageS: 400 })).toEqual([400]);
    expect(await stripe.peer.deliver({ eventId, secret: "whsec_other" })).toEqual([400]);
    expect(await stripe.peer.deliver({ eventId, change: [orderId, "another-order"] })).toEqual([400]);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await db.select().from(stripeEvents)).toEqual([]);
  });

  it("are asked for again while Stripe cannot be asked", async () => {
    const { orderId } = await orderOne();
    await stripe.peer.addFault({ fault: { kind: "status", status: 429 }, method: "GET" });
    await stripe.peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    expect(outcomes).toContain("again");
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    await stripe.peer.moveClock({ ms: 6 * MINUTE });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
  });

  it("of kinds that no one knows are taken", async () => {
    await stripe.peer.emit({ type: "price.updated" });
    expect(outcomes).toEqual(["ignored"]);
  });

  it("S11: in every order lead to where the session is", async () => {
    await stripe.peer.setDelivery({ kind: "hold" });
    const { orderId } = await orderOne();
    const { id } = await onlySession();
    await stripe.peer.buyer({ sessionId: id, act: "later" });
    await stripe.peer.resolveLater({ sessionId: id, arrived: true });
    const own = (await stripe.peer.events()).filter((event) => event.data.object.id === id).reverse();
    for (const event of own)
      expect(await stripe.peer.deliver({ eventId: event.id, copies: 2 })).toEqual([200, 200]);
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(outcomes).toEqual(["settled", "repeated", "settled", "repeated"]);
  });
});

describe("S15: an event whose write fails", () => {
  it.each([
    ["the mail", "outbox_mails"],
    ["the payment", "payments"],
    ["the stock", "reservations"],
    ["the notice itself", "stripe_notices"],
  ])(
    "%s: is answered with 5xx, leaves nothing half done, and does all of it when it comes again",
    async (_what, table) => {
      await stripe.peer.setDelivery({ kind: "hold" });
      const { orderId, productId } = await orderOne();
      await stripe.peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
      const eventId = (await stripe.peer.events()).find((event) => event.type === COMPLETED)?.id ?? "";
      const mailsBefore = (await db.select().from(outboxMails)).length;
      await db.execute(
        sql.raw(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no space left'; end $$`),
      );
      await db.execute(
        sql.raw(`create trigger full_disk before insert or update on ${table}
      for each row execute function full_disk()`),
      );
      expect(await stripe.peer.deliver({ eventId })).toEqual([500]);
      await db.execute(sql.raw("drop function full_disk cascade"));
      expect(await stateOf(orderId)).toEqual(["pending", null]);
      expect(await db.select().from(stripeEvents)).toEqual([]);
      expect(await db.select().from(payments)).toMatchObject([{ state: "open" }]);
      expect(await db.select().from(outboxMails)).toHaveLength(mailsBefore);
      expect(await stripe.peer.deliver({ eventId, copies: 2 })).toEqual([200, 200]);
      expect(await stateOf(orderId)).toEqual(["paid", null]);
      expect(outcomes).toEqual(["settled", "repeated"]);
      expect(await db.select().from(outboxMails)).toHaveLength(mailsBefore + 2);
      expect(await available(productId)).toBe(2);
    },
  );
});

describe("a payment that never arrives", () => {
  it("F-3: fails the order, gives its stock back and tells the buyer in their language, once", async () => {
    const { orderId, productId } = await orderOne("ga");
    const { id } = await onlySession();
    await stripe.peer.buyer({ sessionId: id, act: "later" });
    expect(await stateOf(orderId)).toEqual(["processing", null]);
    stripe.shop.clock.move(60 * MINUTE);
    await expireOrders(stripe.shop);
    expect(await stateOf(orderId)).toEqual(["processing", null]);
    expect(await available(productId)).toBe(2);
    await stripe.peer.setDelivery({ kind: "send", copies: 3, atOnce: true });
    stripe.shop.clock.move(-60 * MINUTE);
    await stripe.peer.resolveLater({ sessionId: id, arrived: false });
    expect(await stateOf(orderId)).toEqual(["failed", null]);
    expect(await available(productId)).toBe(3);
    const result = (await db.select().from(outboxMails)).filter((mail) => mail.kind === "order-failed");
    expect(result).toHaveLength(1);
    expect(result[0]).toMatchObject({ recipient: BUYER.email, locale: "ga" });
    expect(result[0]?.subject).toContain("Níor tháinig");
  });

  it("an expired session gives the order up and its stock back", async () => {
    const { orderId, productId } = await orderOne();
    await stripe.peer.moveClock({ ms: 34 * MINUTE });
    expect(await stateOf(orderId)).toEqual(["expired", null]);
    expect(await available(productId)).toBe(3);
  });
});

describe("a dispute", () => {
  it("flags its order to staff, whose notice carries no order", async () => {
    const { orderId } = await orderOne();
    const { id } = await onlySession();
    await stripe.peer.buyer({ sessionId: id, act: "pay" });
    const paid = (await stripe.peer.sessions()).find((session) => session.id === id);
    const dispute = { id: "dp_1", object: "dispute", payment_intent: paid?.payment_intent ?? "" };
    await stripe.peer.emit({ type: "charge.dispute.created", object: dispute });
    expect(await stateOf(orderId)).toEqual(["paid", "disputed"]);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "payment.disputed"));
    expect(log).toMatchObject([{ subjectType: "order", subjectId: orderId }]);
  });
});

describe("the sandbox", () => {
  it("is not offered beside real money", async () => {
    const { activeProvider, providersOf } = await import("../providers.server.ts");
    const env = {
      NODE_ENV: "production",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    };
    expect(Object.keys(providersOf(shopOf(db, env))).sort()).toEqual(["invoice", "stripe"]);
    expect(Object.keys(providersOf(stripe.shop)).sort()).toEqual(["invoice", "sandbox", "stripe"]);
    expect(activeProvider(stripe.shop)?.name).toBe("stripe");
    expect(activeProvider(shopOf(db))?.name).toBe("sandbox");

    // A page that was opened before the real money came is no page any more.
    const { getSandboxPage } = await import("../get-sandbox-page.server.ts");
    const { id } = await createProduct(db, { stock: 1 });
    const before = shopOf(db);
    await postCheckout(before, await openCheckout(before, [{ product_id: id, quantity: 1 }]));
    const [opened] = await db.select().from(sandboxSessions);
    expect(await getSandboxPage(before, opened?.id ?? "")).toMatchObject({ state: "open" });
    expect(await getSandboxPage(shopOf(db, env), opened?.id ?? "")).toBeNull();
  });
});
