import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { brands, categories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Cents } from "#app/lib/money.ts";
import type { DutyFormColumns, MakerColumns } from "./duties.ts";

/**
 * Writes what the law requires for one product. For a transaction that saves the product as a whole: the caller
 * writes the audit entry and bumps the site's version.
 */
export async function writeProductDuties(tx: Tx, productId: string, duties: DutyFormColumns): Promise<void> {
  await tx.update(products).set(duties).where(eq(products.id, productId));
}

/** Stores a brand's maker, which every product of the brand shows that names none itself. False: no such brand. */
export function saveBrandMaker(
  db: Db,
  { brandId, maker, actorId }: { brandId: string; maker: MakerColumns; actorId: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .update(brands)
      .set(maker)
      .where(eq(brands.id, brandId))
      .returning({ id: brands.id });
    if (changed.length === 0) return false;
    await addAuditEntry(tx, {
      actorId,
      action: "brand.maker-changed",
      subjectId: brandId,
      details: { ...maker },
    });
    await bumpSiteVersion(tx);
    return true;
  });
}

/** Stores the visible environmental cost of a category's electrical products. False: no such category. */
export function saveCategoryCost(
  db: Db,
  { categoryId, cost, actorId }: { categoryId: string; cost: Cents | null; actorId: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .update(categories)
      .set({ environmentalCost: cost })
      .where(eq(categories.id, categoryId))
      .returning({ id: categories.id });
    if (changed.length === 0) return false;
    await addAuditEntry(tx, {
      actorId,
      action: "category.cost-changed",
      subjectId: categoryId,
      details: { environmentalCost: cost },
    });
    await bumpSiteVersion(tx);
    return true;
  });
}
