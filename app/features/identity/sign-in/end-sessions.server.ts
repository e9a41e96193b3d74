import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";

/** Signs a user out on every device. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Signs a user out on every device because an admin says so, which is written down. */
export async function endAllSessionsByStaff(
  tx: Tx,
  { actorId, userId }: { readonly actorId: string; readonly userId: string },
): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await addAuditEntry(tx, { actorId, action: "user.sessions-ended", subjectId: userId });
}

/** Signs a user out on one device; somebody else's session stays. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
}
