import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { sessions, twoFactors, users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import { normalizedEmail } from "../identity.ts";

/** The kind of the job that mails the owner. The command line runs without a build, and renders no mail. */
export const MAIL_SECOND_FACTOR_REMOVED = "mail-second-factor-removed";

interface Removal {
  /** The admin who does it; null for the command line. */
  readonly actorId: string | null;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Takes the authenticator app from an account whose owner has lost it and the recovery codes; its sessions end, and the
 * owner is mailed. An account without one stays as it is.
 */
export async function removeSecondFactor(tx: Tx, { actorId, userId, now }: Removal): Promise<void> {
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ id: twoFactors.id });
  if (removed.length === 0) return;
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await addAuditEntry(tx, { actorId, action: "user.second-factor-removed", subjectId: userId });
  await addJob(tx, { kind: MAIL_SECOND_FACTOR_REMOVED, payload: { userId }, runAt: now });
}

/**
 * Removes the second factor from the command line, for the only admin with a lost phone. False when there is no such
 * account.
 */
export async function removeSecondFactorOf(db: Db, email: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, normalizedEmail(email)));
    if (user) await removeSecondFactor(tx, { actorId: null, userId: user.id, now });
    return user !== undefined;
  });
}
