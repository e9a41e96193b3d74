import type { Server } from "node:http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#app/db/schema/audit.ts";
import { stockLevels } from "#app/db/schema/inventory.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { orders } from "#app/db/schema/orders.ts";
import { payments, stripeNotices } from "#app/db/schema/payments.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { keepLonger } from "#app/features/orders/keep-longer.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "#tests/support/factories.ts";
import { BUYER, openCheckout, postCheckout, type Shop, shopOf } from "#tests/support/purchase.ts";
import { NOTICE_SECRET, serveStripeNotices } from "#tests/support/stripe-notices.ts";
import { type StripePeer, startStripePeer } from "#tests/support/stripe-peer/stripe-peer.ts";
import { useTestDb } from "#tests/support/test-db.ts";
import { startPayment } from "./start-payment.server.ts";
import { takeStripeNotice } from "./take-stripe-notice.server.ts";

const MINUTE = 60_000;
const COMPLETED = "checkout.session.completed";

const db = await useTestDb();
let peer: StripePeer;
let shop: Shop;
let hooks: Server;
const outcomes: string[] = [];

beforeAll(async () => {
  peer = await startStripePeer();
  hooks = await serveStripeNotices(peer, async (notice) => {
    const taken = await takeStripeNotice(shop, notice);
    outcomes.push(taken.ok ? taken.value : taken.error.kind);
    return taken.ok ? 200 : taken.error.kind === "again" ? 503 : 400;
  });
});
beforeEach(async () => {
  await peer.reset();
  shop = shopOf(db, {
    STRIPE_SECRET_KEY: peer.secretKey,
    STRIPE_WEBHOOK_SECRET: NOTICE_SECRET,
    STRIPE_API_BASE: peer.origin,
  });
  outcomes.length = 0;
});
afterAll(async () => {
  hooks.close();
  await peer.close();
});

/** A buyer has ordered one of three moving heads and is on the way to pay. */
async function ordered(locale: Locale = "en") {
  const { id: productId } = await createProduct(db, {
    name: "Moving head",
    price: cents(199_999),
    stock: 3,
  });
  const token = await openCheckout(shop, [{ product_id: productId, quantity: 1 }], { locale });
  const answer = await postCheckout(shop, token, BUYER);
  const [order] = await db.select().from(orders);
  if (!order) throw new Error("No order");
  return { answer, token, orderId: order.id, productId };
}

const stateOf = async (orderId: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return [order?.state, order?.attention];
};
const available = async (productId: string) =>
  (await db.select().from(stockLevels).where(eq(stockLevels.productId, productId)))[0]?.available;

async function onlySession() {
  const [session, ...more] = await peer.sessions();
  if (!session || more.length > 0) throw new Error(`Not one session, but ${more.length + 1}`);
  return session;
}

describe("an order paid at Stripe", () => {
  it("S7, F-1: asks for exactly its own total and is paid by the notice, once", async () => {
    await peer.setDelivery({ kind: "send", copies: 10, atOnce: true });
    const { answer, orderId, productId } = await ordered();
    const session = await onlySession();
    expect(answer).toMatchObject({ ok: true, value: { kind: "pay", url: session.url } });
    expect(session).toMatchObject({ amount_total: 199_999, client_reference_id: orderId });
    await peer.buyer({ sessionId: session.id, act: "pay" });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(await available(productId)).toBe(2);
    expect(await db.select().from(payments)).toMatchObject([{ state: "paid", amount: 199_999 }]);
    const paidMails = (await db.select().from(outboxMails)).filter((mail) => mail.recipient === BUYER.email);
    expect(paidMails).toHaveLength(2);
    const [own] = (await db.select().from(stripeNotices)).filter((notice) => notice.type === COMPLETED);
    expect(own).toMatchObject({ outcome: "settled", live: false });
  });

  it("S4: goes to one page however often the form is posted", async () => {
    const { token, answer } = await ordered();
    const again = await Promise.all([postCheckout(shop, token), postCheckout(shop, token)]);
    expect(again).toEqual([answer, answer]);
    await onlySession();
  });

  it("S8: is paid by a notice that is faster than the answer", async () => {
    await peer.addFault({ fault: { kind: "paid-before-answer" } });
    const { orderId } = await ordered();
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(outcomes).not.toContain("again");
  });

  it("gets a new page and keeps its stock when the first page is over and nobody has told yet", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { token, orderId } = await ordered();
    const first = await onlySession();
    await peer.moveClock({ ms: 34 * MINUTE });
    shop.clock.move(34 * MINUTE);
    const again = await postCheckout(shop, token);
    const sessions = await peer.sessions();
    expect(sessions.map((session) => session.status).sort()).toEqual(["expired", "open"]);
    const open = sessions.find((session) => session.id !== first.id);
    expect(again).toMatchObject({ ok: true, value: { kind: "pay", url: open?.url } });
    const order = await getOrder(db, orderId);
    expect(order?.expiresAt.getTime()).toBeGreaterThan((open?.expires_at ?? 0) * 1000);
    expect(await postCheckout(shop, token)).toEqual(again);
  });

  it("gets its first page late when the first tries came to nothing", async () => {
    await peer.addFault({ fault: { kind: "reset" }, times: 9 });
    const { token } = await ordered();
    await peer.clearFaults();
    await peer.moveClock({ ms: 6 * MINUTE });
    shop.clock.move(6 * MINUTE);
    expect(await postCheckout(shop, token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    await onlySession();
  });

  it("leads a buyer who has paid to the page that settles it", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { orderId } = await ordered();
    await peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    const order = await getOrder(db, orderId);
    if (!order) throw new Error("No order");
    const started = await startPayment(shop, order);
    expect(started).toMatchObject({ ok: true, value: { url: expect.stringContaining("/shop/success") } });
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "usd" }],
    ["kind of money", { livemode: true }],
    ["mode", { mode: "setup" }],
  ])("S12: is not fulfilled when the %s is another", async (_what, change) => {
    const { orderId } = await ordered();
    const { id } = await onlySession();
    await peer.setDelivery({ kind: "hold" });
    await peer.buyer({ sessionId: id, act: "pay" });
    await peer.tamper({ id, change });
    const completed = (await peer.events()).find((event) => event.type === COMPLETED);
    expect(await peer.deliver({ eventId: completed?.id ?? "" })).toEqual([200]);
    expect(await stateOf(orderId)).toEqual(["pending", "payment-mismatch"]);
  });
});

