import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { sessions, userRoles } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Role } from "./identity.ts";

export type RemoveRoleRefusal = { readonly kind: "not-held" } | { readonly kind: "last-admin" };

interface RoleChange {
  /** Who does it; null for the command line. */
  readonly actorId: string | null;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Takes a role from a user and ends the user's sessions, so that no open page keeps the old rights.
 * The last admin keeps the role: nobody could give it back.
 */
export async function removeRole(
  tx: Tx,
  { actorId, userId, role }: RoleChange,
): Promise<Result<void, RemoveRoleRefusal>> {
  // All holders are locked in one order, so that two admins cannot remove each other at once.
  const holders = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, role))
    .orderBy(userRoles.userId)
    .for("update");
  if (!holders.some((holder) => holder.userId === userId)) return refuse({ kind: "not-held" });
  if (role === "admin" && holders.length === 1) return refuse({ kind: "last-admin" });
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await addAuditEntry(tx, {
    actorId,
    action: "user.role-removed",
    subjectType: "user",
    subjectId: userId,
    details: { role },
  });
  return ok(undefined);
}
