import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";

const KEEP_MONTHS = 24;

/** Removes enquiries 24 months after they were last touched, as the privacy notice promises. */
export async function removeOldEnquiries(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEEP_MONTHS);
  await db.delete(enquiries).where(lt(enquiries.updatedAt, before));
}
