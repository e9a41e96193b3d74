import { and, asc, count, eq, inArray, isNull, ne } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { NO_BRAND } from "../bulk/bulk.ts";
import type { TreeChoice } from "../catalog-desk.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";

/** What is before a brand goes: the products of any state that carry it, and where they could move. */
export interface BrandDeletionAsked {
  readonly products: number;
  readonly others: readonly TreeChoice[];
}

export type BrandRefusal = { readonly kind: "not-found" } | { readonly kind: "into-needed" };

/** What staff are asked before a brand is deleted: how many products carry it, and where they could move. */
export async function getBrandQuestion(db: Db, id: string): Promise<BrandDeletionAsked> {
  const [used] = await db
    .select({ n: count() })
    .from(products)
    .where(and(eq(products.brandId, id), isNull(products.parentId)));
  const others = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(ne(brands.id, id))
    .orderBy(asc(brands.name));
  return { products: used?.n ?? 0, others: others.map((brand) => ({ ...brand, depth: 0 })) };
}

/**
 * Deletes a brand. Its products move to the brand `into` in the same step, or to none with NO_BRAND; a brand that
 * products carry does not go without either. Refuses a brand that is not there any more, of either.
 */
export async function deleteBrand(
  db: Db,
  { id, into, actorId }: { readonly id: string; readonly into: string; readonly actorId: string },
): Promise<Result<{ readonly moved: number }, BrandRefusal>> {
  const target = isId(into) && into !== id ? into : null;
  return inTransaction(db, async (tx) => {
    // Locked in one order, so that two people who merge two brands into each other wait instead of blocking.
    const locked = await tx
      .select({ id: brands.id })
      .from(brands)
      .where(inArray(brands.id, target ? [id, target] : [id]))
      .orderBy(asc(brands.id))
      .for("update");
    const there = new Set(locked.map((row) => row.id));
    if (!there.has(id)) return refuse({ kind: "not-found" });
    const carriers = await tx
      .select({ id: products.id })
      .from(products)
      .where(eq(products.brandId, id))
      .orderBy(asc(products.id))
      .for("no key update");
    const known = target ? there.has(target) : into === NO_BRAND;
    if (carriers.length > 0 && !known) return refuse({ kind: "into-needed" });
    const ids = carriers.map((row) => row.id);
    if (ids.length > 0) await tx.update(products).set({ brandId: target }).where(eq(products.brandId, id));
    await tx.delete(brands).where(eq(brands.id, id));
    await renewSearchText(tx, ids);
    await addAuditEntry(tx, {
      actorId,
      action: "brand.deleted",
      subjectId: id,
      details: { products: ids.length, into: ids.length > 0 ? target : null },
    });
    await bumpSiteVersion(tx);
    return ok({ moved: ids.length });
  });
}
