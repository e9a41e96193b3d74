import { isNotNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { brands, categories } from "#app/db/schema/shop/catalog.ts";
import { listFormerSlugs } from "#app/features/catalog/retired-slugs.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { newId } from "#app/lib/ids.ts";
import { uniqueSlug } from "#app/lib/text/slug.ts";
import type { ProductRow } from "../row/product-row.ts";

/** Joins the names of a path; also how the path is in the database. */
const SEPARATOR = " > ";

export interface ImportTerms {
  /** Category ids by path. */
  readonly categories: ReadonlyMap<string, string>;
  /** Brand ids by name. */
  readonly brands: ReadonlyMap<string, string>;
  /** Ids of the categories and brands that were not there before. */
  readonly newCategories: readonly string[];
  readonly newBrands: readonly string[];
}

/** The names of a path of categories as one key of a map. */
export function joinCategoryPath(path: readonly string[]): string {
  return path.join(SEPARATOR);
}

/**
 * Every category and brand that the rows name, those that are missing made in one transaction together with
 * `remember`. A dry run makes up ids and writes nothing.
 */
export async function ensureTerms(
  db: Db,
  rows: readonly ProductRow[],
  { dry = false, remember }: { dry?: boolean; remember?: (tx: Tx, terms: ImportTerms) => Promise<void> } = {},
): Promise<ImportTerms> {
  return inTransaction(db, async (tx) => {
    const tree = await planCategories(tx, rows);
    const makers = await planBrands(tx, rows);
    const terms: ImportTerms = {
      categories: tree.ids,
      brands: makers.ids,
      newCategories: tree.missing.map(({ id }) => id),
      newBrands: makers.missing.map(({ id }) => id),
    };
    if (dry) return terms;
    for (let at = 0; at < tree.missing.length; at += 500)
      await tx.insert(categories).values(tree.missing.slice(at, at + 500));
    for (let at = 0; at < makers.missing.length; at += 500)
      await tx.insert(brands).values(makers.missing.slice(at, at + 500));
    await remember?.(tx, terms);
    return terms;
  });
}

async function planCategories(tx: Tx, rows: readonly ProductRow[]) {
  const existing = await tx
    .select({ id: categories.id, path: categories.path, slug: categories.slug })
    .from(categories);
  const ids = new Map(existing.map((category) => [category.path.normalize(), category.id]));
  const former = await listFormerSlugs(tx, "category");
  const slugs = new Set([...existing.map((category) => category.slug), ...former]);
  const missing: (typeof categories.$inferInsert & { id: string })[] = [];
  for (const row of rows) {
    for (const path of row.categories) {
      for (let depth = 1; depth <= path.length; depth += 1) {
        const key = joinCategoryPath(path.slice(0, depth));
        if (ids.has(key)) continue;
        const id = newId();
        const name = path[depth - 1] ?? "";
        const slug = uniqueSlug(name, slugs, "category");
        slugs.add(slug);
        ids.set(key, id);
        const parentId = depth === 1 ? null : (ids.get(joinCategoryPath(path.slice(0, depth - 1))) ?? null);
        missing.push({ id, parentId, name, slug, path: key });
      }
    }
  }
  return { ids, missing };
}

async function planBrands(tx: Tx, rows: readonly ProductRow[]) {
  const existing = await tx.select({ id: brands.id, name: brands.name, slug: brands.slug }).from(brands);
  const ids = new Map(existing.map((brand) => [brand.name.normalize(), brand.id]));
  const slugs = new Set(existing.map((brand) => brand.slug));
  const missing: (typeof brands.$inferInsert & { id: string })[] = [];
  for (const name of new Set(rows.flatMap((row) => row.brands.slice(0, 1)))) {
    if (ids.has(name)) continue;
    const id = newId();
    const slug = uniqueSlug(name, slugs, "brand");
    slugs.add(slug);
    ids.set(name, id);
    missing.push({ id, name, slug });
  }
  return { ids, missing };
}

/** Whether a product that names no maker may be published under its brand, as the settings have it. */
export async function readMayPublish(db: Db): Promise<(brandId: string | null) => boolean> {
  const { importWithoutMaker } = await getSettings(db);
  if (importWithoutMaker === "publish") return () => true;
  const named = await db.select({ id: brands.id }).from(brands).where(isNotNull(brands.manufacturerName));
  const ids = new Set(named.map(({ id }) => id));
  return (brandId) => brandId !== null && ids.has(brandId);
}
