import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";

/**
 * Lets one change of what an account owns happen at a time, until the transaction ends. Rows that name the account can
 * still be added, which a full lock would hold up.
 */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}
