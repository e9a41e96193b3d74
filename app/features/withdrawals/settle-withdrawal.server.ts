import { and, eq, gte, isNotNull, ne, or, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { getWithdrawableById } from "./queries.server.ts";
import type { Settlement, SettlementRefusal } from "./withdrawals.ts";

/** Closes an open statement, or says which order it belongs to. What was stated stays as it arrived. */
export async function settleWithdrawal(
  db: Db,
  { id, actorId, now, outcome }: Settlement,
): Promise<Result<null, SettlementRefusal>> {
  if (outcome.kind === "refused" && outcome.note === "") return refuse({ kind: "reason-required" });
  return inTransaction(db, async (tx): Promise<Result<null, SettlementRefusal>> => {
    if (outcome.kind === "refunded" && outcome.confirmed === false && !(await hasRefund(tx, id)))
      return refuse({ kind: "to-confirm" });
    const order = outcome.kind === "link" ? await findOrder(tx, outcome.orderNumber) : null;
    if (outcome.kind === "link" && order === null) return refuse({ kind: "no-such-order" });
    if (order && order.kind !== "sale") return refuse({ kind: "order-of-hire" });
    const orderId = order?.id ?? null;
    const linked = orderId === null ? null : await getWithdrawableById(tx, orderId);
    const changed = await tx
      .update(withdrawals)
      .set(
        outcome.kind === "link"
          ? { orderId, periodEndsAt: linked?.periodEndsAt ?? null }
          : {
              state: outcome.kind,
              note: outcome.kind === "refused" ? outcome.note : null,
              settledAt: now,
              // A refund may arrive after its staff member's account is gone.
              settledBy: sql`(select u.id from ${users} u where u.id = ${actorId})`,
            },
      )
      .where(and(eq(withdrawals.id, id), eq(withdrawals.state, "open")))
      .returning({ orderId: withdrawals.orderId });
    const [row] = changed;
    if (!row) return refuse({ kind: "conflict" });
    await addAuditEntry(tx, {
      actorId,
      action: `withdrawal.${outcome.kind === "link" ? "linked" : outcome.kind}`,
      subjectType: row.orderId ? "order" : "withdrawal",
      subjectId: row.orderId ?? id,
      details: { withdrawal: id },
    });
    return ok(null);
  });
}

/** Opens a statement again whose refund came back; one that is not refunded stays as it is. */
export async function reopenWithdrawal(
  tx: Tx,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<void> {
  const reopened = await tx
    .update(withdrawals)
    .set({ state: "open", settledAt: null, settledBy: null })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, "refunded")))
    .returning({ id: withdrawals.id });
  if (reopened.length === 0) return;
  await addAuditEntry(tx, {
    actorId: null,
    action: "withdrawal.reopened",
    subjectType: "order",
    subjectId: orderId,
    details: { withdrawal: id },
  });
}

/** Whether a refund of the order is recorded since the statement came; also for a statement that is gone. */
async function hasRefund(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ refundId: refunds.id })
    .from(withdrawals)
    .leftJoin(
      refunds,
      and(
        eq(refunds.orderId, withdrawals.orderId),
        gte(refunds.createdAt, withdrawals.receivedAt),
        or(ne(refunds.state, "failed"), isNotNull(refunds.takenAt)),
      ),
    )
    .where(eq(withdrawals.id, id))
    .limit(1);
  return row?.refundId !== null;
}

async function findOrder(
  db: Db,
  number: number,
): Promise<Pick<typeof orders.$inferSelect, "id" | "kind"> | null> {
  const [row] = await db
    .select({ id: orders.id, kind: orders.kind })
    .from(orders)
    .where(eq(orders.number, number));
  return row ?? null;
}
