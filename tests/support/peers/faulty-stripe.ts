import type { Server } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { receiveStripeEvent } from "#app/features/payments/stripe/receive-stripe-event.server.ts";
import { createProduct } from "#tests/support/factories.ts";
import { availableOf, openCheckout, postCheckout, type Shop, shopOf } from "#tests/support/shop/purchase.ts";
import { serveStripeEvents, WEBHOOK_SECRET } from "./stripe-events.ts";
import { type StripePeer, startStripePeer } from "./stripe-peer/stripe-peer.ts";

/** A shop paid through a Stripe peer that is given faults; before each test it has none, and holds its events back. */
export function useFaultyStripe(db: Db) {
  let peer: StripePeer;
  let hooks: Server;
  let shop: Shop;
  let calm: Shop;
  beforeAll(async () => {
    peer = await startStripePeer();
    hooks = await serveStripeEvents(peer, async (event) =>
      (await receiveStripeEvent(shop, event)).ok ? 200 : 503,
    );
  });
  beforeEach(async () => {
    const { config, ...rest } = shopOf(db, {
      STRIPE_SECRET_KEY: peer.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: peer.origin,
    });
    const { stripe } = config;
    if (!stripe) throw new Error("Stripe is not configured");
    const within = (silenceMs: number) => ({ ...stripe, limits: { silenceMs, deadlineMs: 4000 } });
    shop = { ...rest, config: { ...config, stripe: within(300) } };
    calm = { ...rest, config: { ...config, stripe: within(4000) } };
    await peer.clearFaults();
    await peer.setDelivery({ kind: "hold" });
  });
  afterAll(async () => {
    hooks.close();
    await peer.close();
  });
  const sessionsOf = async (orderId: string) =>
    (await peer.sessions()).filter((session) => session.client_reference_id === orderId);
  return {
    get peer() {
      return peer;
    },
    /** Gives a silent Stripe up soon. What is assigned takes the events of the rest of a test. */
    get shop() {
      return shop;
    },
    set shop(other: Shop) {
      shop = other;
    },
    /** Waits for a Stripe that answers on a busy machine. */
    get calm() {
      return calm;
    },
    /** A buyer with one of `stock` pieces at the payment page. */
    async ordered(who: { cartKey?: string; stock?: number; productId?: string } = {}) {
      const productId = who.productId ?? (await createProduct(db, { stock: who.stock ?? 3 })).id;
      const items = [{ product_id: productId, quantity: 1 }];
      const token = await openCheckout(shop, items, { cartKey: who.cartKey ?? null });
      const answer = await postCheckout(shop, token);
      const all = await db.select().from(orders).orderBy(orders.number);
      const orderId = all.at(-1)?.id ?? "";
      return { answer, token, productId, items, orderId };
    },
    sessionsOf,
    sessionOf: async (orderId: string) => (await sessionsOf(orderId))[0]?.id ?? "",
    stateOf: async (orderId: string) => (await getOrder(db, orderId))?.state,
    available: (productId: string) => availableOf(db, productId),
    eventOf: async (type: string, id: string) =>
      (await peer.events()).find((event) => event.type === type && event.data.object.id === id)?.id ?? "",
  };
}
