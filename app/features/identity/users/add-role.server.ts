import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { sessions, userRoles } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Role } from "../identity.ts";

interface RoleChange {
  /** The person who does it; null for the command line and the first start. */
  readonly actorId: string | null;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Gives a user a role and ends the user's sessions: a session from before never carries new rights. A role
 * already held stays as it is.
 */
export async function addRole(tx: Tx, { actorId, userId, role }: RoleChange): Promise<void> {
  const added = await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning();
  if (added.length === 0) return;
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await addAuditEntry(tx, { actorId, action: "user.role-added", subjectId: userId, details: { role } });
}
