import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions, verifications } from "#app/db/schema/identity.ts";

/** Removes mailed links and sign-ins that time has ended. They name people, and nothing reads them again. */
export async function removeOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