describe("notices", () => {
  it("S14: that are false change nothing", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { orderId } = await ordered();
    await peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    const eventId = (await peer.events()).find((event) => event.type === COMPLETED)?.id ?? "";
    // The peer's clock runs on while the shop's stands still.
    expect(await peer.deliver({ eventId, ageS: 400 })).toEqual([400]);
    expect(await peer.deliver({ eventId, secret: "whsec_other" })).toEqual([400]);
    expect(await peer.deliver({ eventId, change: [orderId, "another-order"] })).toEqual([400]);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await db.select().from(stripeNotices)).toEqual([]);
  });

  it("are asked for again while Stripe cannot be asked", async () => {
    const { orderId } = await ordered();
    await peer.addFault({ fault: { kind: "status", status: 429 }, method: "GET" });
    await peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
    expect(outcomes).toContain("again");
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    await peer.moveClock({ ms: 6 * MINUTE });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
  });

  it("of kinds that nobody knows are taken", async () => {
    await peer.emit({ type: "price.updated" });
    expect(outcomes).toEqual(["ignored"]);
  });

  it("S11: in every order lead to where the session stands", async () => {
    await peer.setDelivery({ kind: "hold" });
    const { orderId } = await ordered();
    const { id } = await onlySession();
    await peer.buyer({ sessionId: id, act: "later" });
    await peer.resolveLater({ sessionId: id, arrived: true });
    const own = (await peer.events()).filter((event) => event.data.object.id === id).reverse();
    for (const event of own) expect(await peer.deliver({ eventId: event.id, copies: 2 })).toEqual([200, 200]);
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(outcomes).toEqual(["settled", "repeated", "settled", "repeated"]);
  });
});

