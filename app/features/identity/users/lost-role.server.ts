import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { accounts } from "#app/db/schema/identity.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";

/** Whether a role was taken from an account after it had a password, so that its owner may have worked with the role. */
export async function hasLostRole(db: Db, userId: string): Promise<boolean> {
  const [lost] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .innerJoin(accounts, and(eq(accounts.userId, userId), gt(auditLog.at, accounts.createdAt)))
    .where(
      and(
        eq(auditLog.subjectType, "user"),
        eq(auditLog.subjectId, userId),
        eq(auditLog.action, "user.role-removed"),
      ),
    )
    .limit(1);
  return lost !== undefined;
}
