import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { fold } from "#app/lib/text/fold.ts";
import { sanitizeDescription } from "../product/sanitize-description.server.ts";

/** What is said of a product in Irish. */
interface IrishWords {
  readonly name: string;
  /** The short and the whole description, as text or HTML; without them they stay English. */
  readonly short?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * Gives products that have no Irish name one and what is said of them, and lets search find the name. A key is a SKU, or
 * `id:` and the id at the source of a product without one; keys that no product has are passed over.
 */
export async function nameInIrish(tx: Tx, words: Readonly<Record<string, IrishWords>>): Promise<void> {
  for (const [key, { name, short = "", text = "" }] of Object.entries(words)) {
    await tx
      .update(products)
      .set({
        nameGa: name,
        shortDescriptionGa: sanitizeDescription(short).html,
        descriptionGa: sanitizeDescription(text).html,
        searchText: sql`left(${products.searchText} || ' | ' || ${fold(name)}::text, 2000)`,
      })
      .where(and(hasKey(key), isNull(products.nameGa)));
  }
  await bumpSiteVersion(tx);
}

function hasKey(key: string): SQL | undefined {
  const [, id] = /^id:(\d+)$/.exec(key) ?? [];
  return id === undefined
    ? eq(products.sku, key)
    : and(eq(products.sourceId, Number(id)), isNull(products.sku));
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
