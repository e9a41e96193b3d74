import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { ProductQuantity } from "#app/features/inventory/inventory.ts";
import { lessTaken } from "#app/features/inventory/order-counters.server.ts";
import { consumeReservations } from "#app/features/inventory/release-reservations.server.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { endAttention } from "./attention.server.ts";
import { NEEDED } from "./fulfilment/refunded-pieces.server.ts";
import type { Attention } from "./orders.ts";
import { lockOrder } from "./transition-order.server.ts";

export type ResolveRefusal =
  | { readonly kind: "conflict" }
  /** Goods are taken from stock only for an order that was paid without. */
  | { readonly kind: "not-allowed" }
  /** A product of the order is still not there. */
  | { readonly kind: "out-of-stock" };

interface Resolve {
  readonly orderId: string;
  readonly version: number;
  readonly actorId: string;
  /** The reason that ends. */
  readonly reason: Attention;
  /** "stock": takes the goods of an order that was paid without stock. "seen": a person has dealt with it otherwise. */
  readonly how: "stock" | "seen";
  readonly now: Date;
}

/**
 * Ends one reason for which a person must look at an order. Taking stock again takes all of it or nothing, so
 * that a paid order is never sold beyond the stock; less what was refunded before it left, and what it took already.
 */
export async function resolveAttention(db: Db, ask: Resolve): Promise<Result<null, ResolveRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<null, ResolveRefusal>> => {
    const order = await lockOrder(tx, ask.orderId);
    if (order?.version !== ask.version || !order.attention.includes(ask.reason))
      return refuse({ kind: "conflict" });
    if (ask.how === "stock") {
      if (ask.reason !== "paid-without-stock") return refuse({ kind: "not-allowed" });
      const lines = await listUntaken(tx, ask.orderId);
      const taken = await inTransaction(tx, (savepoint) =>
        reserveStock(savepoint, { orderId: ask.orderId, lines, expiresAt: ask.now }),
      );
      if (!taken.ok) return refuse({ kind: "out-of-stock" });
      consumeReservations(tx, ask.orderId);
    }
    await endAttention(tx, ask.orderId, ask.reason, ask.now);
    await addAuditEntry(tx, {
      actorId: ask.actorId,
      action: "order.attention-resolved",
      subjectId: ask.orderId,
      details: { was: ask.reason, how: ask.how },
    });
    return ok(null);
  });
}

/** What an order still has to take from stock. A free line, or one whose product was deleted, takes none. */
async function listUntaken(tx: Tx, orderId: string): Promise<readonly ProductQuantity[]> {
  const l = alias(orderLines, "l");
  const rows = await tx
    .select({ productId: l.productId, quantity: NEEDED })
    .from(l)
    .where(eq(l.orderId, orderId));
  const lines = rows.flatMap(({ productId, quantity }) => (productId ? [{ productId, quantity }] : []));
  return lessTaken(tx, orderId, lines);
}
