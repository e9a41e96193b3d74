import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { consumeReservations } from "#app/features/inventory/release-reservations.server.ts";
import { reserveStock } from "#app/features/inventory/reserve-stock.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

export type ResolveRefusal =
  | { readonly kind: "changed-meanwhile" }
  /** Something is still not there. */
  | { readonly kind: "out-of-stock" };

interface Resolve {
  readonly orderId: string;
  readonly seen: number;
  readonly actorId: string;
  /** "stock": takes the goods from stock again. "seen": a person has dealt with it in another way. */
  readonly how: "stock" | "seen";
  readonly now: Date;
}

class NoStock extends Error {}

/** Ends what an order needed attention for. Taking stock again takes all of it or nothing. */
export async function resolveAttention(db: Db, ask: Resolve): Promise<Result<null, ResolveRefusal>> {
  try {
    return await inTransaction(db, async (tx) => {
      const [row] = await tx
        .select({ version: orders.version, attention: orders.attention })
        .from(orders)
        .where(eq(orders.id, ask.orderId))
        .for("update");
      if (row?.version !== ask.seen || row.attention === null) return refuse({ kind: "changed-meanwhile" });
      if (ask.how === "stock") {
        const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, ask.orderId));
        const lines = rows.flatMap(({ productId, quantity }) => (productId ? [{ productId, quantity }] : []));
        const taken = await reserveStock(tx, ask.orderId, lines, ask.now);
        if (!taken.ok || lines.length < rows.length) throw new NoStock();
        await consumeReservations(tx, ask.orderId);
      }
      await tx
        .update(orders)
        .set({ attention: null, version: sql`${orders.version} + 1`, updatedAt: ask.now })
        .where(eq(orders.id, ask.orderId));
      await addAuditEntry(tx, {
        actorId: ask.actorId,
        action: "order.attention-resolved",
        subjectType: "order",
        subjectId: ask.orderId,
        details: { was: row.attention, how: ask.how },
      });
      return ok(null);
    });
  } catch (error) {
    if (error instanceof NoStock) return refuse({ kind: "out-of-stock" });
    throw error;
  }
}
