import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";

interface Reception {
  readonly orderId: string;
  /** The day on which the buyer took possession of the last of the goods; null takes a wrong day away. */
  readonly receivedAt: Date | null;
  /** The staff member; null for the system itself, such as a carrier's report. */
  readonly actorId: string | null;
}

/** Writes down when an order's goods were received: delivered or collected. The period to withdraw runs from it. */
export function markReceived(db: Db, { orderId, receivedAt, actorId }: Reception): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.update(orders).set({ receivedAt }).where(eq(orders.id, orderId));
    await addAuditEntry(tx, {
      actorId,
      action: "order.received",
      subjectId: orderId,
      details: { receivedAt: receivedAt?.toISOString() ?? null },
    });
  });
}
