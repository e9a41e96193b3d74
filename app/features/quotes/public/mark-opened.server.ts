import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";

/**
 * Notes the first look at a version, as the script of its page says it when somebody moves. A customer without scripts is
 * not seen, so this is a hint for staff and nothing depends on it.
 */
export async function markOpened(db: Db, versionId: string, now: Date): Promise<void> {
  await db
    .update(hireQuoteVersions)
    .set({ openedAt: now, updatedAt: now })
    .where(and(eq(hireQuoteVersions.id, versionId), isNull(hireQuoteVersions.openedAt)));
}
