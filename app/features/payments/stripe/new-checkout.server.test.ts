import { describe, expect, it } from "vitest";
import { orders } from "#app/db/schema/shop/orders.ts";
import { createCheckout } from "#app/features/checkout/create-checkout.server.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct } from "#tests/support/factories.ts";
import { useFaultyStripe } from "#tests/support/peers/faulty-stripe.ts";
import { openCheckout, postCheckout } from "#tests/support/shop/purchase.ts";

const CART = "c".repeat(32);

const db = await useTestDb();
const stripe = useFaultyStripe(db);
const { ordered, sessionOf, sessionsOf, stateOf, available } = stripe;

describe("S20: a new checkout of the same cart", () => {
  const openOnes = async () => {
    const known = (await db.select().from(orders)).map((order) => order.id);
    const all = (await Promise.all(known.map(sessionsOf))).flat();
    return all.filter((session) => session.status === "open");
  };

  it("ends the earlier session first, and its stock is there for the new order", async () => {
    const first = await ordered({ cartKey: CART, stock: 1 });
    expect(await available(first.productId)).toBe(0);
    const second = await ordered({ cartKey: CART, productId: first.productId });
    expect(second.answer).toMatchObject({ ok: true, value: { kind: "pay" } });
    expect(await stateOf(first.orderId)).toBe("expired");
    expect(await openOnes()).toMatchObject([{ client_reference_id: second.orderId }]);
    expect(await available(first.productId)).toBe(0);
  });

  it("settles the earlier order when it turns out to be paid, and makes no second one", async () => {
    const first = await ordered({ cartKey: CART });
    await stripe.peer.buyer({ sessionId: await sessionOf(first.orderId), act: "pay" });
    const created = await createCheckout(stripe.shop, {
      items: first.items,
      userId: null,
      cartKey: CART,
      locale: "en",
      clientAddress: "192.0.2.9",
    });
    const order = await getOrder(db, first.orderId);
    expect(created).toEqual({ ok: true, value: { kind: "paid-before", orderToken: order?.token } });
    expect(order?.state).toBe("paid");
  });

  it("posted in two tabs at the same moment leaves one session to pay", async () => {
    const { id } = await createProduct(db, { stock: 9 });
    const items = [{ product_id: id, quantity: 1 }];
    const tokens = [
      await openCheckout(stripe.shop, items, { cartKey: CART }),
      await openCheckout(stripe.shop, items, { cartKey: CART }),
    ];
    await Promise.all(tokens.map((token) => postCheckout(stripe.shop, token)));
    expect(await openOnes()).toHaveLength(1);
    expect(await available(id)).toBe(8);
  });

  it("made while Stripe was away opens no payment before the earlier one is ended", async () => {
    const first = await ordered({ cartKey: CART });
    await stripe.peer.addFault({ fault: { kind: "reset" }, times: 99 });
    const second = await ordered({ cartKey: CART, productId: first.productId });
    expect(second.answer).toMatchObject({ ok: false, error: { kind: "payment-unavailable" } });
    await stripe.peer.clearFaults();
    expect(await postCheckout(stripe.shop, second.token)).toMatchObject({ ok: true, value: { kind: "pay" } });
    expect(await openOnes()).toMatchObject([{ client_reference_id: second.orderId }]);
  });

  it("leaves other people's orders alone", async () => {
    const first = await ordered({ cartKey: "d".repeat(32) });
    await ordered({ cartKey: CART, productId: first.productId });
    expect(await openOnes()).toHaveLength(2);
  });
});
