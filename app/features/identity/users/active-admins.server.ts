import { and, asc, count, eq, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { userRoles, users } from "#app/db/schema/identity.ts";

export interface AdminHolder {
  readonly userId: string;
  /** False while the account is locked or not confirmed yet: such an admin can give nothing back to anybody. */
  readonly active: boolean;
}

/**
 * Everybody who holds the admin role, locked until the transaction ends: two admins cannot remove, lock or
 * delete each other at once. The rows are taken in one order, so that neither waits for the other.
 */
export async function lockAdmins(tx: Tx): Promise<readonly AdminHolder[]> {
  const rows = await tx
    .select({ userId: userRoles.userId, lockedAt: users.lockedAt, confirmed: users.emailVerified })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"))
    .orderBy(asc(userRoles.userId))
    .for("update");
  return rows.map(({ userId, lockedAt, confirmed }) => ({ userId, active: confirmed && lockedAt === null }));
}

/** True when no one but this user could still open the back office. */
export function isLastActiveAdmin(holders: readonly AdminHolder[], userId: string): boolean {
  return (
    holders.some((holder) => holder.userId === userId) &&
    !holders.some((holder) => holder.active && holder.userId !== userId)
  );
}

/** Whether an account is the last admin's, before what goes with it is ended; its deletion asks again. */
export function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => isLastActiveAdmin(await lockAdmins(tx), userId));
}

/** How many people can open the back office. */
export async function countActiveAdmins(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(users.emailVerified, true), isNull(users.lockedAt)));
  return row?.n ?? 0;
}
