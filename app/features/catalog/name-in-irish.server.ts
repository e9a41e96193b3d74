import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { fold } from "#app/lib/fold.ts";

/** Gives products that have no Irish name one, by SKU, and lets search find it. SKUs that do not exist are passed over. */
export async function nameInIrish(tx: Tx, namesBySku: Readonly<Record<string, string>>): Promise<void> {
  for (const [sku, nameGa] of Object.entries(namesBySku)) {
    await tx
      .update(products)
      .set({ nameGa, searchText: sql`left(${products.searchText} || ' | ' || ${fold(nameGa)}::text, 2000)` })
      .where(and(eq(products.sku, sku), isNull(products.nameGa)));
  }
  await bumpSiteVersion(tx);
}

/** Gives categories that have no Irish name one, by their English name. Names that no category has are passed over. */
export async function nameCategoriesInIrish(tx: Tx, names: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, nameGa] of Object.entries(names)) {
    await tx
      .update(categories)
      .set({ nameGa })
      .where(and(eq(categories.name, name), isNull(categories.nameGa)));
  }
  await bumpSiteVersion(tx);
}
