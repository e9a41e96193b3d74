import { asc, eq, inArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface Assignment {
  readonly ids: readonly string[];
  /** Null for no one. */
  readonly assigneeId: string | null;
  readonly actorId: string;
}

/** How many were changed; the others were assigned so already, or are gone. */
interface Assigned {
  readonly changed: number;
  readonly unchanged: number;
}

/**
 * Says who looks after these orders. Only staff who may see orders can. Puts no form of an order out of date: its version
 * stays.
 */
export async function assignOrders(
  db: Db,
  { ids, assigneeId, actorId }: Assignment,
): Promise<Result<Assigned, { readonly kind: "not-staff" | "none-chosen" }>> {
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  return inTransaction(db, async (tx) => {
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "orders")))
      return refuse({ kind: "not-staff" });
    // In the order of their ids, so that two who choose the same do not wait for each other.
    const rows = await tx
      .select({ id: orders.id, number: orders.number, assigneeId: orders.assigneeId })
      .from(orders)
      .where(inArray(orders.id, [...ids]))
      .orderBy(asc(orders.id))
      .for("update");
    const others = rows.filter((row) => row.assigneeId !== assigneeId);
    for (const { id, number } of others) {
      await tx.update(orders).set({ assigneeId }).where(eq(orders.id, id));
      const subject = { action: "order.assigned", subjectType: "order", subjectId: id };
      await addAuditEntry(tx, { actorId, ...subject, details: { number, assigneeId } });
    }
    return ok({ changed: others.length, unchanged: rows.length - others.length });
  });
}
