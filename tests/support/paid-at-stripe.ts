import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { CartEntry } from "#app/features/cart/cart.ts";
import { getOrder } from "#app/features/orders/queries.server.ts";
import { takeStripeNotice } from "#app/features/payments/take-stripe-notice.server.ts";
import { openCheckout, postCheckout, type Shop, shopOf } from "./purchase.ts";
import { type StripePeer, startStripePeer } from "./stripe-peer/stripe-peer.ts";

const SECRET = "whsec_peer";

export interface StripeShop {
  readonly shop: Shop;
  readonly peer: StripePeer;
  /** What became of the notices that came. */
  readonly outcomes: readonly string[];
  /** Orders these items and pays for them at Stripe. Returns the order as it stands then. */
  buy(items: readonly CartEntry[]): Promise<NonNullable<Awaited<ReturnType<typeof getOrder>>>>;
}

/** A shop that is paid through a Stripe peer of its own, whose notices it takes. Call it at the top of the file. */
export function useStripeShop(db: Db): StripeShop {
  let peer: StripePeer | undefined;
  let shop: Shop | undefined;
  const outcomes: string[] = [];
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("The shop is used before it was opened");
    return value;
  };
  const hooks: Server = createServer(async (request, response) => {
    const signature = request.headers["stripe-signature"]?.toString() ?? null;
    const taken = await takeStripeNotice(ready(shop), { body: await buffer(request), signature });
    outcomes.push(taken.ok ? taken.value : taken.error.kind);
    response.writeHead(taken.ok ? 200 : taken.error.kind === "again" ? 503 : 400).end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => hooks.listen(0, "127.0.0.1", resolve));
    peer = await startStripePeer();
    const { port } = hooks.address() as AddressInfo;
    await peer.setWebhook({ url: `http://127.0.0.1:${port}`, secret: SECRET });
  });
  afterAll(async () => {
    hooks.close();
    await peer?.close();
  });
  beforeEach(async () => {
    const opened = ready(peer);
    await opened.reset();
    shop = shopOf(db, {
      STRIPE_SECRET_KEY: opened.secretKey,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: opened.origin,
    });
    outcomes.length = 0;
    return () => opened.settled();
  });
  return {
    outcomes,
    get shop() {
      return ready(shop);
    },
    get peer() {
      return ready(peer);
    },
    async buy(items) {
      const open = ready(shop);
      await postCheckout(open, await openCheckout(open, items));
      const session = (await ready(peer).sessions()).at(-1);
      await ready(peer).buyer({ sessionId: session?.id ?? "", act: "pay" });
      const [row] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.number)).limit(1);
      const order = row ? await getOrder(db, row.id) : null;
      if (!order) throw new Error("Nothing was ordered");
      return order;
    },
  };
}
