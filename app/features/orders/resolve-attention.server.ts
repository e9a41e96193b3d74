import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { consumeReservations } from "#app/features/inventory/release-reservations.server.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { lockOrder } from "./transition-order.server.ts";

export type ResolveRefusal =
  | { readonly kind: "changed-meanwhile" }
  /** A product of the order is still not there. */
  | { readonly kind: "out-of-stock" };

interface Resolve {
  readonly orderId: string;
  readonly seen: number;
  readonly actorId: string;
  /** "stock": takes the goods from stock again. "seen": a person has dealt with it in another way. */
  readonly how: "stock" | "seen";
  readonly now: Date;
}

/** Ends what an order needed attention for. Taking stock again takes all of it or nothing. */
export async function resolveAttention(db: Db, ask: Resolve): Promise<Result<null, ResolveRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<null, ResolveRefusal>> => {
    const order = await lockOrder(tx, ask.orderId);
    if (order?.version !== ask.seen || order.attention === null) return refuse({ kind: "changed-meanwhile" });
    if (ask.how === "stock") {
      const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, ask.orderId));
      const lines = rows.flatMap(({ productId, quantity }) => (productId ? [{ productId, quantity }] : []));
      const taken = await inTransaction(tx, (savepoint) =>
        reserveStock(savepoint, { orderId: ask.orderId, lines, expiresAt: ask.now }),
      );
      if (!taken.ok || lines.length < rows.length) return refuse({ kind: "out-of-stock" });
      consumeReservations(tx, ask.orderId);
    }
    await tx
      .update(orders)
      .set({ attention: null, version: sql`${orders.version} + 1`, updatedAt: ask.now })
      .where(eq(orders.id, ask.orderId));
    await addAuditEntry(tx, {
      actorId: ask.actorId,
      action: "order.attention-resolved",
      subjectId: ask.orderId,
      details: { was: order.attention, how: ask.how },
    });
    return ok(null);
  });
}
