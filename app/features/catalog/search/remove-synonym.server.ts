import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { searchSynonyms } from "#app/db/schema/shop/catalog-search.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";

/** Removes a synonym; one that is gone already is no matter. */
export async function removeSynonym(db: Db, { id, actorId }: { id: string; actorId: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning();
    if (gone.length === 0) return;
    await addAuditEntry(tx, { actorId, action: "synonym.removed", subjectId: id });
    await bumpSiteVersion(tx);
  });
}
