import { describe, expect, it } from "vitest";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { keepLonger } from "#app/features/orders/keep-longer.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { hiresOn } from "#tests/support/hire/hires.ts";
import { useStripeShop } from "#tests/support/peers/stripe-shop.ts";
import { postCheckout } from "#tests/support/shop/purchase.ts";

const MINUTE = 60_000;

const db = await useTestDb();
const stripe = useStripeShop(db);
const { outcomes, orderOne, stateOf, available, onlySession } = stripe;

describe("goods that are kept for longer", () => {
  const keep = async (orderId: string) => {
    const seen = (await getOrder(db, orderId))?.expiresAt.toISOString() ?? "";
    return keepLonger(stripe.shop, { orderId, seen, clientAddress: "192.0.2.7" });
  };
  const pass = async (ms: number) => {
    stripe.shop.clock.move(ms);
    await stripe.peer.moveClock({ ms });
    await expireOrders(stripe.shop);
  };

  it("A12: outlast the first payment page, and a longer one takes its place", async () => {
    const { token, orderId, productId } = await orderOne();
    const first = await onlySession();
    await pass(10 * MINUTE);
    expect(await keep(orderId)).toEqual({ ok: true, value: null });
    const again = await postCheckout(stripe.shop, token);
    const sessions = await stripe.peer.sessions();
    expect(sessions.find(({ id }) => id === first.id)?.status).toBe("expired");
    const open = sessions.filter(({ status }) => status === "open");
    expect(open).toHaveLength(1);
    expect(again).toMatchObject({ ok: true, value: { kind: "pay", url: open[0]?.url } });
    expect((open[0]?.expires_at ?? 0) - first.expires_at).toBe(30 * 60);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await postCheckout(stripe.shop, token)).toEqual(again);
    await pass(40 * MINUTE);
    await stripe.peer.buyer({ sessionId: open[0]?.id ?? "", act: "pay" });
    expect(await stateOf(orderId)).toEqual(["paid", null]);
    expect(await available(productId)).toBe(2);
  });

  it("A12: wait while no one comes back to the payment page, and are let go when that time is over too", async () => {
    const { orderId, productId, token } = await orderOne();
    await keep(orderId);
    await pass(34 * MINUTE);
    expect(outcomes).not.toEqual([]);
    expect(await stateOf(orderId)).toEqual(["pending", null]);
    expect(await postCheckout(stripe.shop, token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    expect((await stripe.peer.sessions()).filter(({ status }) => status === "open")).toHaveLength(1);
    await pass(40 * MINUTE);
    expect(await stateOf(orderId)).toEqual(["expired", null]);
    expect(await available(productId)).toBe(3);
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "too-late" } });
  });

  it("A12: are let go with the payment page that was opened within the longer time, and opened no more", async () => {
    const { orderId, productId, token } = await orderOne();
    await keep(orderId);
    await pass(34 * MINUTE);
    await postCheckout(stripe.shop, token);
    await pass(32 * MINUTE);
    expect(await stateOf(orderId)).toEqual(["expired", null]);
    expect(await available(productId)).toBe(3);
    expect(await postCheckout(stripe.shop, token)).toMatchObject({ ok: true, value: { kind: "order" } });
    expect(await stripe.peer.sessions()).toHaveLength(2);
  });

  it("A12: are kept ten times at most, and never again once they are paid", async () => {
    const { orderId, token } = await orderOne();
    for (let press = 1; press <= 10; press += 1) expect((await keep(orderId)).ok).toBe(true);
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "enough" } });
    await postCheckout(stripe.shop, token);
    const open = (await stripe.peer.sessions()).find(({ status }) => status === "open");
    await stripe.peer.buyer({ sessionId: open?.id ?? "", act: "pay" });
    expect(await keep(orderId)).toEqual({ ok: false, error: { kind: "too-late" } });
  });

  it("are those of a sale: the deposit of a hire ends when it is due", async () => {
    const site = hiresOn(db);
    const [deposit] = (await site.accepted()).orders;
    const orderId = deposit?.orderId ?? "";
    const before = await getOrder(db, orderId);
    const seen = before?.expiresAt.toISOString() ?? "";
    const kept = await keepLonger(site.context, { orderId, seen, clientAddress: "192.0.2.7" });
    expect(kept).toEqual({ ok: false, error: { kind: "too-late" } });
    expect((await getOrder(db, orderId))?.expiresAt).toEqual(before?.expiresAt);
  });
});
