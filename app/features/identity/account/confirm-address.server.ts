import { and, eq, like } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { accounts, sessions, users, verifications } from "#app/db/schema/identity.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { CONFIRM_LINK_HOURS } from "../identity.ts";
import { HashingBusyError, hashPassword } from "../sign-in/password-hashing.server.ts";
import { isUsableLink, linkIdentifier, removeMailedLinks } from "./mailed-links.server.ts";

/** Makes the token of a link that confirms the address of an account, good for CONFIRM_LINK_HOURS. */
export async function addConfirmToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(verifications).values({
    id: newId(),
    identifier: linkIdentifier("confirm-address", token),
    value: userId,
    expiresAt: addMs(now, CONFIRM_LINK_HOURS * HOUR_MS),
  });
  return token;
}

/** The account of a confirmation link. */
export interface ConfirmedAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The account of a confirmation link, while it can be used; looking does not use it up. */
export async function getConfirmAccount(db: Db, token: string, now: Date): Promise<ConfirmedAccount | null> {
  const [account] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(isUsableLink("confirm-address", token, now));
  return account ?? null;
}

interface LinkUse {
  readonly token: string;
  readonly now: Date;
  /** The password that the account has from now on; null where the browser is known to be its owner's. */
  readonly password: string | null;
}

export type ConfirmRefusal = { readonly kind: "dead-link" } | { readonly kind: "busy" };

/**
 * Confirms the address that a link was mailed to. The link works once, and the account's other links die with it. A
 * password replaces the earlier one and ends every session: somebody else may have signed up with the address.
 */
export async function confirmByLink(db: Db, use: LinkUse): Promise<Result<void, ConfirmRefusal>> {
  const { token, now, password } = use;
  try {
    const hash = password === null ? null : await hashPassword(password);
    return await inTransaction(db, (tx) => useLink(tx, { token, now, hash }));
  } catch (error) {
    if (error instanceof HashingBusyError) return refuse({ kind: "busy" });
    throw error;
  }
}

async function useLink(
  tx: Tx,
  { token, now, hash }: { readonly token: string; readonly now: Date; readonly hash: string | null },
): Promise<Result<void, ConfirmRefusal>> {
  const [link] = await tx
    .delete(verifications)
    .where(isUsableLink("confirm-address", token, now))
    .returning({ id: verifications.value });
  if (!link) return refuse({ kind: "dead-link" });
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, link.id), like(verifications.identifier, "confirm-address:%")));
  if (hash !== null) {
    await tx.update(accounts).set({ password: hash }).where(eq(accounts.userId, link.id));
    await tx.delete(sessions).where(eq(sessions.userId, link.id));
    await removeMailedLinks(tx, link.id);
  }
  const found = await tx
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, link.id))
    .returning({ id: users.id });
  return found.length > 0 ? ok(undefined) : refuse({ kind: "dead-link" });
}

/** Marks a user's mail address as confirmed. */
export async function confirmAddress(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
