import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { sessions, twoFactors, users } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderSecondFactorRemoved } from "../account/queue-account-mail.server.ts";
import { findUserId, getAccount } from "../queries.server.ts";

interface Removal {
  /** The admin who does it; null for the command line. */
  readonly actorId: string | null;
  readonly userId: string;
  /** The origin of the site, with which links begin. */
  readonly origin: string;
}

/**
 * Takes the authenticator app from an account whose owner has lost it and the recovery codes; its sessions end, and the
 * owner is mailed. An account without one stays as it is.
 */
export async function removeSecondFactor(db: Db, { actorId, userId, origin }: Removal): Promise<void> {
  const account = await getAccount(db, userId);
  if (!account) return;
  const mail = await renderSecondFactorRemoved(db, origin, account, account.locale);
  await inTransaction(db, async (tx) => {
    const removed = await tx
      .delete(twoFactors)
      .where(eq(twoFactors.userId, userId))
      .returning({ id: twoFactors.id });
    if (removed.length === 0) return;
    await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await addAuditEntry(tx, { actorId, action: "user.second-factor-removed", subjectId: userId });
    await queueMail(tx, mail);
  });
}

/**
 * Removes the second factor from the command line, for the only admin with a lost phone. False when there is no such
 * account.
 */
export async function removeSecondFactorOf(
  db: Db,
  { email, origin }: { readonly email: string; readonly origin: string },
): Promise<boolean> {
  const userId = await findUserId(db, email);
  if (userId !== null) await removeSecondFactor(db, { actorId: null, userId, origin });
  return userId !== null;
}
