import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { priceLists } from "#app/db/schema/shop/price-lists.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";

/**
 * Deletes a price list: its customers buy at the catalogue's prices, and an open checkout shows them before it is
 * ordered. Orders keep their prices. False for one that is gone.
 */
export async function deletePriceList(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [gone] = await tx.delete(priceLists).where(eq(priceLists.id, id)).returning();
    if (!gone) return false;
    await addAuditEntry(tx, {
      actorId,
      action: "price-list.deleted",
      subjectId: id,
      details: { name: gone.name },
    });
    return true;
  });
}
