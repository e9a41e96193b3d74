import { and, eq, ne, not, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { isUniqueViolation } from "#app/db/errors.server.ts";
import { sessions, users, verifications } from "#app/db/schema/identity.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { CHANGE_EMAIL_LINK_MINUTES, normalizedEmail } from "../identity.ts";
import { keepGuestRows } from "./keep-guest-rows.server.ts";
import { emailLinksOf, isUsableLink, linkIdentifier } from "./mailed-links.server.ts";
import { mailAccountExists, mailChangeLink, renderAddressChanged } from "./queue-account-mail.server.ts";
import { isUnconfirmedSignUp } from "./remove-unconfirmed-account.server.ts";

interface EmailChangeRequest {
  readonly userId: string;
  readonly email: string;
  readonly origin: string;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Mails the new address a link that makes it the address of the account; until it is used nothing changes.
 * An address that has an account is answered like any other: only its owner is told, by mail. An earlier
 * link dies.
 */
export async function requestEmailChange(db: Db, input: EmailChangeRequest): Promise<void> {
  const { userId, origin, locale, now } = input;
  const email = normalizedEmail(input.email);
  const [holder] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), not(isUnconfirmedSignUp(db))));
  if (holder?.id === userId) return;
  if (holder) return mailAccountExists(db, { origin, user: holder, locale, now });
  const token = newToken();
  await inTransaction(db, async (tx) => {
    await tx.delete(verifications).where(emailLinksOf(userId));
    await tx.insert(verifications).values({
      id: newId(),
      identifier: linkIdentifier("change-email", token),
      value: `${userId}|${email}`,
      expiresAt: addMs(now, CHANGE_EMAIL_LINK_MINUTES * MINUTE_MS),
    });
  });
  await mailChangeLink(db, { origin, user: { id: userId, email }, locale, now }, token);
}

/** An account and the address that it is to have. */
export interface EmailChange {
  readonly userId: string;
  readonly email: string;
}

/** What a link means, while it can be used; looking does not use it up. */
export async function getEmailChange(db: Db, token: string, now: Date): Promise<EmailChange | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(isUsableLink("change-email", token, now));
  const [userId, email] = row?.value.split("|") ?? [];
  return userId !== undefined && email !== undefined ? { userId, email } : null;
}

export type EmailChangeRefusal = { readonly kind: "dead-link" };

interface LinkUse {
  readonly token: string;
  readonly origin: string;
  readonly now: Date;
}

/**
 * Makes the address behind a link the account's own. The link works once. Every session ends, links that
 * were mailed to the old address die, and the old address is told, all in one transaction.
 */
export async function changeEmail(db: Db, use: LinkUse): Promise<Result<void, EmailChangeRefusal>> {
  const holder = await getHolder(db, use);
  if (!holder) return refuse({ kind: "dead-link" });
  const mail = await renderAddressChanged(db, use.origin, holder, holder.locale);
  try {
    const isMoved = await inTransaction(db, (tx) => moveAccount(tx, use, mail));
    return isMoved ? ok(undefined) : refuse({ kind: "dead-link" });
  } catch (error) {
    // Somebody took the address between the mail and the click.
    if (isUniqueViolation(error)) return refuse({ kind: "dead-link" });
    throw error;
  }
}

/** The account behind a link that can be used. */
async function getHolder(db: Db, { token, now }: LinkUse) {
  const [holder] = await db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(verifications)
    .innerJoin(users, eq(users.id, sql`split_part(${verifications.value}, '|', 1)`))
    .where(isUsableLink("change-email", token, now));
  return holder;
}

/** False where the link was used, or the account has left the address that the mail goes to. */
async function moveAccount(tx: Tx, { token, now }: LinkUse, mail: RenderedMail): Promise<boolean> {
  const [link] = await tx
    .delete(verifications)
    .where(isUsableLink("change-email", token, now))
    .returning({ value: verifications.value });
  const [userId, email] = link?.value.split("|") ?? [];
  if (userId === undefined || email === undefined) return false;
  const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (before?.email !== mail.recipient) return false;
  // Anyone who typed the address without ever confirming it has no claim to it.
  await tx.delete(users).where(and(eq(users.email, email), isUnconfirmedSignUp(tx), ne(users.id, userId)));
  if (before.emailVerified) await keepGuestRows(tx, { userId, email: before.email });
  await tx.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await addAuditEntry(tx, { actorId: userId, action: "user.email-changed", subjectId: userId });
  await queueMail(tx, mail);
  return true;
}
