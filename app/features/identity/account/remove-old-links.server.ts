import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { verifications } from "#app/db/schema/identity.ts";

/** Removes mailed links that have expired. They name people, and nothing reads them again. */
export async function removeOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}
