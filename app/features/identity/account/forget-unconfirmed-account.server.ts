import { and, eq, exists, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { accounts, users } from "#app/db/schema/identity.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { normalizedEmail } from "../identity.ts";

/**
 * Removes an account whose address was never confirmed, before a new sign-up with that address: the
 * password of anyone who typed the address first must not outlive a later sign-up by its owner. An account
 * of the last minute stays, since that is the same person pressing the button twice; so does that of somebody who was
 * invited and has not chosen a password yet.
 */
export async function forgetUnconfirmedAccount(db: Db, email: string, now: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        eq(users.email, normalizedEmail(email)),
        eq(users.emailVerified, false),
        lt(users.createdAt, addMs(now, -MINUTE_MS)),
        exists(db.select().from(accounts).where(eq(accounts.userId, users.id))),
      ),
    );
}
