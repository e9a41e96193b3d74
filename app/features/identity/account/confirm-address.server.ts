import { createHash } from "node:crypto";
import { and, eq, gt, like } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/identity.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, HOUR_MS } from "#app/lib/time/clock.ts";
import { CONFIRM_LINK_HOURS } from "../identity.ts";

const PURPOSE = "confirm-address:";

/** Makes the token of a link that confirms the address of an account, good for CONFIRM_LINK_HOURS. */
export async function addConfirmToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: addMs(now, CONFIRM_LINK_HOURS * HOUR_MS),
  });
  return token;
}

/** True while a confirmation link can be used; looking does not use it up. */
export async function isConfirmTokenLive(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, now)));
  return rows.length > 0;
}

/** Confirms the address that a link was mailed to. The link works once, and the account's other ones die with it. */
export async function confirmByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<Result<void, { readonly kind: "dead-link" }>> {
  return inTransaction(db, async (tx) => {
    const [link] = await tx
      .delete(verifications)
      .where(and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, now)))
      .returning({ userId: verifications.value });
    if (!link) return refuse({ kind: "dead-link" });
    await tx
      .delete(verifications)
      .where(and(eq(verifications.value, link.userId), like(verifications.identifier, `${PURPOSE}%`)));
    const found = await tx
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.id, link.userId))
      .returning({ id: users.id });
    return found.length > 0 ? ok(undefined) : refuse({ kind: "dead-link" });
  });
}

/** Marks a user's mail address as confirmed. */
export async function confirmAddress(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}

/** The table holds no usable token. */
function identifierOf(token: string): string {
  return PURPOSE + createHash("sha256").update(token).digest("base64url");
}
