import { count, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";

/** How many jobs were given up and wait for somebody to look. */
export async function countFailedJobs(db: Db): Promise<number> {
  const [row] = await db.select({ failed: count() }).from(jobs).where(isNotNull(jobs.failedAt));
  return row?.failed ?? 0;
}
