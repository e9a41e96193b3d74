import type { Server } from "node:http";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { receiveStripeEvent } from "#app/features/payments/stripe/receive-stripe-event.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { cents } from "#app/lib/money.ts";
import { createProduct } from "../factories.ts";
import { BUYER, openCheckout, postCheckout, type Shop, shopOf } from "../shop/purchase.ts";
import { serveStripeEvents, WEBHOOK_SECRET } from "./stripe-events.ts";
import { type StripePeer, startStripePeer } from "./stripe-peer/stripe-peer.ts";

/** A shop that is paid through a Stripe peer of its own, whose events it takes. Call it at the top of the file. */
export function useStripeShop(db: Db) {
  let peer: StripePeer | undefined;
  let shop: Shop | undefined;
  let hooks: Server | undefined;
  const outcomes: string[] = [];
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("The shop is used before it was opened");
    return value;
  };
  beforeAll(async () => {
    peer = await startStripePeer();
    hooks = await serveStripeEvents(peer, async (event) => {
      const taken = await receiveStripeEvent(ready(shop), event);
      outcomes.push(taken.ok ? taken.value : taken.error.kind);
      return taken.ok ? 200 : taken.error.kind === "again" ? 503 : 400;
    });
  });
  afterAll(async () => {
    hooks?.close();
    await peer?.close();
  });
  beforeEach(async () => {
    const opened = ready(peer);
    await opened.reset();
    shop = shopOf(db, {
      STRIPE_SECRET_KEY: opened.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: opened.origin,
    });
    outcomes.length = 0;
    return () => opened.settled();
  });

  const newestOrder = async () => {
    const [row] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.number)).limit(1);
    const order = row ? await getOrder(db, row.id) : null;
    if (!order) throw new Error("Nothing was ordered");
    return order;
  };

  return {
    /** The outcomes of the events that came. */
    outcomes: outcomes as readonly string[],
    get shop(): Shop {
      return ready(shop);
    },
    get peer(): StripePeer {
      return ready(peer);
    },

    /** Orders these items and pays for them at Stripe. Returns the order as it is then. */
    async buy(items: readonly CartEntry[]) {
      const open = ready(shop);
      await postCheckout(open, await openCheckout(open, items));
      const session = (await ready(peer).sessions()).at(-1);
      await ready(peer).buyer({ sessionId: session?.id ?? "", act: "pay" });
      return newestOrder();
    },

    /** A buyer orders one of three moving heads, 199,999 cents each, and is on the way to pay. */
    async orderOne(locale: Locale = "en") {
      const open = ready(shop);
      const { id: productId } = await createProduct(db, {
        name: "Moving head",
        price: cents(199_999),
        stock: 3,
      });
      const token = await openCheckout(open, [{ product_id: productId, quantity: 1 }], { locale });
      const answer = await postCheckout(open, token, BUYER);
      return { answer, token, orderId: (await newestOrder()).id, productId };
    },

    /** The state of an order, and why staff must look at it. */
    async stateOf(orderId: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      return [order?.state, order?.attention.join() || null];
    },

    /** Pieces of a product that no one has bought or holds. */
    async available(productId: string) {
      const [level] = await db.select().from(stockLevels).where(eq(stockLevels.productId, productId));
      return level?.available;
    },

    async onlySession() {
      const [session, ...more] = await ready(peer).sessions();
      if (!session || more.length > 0) throw new Error(`Not one session, but ${more.length + 1}`);
      return session;
    },
  };
}
