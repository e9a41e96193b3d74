import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { sessions, userRoles } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Role } from "../identity.ts";
import { isLastActiveAdmin, lockAdmins } from "./active-admins.server.ts";

export type RemoveRoleRefusal = { readonly kind: "not-held" } | { readonly kind: "last-admin" };

interface RoleChange {
  /** The person who does it; null for the command line. */
  readonly actorId: string | null;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Takes a role from a user and ends the user's sessions, so that no open page keeps the old rights.
 * The last admin who can log in keeps the role: no one could give it back.
 */
export async function removeRole(
  tx: Tx,
  { actorId, userId, role }: RoleChange,
): Promise<Result<void, RemoveRoleRefusal>> {
  if (role === "admin" && isLastActiveAdmin(await lockAdmins(tx), userId))
    return refuse({ kind: "last-admin" });
  const isHeldRole = and(eq(userRoles.userId, userId), eq(userRoles.role, role));
  const removed = await tx.delete(userRoles).where(isHeldRole).returning();
  if (removed.length === 0) return refuse({ kind: "not-held" });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await addAuditEntry(tx, { actorId, action: "user.role-removed", subjectId: userId, details: { role } });
  return ok(undefined);
}
