import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { sessions, users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isLastActiveAdmin, lockAdmins } from "../users/active-admins.server.ts";

export type LockRefusal = { readonly kind: "own-account" } | { readonly kind: "last-admin" };

interface LockChange {
  readonly actorId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Locks an account: its sessions end and signing in is refused until it is unlocked. An account already
 * locked stays as it is. No one locks themselves, and the last admin who can log in stays open.
 */
export async function lockAccount(
  tx: Tx,
  { actorId, userId, now }: LockChange,
): Promise<Result<void, LockRefusal>> {
  if (actorId === userId) return refuse({ kind: "own-account" });
  if (isLastActiveAdmin(await lockAdmins(tx), userId)) return refuse({ kind: "last-admin" });
  const locked = await tx
    .update(users)
    .set({ lockedAt: now })
    .where(and(eq(users.id, userId), isNull(users.lockedAt)))
    .returning({ id: users.id });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  if (locked.length > 0) await addAuditEntry(tx, { actorId, action: "user.locked", subjectId: userId });
  return ok(undefined);
}

/** Opens a locked account again; its owner signs in with the password as before. */
export async function unlockAccount(
  tx: Tx,
  { actorId, userId }: Pick<LockChange, "actorId" | "userId">,
): Promise<void> {
  const opened = await tx
    .update(users)
    .set({ lockedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.lockedAt)))
    .returning({ id: users.id });
  if (opened.length > 0) await addAuditEntry(tx, { actorId, action: "user.unlocked", subjectId: userId });
}
