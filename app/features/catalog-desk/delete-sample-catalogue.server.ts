import { and, eq, inArray, isNull, notExists, or, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { SamplesDeleted } from "./bulk/bulk.ts";
import { deleteProducts } from "./delete-products.server.ts";

/** Sample products of any state, without their variations. */
export const countSamples = keptWithContent((db) =>
  db.$count(products, and(eq(products.sample, true), isNull(products.parentId))),
);

/**
 * Deletes every sample product, and the categories and brands that hold nothing once they are gone. What was empty
 * before stays, and so does a sample product that an unpaid order holds.
 */
export async function deleteSampleCatalogue(db: Db, actorId: string): Promise<SamplesDeleted> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        id: products.id,
        name: products.name,
        brandId: products.brandId,
        categoryId: products.categoryId,
      })
      .from(products)
      .where(and(eq(products.sample, true), isNull(products.parentId)))
      .orderBy(products.id)
      .for("update");
    const ids = rows.map(({ id }) => id);
    const more = ids.length
      ? await tx
          .selectDistinct({ id: productCategories.categoryId })
          .from(productCategories)
          .where(inArray(productCategories.productId, ids))
      : [];
    const { deleted, refused } = await deleteProducts(tx, rows, actorId);
    const left = {
      brands: await deleteUnusedBrands(tx, of(rows.map(({ brandId }) => brandId))),
      categories: await deleteEmptyCategories(
        tx,
        of([...rows.map(({ categoryId }) => categoryId), ...more.map(({ id }) => id)]),
      ),
    };
    const details = { change: "delete", samples: true, ...left };
    if (left.categories + left.brands > 0) {
      await addAuditEntry(tx, { actorId, action: "category.changed", details });
      await bumpSiteVersion(tx);
    }
    return { products: deleted, refused, ...left };
  });
}

async function deleteUnusedBrands(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(brands)
    .where(
      and(
        inArray(brands.id, [...ids]),
        notExists(tx.select({ one: sql`1` }).from(products).where(eq(products.brandId, brands.id))),
      ),
    )
    .returning({ id: brands.id });
  return gone.length;
}

/** Leaves first: a category that only held emptied ones goes with them. */
async function deleteEmptyCategories(tx: Tx, ids: readonly string[]): Promise<number> {
  let total = 0;
  for (let wave = of(ids); wave.length > 0; ) {
    const gone = await tx
      .delete(categories)
      .where(
        and(
          inArray(categories.id, wave),
          sql`not exists (select 1 from categories c where c.parent_id = ${categories.id})`,
          notExists(
            tx.select({ one: sql`1` }).from(hireItems).where(eq(hireItems.categoryId, categories.id)),
          ),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(products)
              .leftJoin(productCategories, eq(productCategories.productId, products.id))
              .where(
                or(eq(products.categoryId, categories.id), eq(productCategories.categoryId, categories.id)),
              ),
          ),
        ),
      )
      .returning({ id: categories.id, parentId: categories.parentId });
    total += gone.length;
    const went = new Set(gone.map(({ id }) => id));
    const kept = wave.filter((id) => !went.has(id));
    const next = gone.flatMap(({ parentId }) => parentId ?? []);
    wave = gone.length === 0 ? [] : of([...kept, ...next]);
  }
  return total;
}

function of(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
