import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";

/** Lets an account order on invoice from now on, or (`null`) no longer. One that is so already stays as it is. */
export async function changeTrade(
  tx: Tx,
  { actorId, userId }: { readonly actorId: string; readonly userId: string },
  tradeSince: Date | null,
): Promise<void> {
  const changed = await tx
    .update(users)
    .set({ tradeSince })
    .where(and(eq(users.id, userId), tradeSince ? isNull(users.tradeSince) : isNotNull(users.tradeSince)))
    .returning({ id: users.id });
  if (changed.length === 0) return;
  await addAuditEntry(tx, {
    actorId,
    action: tradeSince ? "user.trade-allowed" : "user.trade-ended",
    subjectId: userId,
  });
}

/** True for an account that staff let order on invoice. */
export async function isTradeAccount(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.tradeSince), isNull(users.lockedAt)));
  return row !== undefined;
}
