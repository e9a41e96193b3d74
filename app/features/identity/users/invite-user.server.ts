import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { accounts, users, verifications } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { stopMailsAbout } from "#app/features/mail/drop-queued-mail.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { resetIdentifier, withdrawLinks } from "../account/mailed-links.server.ts";
import { renderInvitation } from "../account/queue-account-mail.server.ts";
import { INVITE_LINK_HOURS, normalizedEmail, type Role, WITHDRAWN_LINK_DAYS } from "../identity.ts";
import { addRole } from "./add-role.server.ts";

export type InviteRefusal =
  | { readonly kind: "exists"; readonly userId: string }
  | { readonly kind: "not-found" }
  | { readonly kind: "confirmed" };

interface Invitation {
  readonly actorId: string;
  readonly origin: string;
  readonly now: Date;
}

interface Invited extends Invitation {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly roles: readonly Role[];
}

/**
 * Makes an account without a password and mails its owner a link to choose one; using the link also
 * confirms the address. An address that has an account is refused. Returns the new user's id.
 */
export async function inviteUser(db: Db, input: Invited): Promise<Result<string, InviteRefusal>> {
  const { actorId, origin, now, name, locale } = input;
  const user = { id: newId(), email: normalizedEmail(input.email) };
  const token = newToken();
  const mail = await renderInvitation(db, { actorId, origin, token }, user, locale);
  return inTransaction(db, async (tx) => {
    const inserted = await tx
      .insert(users)
      .values({ ...user, name, locale, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (inserted.length === 0) {
      const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.email, user.email));
      return refuse({ kind: "exists", userId: taken?.id ?? "" });
    }
    for (const role of input.roles) await addRole(tx, { actorId, userId: user.id, role });
    await addInvitation(tx, { actorId, userId: user.id, token, now });
    await queueMail(tx, mail);
    return ok(user.id);
  });
}

/** Sends a new link to somebody who was invited and has not come yet; the older links die. */
export async function inviteAgain(
  db: Db,
  { actorId, userId, origin, now }: Invitation & { readonly userId: string },
): Promise<Result<void, InviteRefusal>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return refuse({ kind: "not-found" });
  if (user.emailVerified) return refuse({ kind: "confirmed" });
  const token = newToken();
  const mail = await renderInvitation(db, { actorId, origin, token }, user, user.locale);
  return inTransaction(db, async (tx) => {
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await addInvitation(tx, { actorId, userId, token, now });
    // Not limited as other mails of accounts: the link before has just ended.
    await queueMail(tx, mail);
    return ok(undefined);
  });
}

/**
 * Deletes the account of somebody who was invited and has not chosen a password yet; the link ends with it, and mails of
 * it that were not sent are not sent any more. Refused once the invitation was used.
 */
export function withdrawInvitation(
  db: Db,
  { actorId, userId, now }: Omit<Invitation, "origin"> & { readonly userId: string },
): Promise<Result<void, InviteRefusal>> {
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) return refuse({ kind: "not-found" });
    const passwords = await tx.$count(accounts, eq(accounts.userId, userId));
    if (user.emailVerified || passwords > 0) return refuse({ kind: "confirmed" });
    await withdrawLinks(tx, userId, addMs(now, WITHDRAWN_LINK_DAYS * DAY_MS));
    await stopMailsAbout(tx, { subjectType: "user", subjectId: userId }, now);
    await tx.delete(users).where(eq(users.id, userId));
    await addAuditEntry(tx, { actorId, action: "user.invitation-withdrawn", subjectId: userId });
    return ok(undefined);
  });
}

/** The link is that of a password reset, which works once, only with a longer life. */
async function addInvitation(
  tx: Tx,
  { actorId, userId, token, now }: { actorId: string; userId: string; token: string; now: Date },
): Promise<void> {
  await tx.insert(verifications).values({
    id: newId(),
    identifier: resetIdentifier(token),
    value: userId,
    expiresAt: addMs(now, INVITE_LINK_HOURS * HOUR_MS),
  });
  await addAuditEntry(tx, { actorId, action: "user.invited", subjectId: userId });
}
