import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Assignable } from "#app/features/identity/users/assign-many.server.ts";

/** Orders as staff are assigned to them. Puts no form of an order out of date: its version stays. */
export function assignableOrders(
  actorId: string,
): Assignable<Awaited<ReturnType<typeof lockOrders>>[number]> {
  return {
    permission: "orders",
    lock: lockOrders,
    write: async (tx, { id, number }, assigneeId) => {
      await tx.update(orders).set({ assigneeId }).where(eq(orders.id, id));
      const subject = { action: "order.assigned", subjectType: "order", subjectId: id };
      await addAuditEntry(tx, { actorId, ...subject, details: { number, assigneeId } });
    },
  };
}

function lockOrders(tx: Tx, ids: readonly string[]) {
  return tx
    .select({ id: orders.id, number: orders.number, assigneeId: orders.assigneeId })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");
}
