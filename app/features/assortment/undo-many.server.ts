import { and, eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.ts";
import { products } from "#app/db/schema/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type BulkBefore, moveCategory, type UndoColumn } from "./change-many.server.ts";
import { renewSearchText } from "./renew-search-text.server.ts";
import { writePrices } from "./write-prices.server.ts";

/**
 * Takes back a change of many. A product that somebody has changed in the same place since is left as it is; `left`
 * counts those. Undoing twice changes nothing.
 */
export async function undoMany(
  db: Db,
  { batch, actorId, now }: { readonly batch: string; readonly actorId: string; readonly now: Date },
): Promise<Result<{ readonly changed: number; readonly left: number }, { readonly kind: "gone" }>> {
  if (!isId(batch)) return refuse({ kind: "gone" });
  return inTransaction(db, async (tx) => {
    const [entry] = await tx
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "product-batch"), eq(auditLog.subjectId, batch)));
    if (!entry) return refuse({ kind: "gone" });
    const before = (entry.details.before ?? []) as readonly BulkBefore[];
    const back: string[] = [];
    for (const one of [...before].sort((a, b) => (a.id < b.id ? -1 : 1)))
      if (await restoreOne(tx, one, now)) back.push(one.id);
    await renewSearchText(tx, back);
    if (back.length > 0) {
      const details = { products: back.length, of: batch };
      await addAuditEntry(tx, { actorId, action: "product.change-undone", subjectType: "product", details });
      await bumpSiteVersion(tx);
    }
    return ok({ changed: back.length, left: before.length - back.length });
  });
}

async function restoreOne(tx: Tx, { id, was, now: made }: BulkBefore, now: Date): Promise<boolean> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
  const columns = Object.keys(was) as UndoColumn[];
  if (!row || columns.some((column) => row[column] !== made[column])) return false;
  if ("regularPrice" in was) {
    const { saleFrom, saleTo } = row;
    const prices = {
      regularPrice: was.regularPrice as Cents | null,
      salePrice: was.salePrice as Cents | null,
    };
    await writePrices(tx, id, { ...prices, saleFrom, saleTo }, now);
    return true;
  }
  await tx
    .update(products)
    .set(was as Partial<typeof row>)
    .where(eq(products.id, id));
  if ("categoryId" in was) await moveCategory(tx, row, (was.categoryId as string | null) ?? null);
  return true;
}
