import { and, eq, exists, lt, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { accounts, users } from "#app/db/schema/identity.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { normalizedEmail } from "../identity.ts";

/**
 * Accounts of which no one has proved that the address is theirs, and which give way to somebody who does. One that was
 * invited and has no password yet is none of them.
 */
export function isUnconfirmedSignUp(db: Db | Tx): SQL {
  const passwords = db.select().from(accounts).where(eq(accounts.userId, users.id));
  return sql`(not ${users.emailVerified} and ${exists(passwords)})`;
}

/**
 * Removes an account whose address was never confirmed, before a new sign-up with that address: the
 * password of anyone who typed the address first must not outlive a later sign-up by its owner. An account
 * of the last minute stays, since that is the same person pressing the button twice.
 */
export async function removeUnconfirmedAccount(db: Db, email: string, now: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        eq(users.email, normalizedEmail(email)),
        isUnconfirmedSignUp(db),
        lt(users.createdAt, addMs(now, -MINUTE_MS)),
      ),
    );
}
