import { and, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/identity.ts";
import { hashOf } from "#app/lib/hash.server.ts";

const RESET_TOKEN = /^[\w-]{8,100}$/;

/**
 * Under which identifier the library looks for the token of a reset link, as its option "hashed" says. The table holds
 * no usable token, and what it holds cannot be used as one.
 */
export function resetIdentifier(token: string): string {
  return hashOf(`reset-password:${token}`, "base64url");
}

/** The prefix of the identifier of a reset link of a withdrawn invitation: the library does not find it. */
const WITHDRAWN = "withdrawn:";

/** Ends the links of an account that is deleted because its invitation is withdrawn; their pages say so until `until`. */
export async function withdrawLinks(tx: Tx, userId: string, until: Date): Promise<void> {
  await tx
    .update(verifications)
    .set({
      identifier: sql`${WITHDRAWN}::text || ${verifications.identifier}`,
      value: "",
      expiresAt: until,
    })
    .where(linksOf(userId));
}

/** Whether a link belonged to an invitation that was withdrawn. */
export async function isWithdrawnLink(db: Db, token: string): Promise<boolean> {
  if (!RESET_TOKEN.test(token)) return false;
  return (
    (await db.$count(verifications, eq(verifications.identifier, WITHDRAWN + resetIdentifier(token)))) > 0
  );
}

/** The address of the account that a reset link opens, while it can be used; null otherwise. */
export async function getResetAddress(db: Db, token: string, now: Date): Promise<string | null> {
  return (await getResetAccount(db, token, now))?.email ?? null;
}

interface ResetAccount {
  readonly name: string;
  readonly email: string;
  /** False until its owner has shown that the address is theirs: the password is their first. */
  readonly isConfirmed: boolean;
}

/** The account that a reset link opens, while it can be used; null otherwise. Looking does not use it up. */
export async function getResetAccount(db: Db, token: string, now: Date): Promise<ResetAccount | null> {
  if (!RESET_TOKEN.test(token)) return null;
  const [row] = await db
    .select({ name: users.name, email: users.email, isConfirmed: users.emailVerified })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.value))
    .where(and(eq(verifications.identifier, resetIdentifier(token)), gt(verifications.expiresAt, now)));
  return row ?? null;
}

/**
 * Removes every link and every half-finished login of an account: after a new password nothing that was asked for
 * with the old one may still work, a link to another address least of all.
 */
export async function removeMailedLinks(db: Db | Tx, userId: string): Promise<void> {
  await db.delete(verifications).where(linksOf(userId));
}

/** Links and half-finished logins of an account: they hold its id, and those to another address that address too. */
export function linksOf(userId: string): SQL | undefined {
  return or(eq(verifications.value, userId), emailLinksOf(userId));
}

/** Links of an account that confirm another address. */
export function emailLinksOf(userId: string): SQL {
  return sql`starts_with(${verifications.value}, ${`${userId}|`})`;
}

/** What a link of our own is for; those to a new password are the library's. */
type LinkPurpose = "change-email" | "confirm-address";

/** The identifier of a link of our own: the table holds no usable token. */
export function linkIdentifier(purpose: LinkPurpose, token: string): string {
  return `${purpose}:${hashOf(token, "base64url")}`;
}

/** The row of such a link, while it can be used. */
export function isUsableLink(purpose: LinkPurpose, token: string, now: Date): SQL | undefined {
  const { identifier, expiresAt } = verifications;
  return and(eq(identifier, linkIdentifier(purpose, token)), gt(expiresAt, now));
}
