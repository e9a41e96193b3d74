import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { LONGEST_SESSION_DAYS } from "../identity.ts";

/** Ends every session that began too long ago, however much it was used since: its owner logs in again. */
export async function endOldSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.createdAt, addMs(now, -LONGEST_SESSION_DAYS * DAY_MS)));
}
