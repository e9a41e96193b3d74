import { lt, or } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { MAX_SESSION_DAYS } from "../identity.ts";

/** Removes sessions that have expired, and ends those that began too long ago, however much they were used since. */
export async function endOldSessions(db: Db, now: Date): Promise<void> {
  const longest = addMs(now, -MAX_SESSION_DAYS * DAY_MS);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.createdAt, longest)));
}