describe("S15: a notice whose write fails", () => {
  it.each([
    ["the mail", "outbox_mails"],
    ["the payment", "payments"],
    ["the stock", "reservations"],
    ["the notice itself", "stripe_notices"],
  ])(
    "%s: is answered with 5xx, leaves nothing half done, and does all of it when it comes again",
    async (_what, table) => {
      await peer.setDelivery({ kind: "hold" });
      const { orderId, productId } = await ordered();
      await peer.buyer({ sessionId: (await onlySession()).id, act: "pay" });
      const eventId = (await peer.events()).find((event) => event.type === COMPLETED)?.id ?? "";
      const mailsBefore = (await db.select().from(outboxMails)).length;
      await db.execute(
        sql.raw(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'no space left'; end $$`),
      );
      await db.execute(
        sql.raw(`create trigger full_disk before insert or update on ${table}
      for each row execute function full_disk()`),
      );
      expect(await peer.deliver({ eventId })).toEqual([500]);
      await db.execute(sql.raw("drop function full_disk cascade"));
      expect(await stateOf(orderId)).toEqual(["pending", null]);
      expect(await db.select().from(stripeNotices)).toEqual([]);
      expect(await db.select().from(payments)).toMatchObject([{ state: "open" }]);
      expect(await db.select().from(outboxMails)).toHaveLength(mailsBefore);
      expect(await peer.deliver({ eventId, copies: 2 })).toEqual([200, 200]);
      expect(await stateOf(orderId)).toEqual(["paid", null]);
      expect(outcomes).toEqual(["settled", "repeated"]);
      expect(await db.select().from(outboxMails)).toHaveLength(mailsBefore + 2);
      expect(await available(productId)).toBe(2);
    },
  );
});

describe("a payment that never arrives", () => {
  it("F-3: fails the order, gives its stock back and tells the buyer in their language, once", async () => {
    const { orderId, productId } = await ordered("ga");
    const { id } = await onlySession();
    await peer.buyer({ sessionId: id, act: "later" });
    expect(await stateOf(orderId)).toEqual(["processing", null]);
    shop.clock.move(60 * MINUTE);
    await expireOrders(shop);
    expect(await stateOf(orderId)).toEqual(["processing", null]);
    expect(await available(productId)).toBe(2);
    await peer.setDelivery({ kind: "send", copies: 3, atOnce: true });
    shop.clock.move(-60 * MINUTE);
    await peer.resolveLater({ sessionId: id, arrived: false });
    expect(await stateOf(orderId)).toEqual(["failed", null]);
    expect(await available(productId)).toBe(3);
    const told = (await db.select().from(outboxMails)).filter((mail) => mail.kind === "order-failed");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ recipient: BUYER.email, locale: "ga" });
    expect(told[0]?.subject).toContain("Níor tháinig");
  });

  it("an expired session gives the order up and its stock back", async () => {
    const { orderId, productId } = await ordered();
    await peer.moveClock({ ms: 34 * MINUTE });
    expect(await stateOf(orderId)).toEqual(["expired", null]);
    expect(await available(productId)).toBe(3);
  });
});

describe("goods that are kept for longer", () => {
  const keep = async (orderId: string) => {
    const seen = (await getOrder(db, orderId))?.expiresAt.toISOString() ?? "";
    return keepLonger(shop, { orderId, seen, clientAddress: "192.0.2.7" });
  };
  const pass = async (ms: number) => {
    await peer.moveClock({ ms });
    shop.clock.move(ms);
    await expireOrders(shop);
  };

  it("A12: outlast the first payment page, and a longer one takes its place", async () => {
    const { token, orderId, productId } = await ordered();
    const first = await onlySession();
    await pass(10 * MINUTE);
    expect(await keep(orderId)).toEqual({ ok: true, value: null });
    const again = await postCheckout(shop, token);
    const sessions = await peer.sessions();
    expect(sessions.find(({ id }) => id === first.id)?.status).toBe("expired");
    const open = sessions.filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    expect(again).toMatchObject({ ok: true, value: { kind: "pay", url: open[0]?.url } });
    expect((open[0]?.expires_at ?? 0) - first.expires_at).toBe(30 * 60);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await postCheckout(shop, token)).toEqual(again);
    await pass(40 * MINUTE);
    await peer.buyer({ sessionId: open[0]?.id ?? "", act: "pay" });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(await available(productId)).toBe(2);
  });

  it("A12: wait while nobody comes back to the payment page, and are let go when that time is over too", async () => {
    const { orderId, productId, token } = await ordered();
    await keep(orderId);
    await pass(34 * MINUTE);
    expect(outcomes).not.toEqual([]);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await postCheckout(shop, token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    expect((await peer.sessions()).filter(({ status }) => status === "open")).toHaveLength(1);
    await pass(40 * MINUTE);
    expect(await stateOf(orderId)).toEqual(["expired", null]);
    expect(await available(productId)).toBe(3);
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "too-late" } });
  });

  it("A12: are kept ten times at most, and never again once they are paid", async () => {
    const { orderId, token } = await ordered();
    for (let press = 1; press <= 10; press += 1) expect((await keep(orderId)).ok).toBe(true);
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "enough" } });
    await postCheckout(shop, token);
    const open = (await peer.sessions()).find(({ status }) => status === "open");
    await peer.buyer({ sessionId: open?.id ?? "", act: "pay" });
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "too-late" } });
  });
});

describe("a dispute", () => {
  it("flags its order to staff, whose notice carries no order", async () => {
    const { orderId } = await ordered();
    const { id } = await onlySession();
    await peer.buyer({ sessionId: id, act: "pay" });
    const paid = (await peer.sessions()).find((session) => session.id === id);
    const dispute = { id: "dp_1", object: "dispute", payment_intent: paid?.payment_intent ?? "" };
    await peer.emit({ type: "charge.dispute.created", object: dispute });
    expect(await stateOf(orderId)).toEqual(["paid", "disputed"]);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "payment.disputed"));
    expect(log).toMatchObject([{ subjectType: "order", subjectId: orderId }]);
  });
});

describe("the sandbox", () => {
  it("does not stand beside real money", async () => {
    const { activeProvider, providersOf } = await import("./providers.server.ts");
    const env = {
      NODE_ENV: "production",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: NOTICE_SECRET,
    };
    expect(Object.keys(providersOf(shopOf(db, env))).sort()).toEqual(["invoice", "stripe"]);
    expect(Object.keys(providersOf(shop)).sort()).toEqual(["invoice", "sandbox", "stripe"]);
    expect(activeProvider(shop).name).toBe("stripe");
    expect(activeProvider(shopOf(db)).name).toBe("sandbox");
  });
});
