import { and, eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { assets } from "#app/db/schema/hire/assets.ts";
import { hireItems, hireParts } from "#app/db/schema/hire/fleet.ts";
import { inspections } from "#app/db/schema/hire/inspections.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { isItemUsed } from "./used-item.server.ts";

export type DeleteItemRefusal =
  | { readonly kind: "not-found" }
  /** Quotes, hires or claims name it: it can be hidden, not deleted. */
  | { readonly kind: "used" }
  /** Inspections of its units are evidence, which is kept for five years (S.I. 299/2007, Reg. 30). */
  | { readonly kind: "inspected" }
  | { readonly kind: "part-of-kit" };

/**
 * Deletes an item with its units. Refused for what was ever quoted, hired, blocked or inspected, and for the part of a
 * kit.
 */
export async function deleteItem(
  db: Db,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<{ readonly code: string }, DeleteItemRefusal>> {
  return inTransaction(db, async (tx) => {
    const [item] = await tx
      .select({ code: hireItems.code })
      .from(hireItems)
      .where(eq(hireItems.id, id))
      .for("update");
    if (!item) return refuse({ kind: "not-found" });
    if ((await tx.$count(hireItems, and(eq(hireItems.id, id), isItemUsed(tx)))) > 0)
      return refuse({ kind: "used" });
    const [inspected] = await tx
      .select({ id: inspections.id })
      .from(inspections)
      .innerJoin(assets, eq(assets.id, inspections.assetId))
      .where(eq(assets.hireItemId, id))
      .limit(1);
    if (inspected) return refuse({ kind: "inspected" });
    if ((await tx.$count(hireParts, eq(hireParts.itemId, id))) > 0) return refuse({ kind: "part-of-kit" });
    await tx.delete(assets).where(eq(assets.hireItemId, id));
    await tx.delete(hireItems).where(eq(hireItems.id, id));
    const details = { code: item.code };
    await addAuditEntry(tx, { actorId, action: "hire-item.deleted", subjectId: id, details });
    await bumpSiteVersion(tx);
    return ok(item);
  });
}
