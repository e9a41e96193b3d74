import { asc, eq, inArray } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { FormerAssignees } from "#app/features/identity/users/former-assignees.ts";
import { isStaffFor } from "#app/features/identity/users/staff.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { OrdersAssigned } from "./fulfilment/many.ts";

interface Assignment {
  readonly ids: readonly string[];
  /** The staff member to assign; null for no one. */
  readonly assigneeId: string | null;
  readonly actorId: string;
}

/**
 * Says who looks after these orders. Only staff who may see orders can. Puts no form of an order out of date: its
 * version stays.
 */
export async function assignOrders(
  db: Db,
  { ids, assigneeId, actorId }: Assignment,
): Promise<Result<OrdersAssigned, { readonly kind: "not-staff" | "none-chosen" }>> {
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  return inTransaction(db, async (tx) => {
    if (assigneeId !== null && !(await isStaffFor(tx, assigneeId, "orders")))
      return refuse({ kind: "not-staff" });
    const rows = await lockOrders(tx, ids);
    const others = rows.filter((row) => row.assigneeId !== assigneeId);
    for (const order of others) await writeAssignee(tx, order, { assigneeId, actorId });
    return ok({
      assigneeId,
      changed: others.map(({ id, assigneeId: before }) => ({ id, before })),
      unchanged: rows.length - others.length,
    });
  });
}

interface Reversal {
  readonly before: FormerAssignees;
  /** The person to whom the orders were assigned together. */
  readonly assigneeId: string | null;
  readonly actorId: string;
}

/**
 * Takes an assignment of many back. What was assigned to another person since, or would go to one who has left, stays.
 */
export async function unassignOrders(
  db: Db,
  { before, assigneeId: expected, actorId }: Reversal,
): Promise<{ readonly undone: number; readonly left: number }> {
  if (before.size === 0) return { undone: 0, left: 0 };
  return inTransaction(db, async (tx) => {
    let undone = 0;
    for (const order of await lockOrders(tx, [...before.keys()])) {
      const assigneeId = before.get(order.id) ?? null;
      const isFree = assigneeId === null || (await isStaffFor(tx, assigneeId, "orders"));
      if (order.assigneeId !== expected || !isFree) continue;
      await writeAssignee(tx, order, { assigneeId, actorId });
      undone += 1;
    }
    return { undone, left: before.size - undone };
  });
}

type LockedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** Locks orders in the order of their ids, so that two people who choose the same ones do not wait for each other. */
function lockOrders(tx: Tx, ids: readonly string[]) {
  return tx
    .select({ id: orders.id, number: orders.number, assigneeId: orders.assigneeId })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");
}

async function writeAssignee(
  tx: Tx,
  { id, number }: LockedOrder,
  { assigneeId, actorId }: Pick<Assignment, "assigneeId" | "actorId">,
): Promise<void> {
  await tx.update(orders).set({ assigneeId }).where(eq(orders.id, id));
  const subject = { action: "order.assigned", subjectType: "order", subjectId: id };
  await addAuditEntry(tx, { actorId, ...subject, details: { number, assigneeId } });
}
