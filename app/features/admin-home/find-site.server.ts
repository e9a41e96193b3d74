import { asc, isNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { brands, categories } from "#app/db/schema/shop/catalog.ts";
import { categoryTree } from "#app/features/catalog-desk/categories/tree-query.ts";
import { collectionNamed } from "#app/features/content/entries/admin-queries.server.ts";
import { entryTitle } from "#app/features/content/entries/entry-fields.ts";
import { COLLECTION_TITLES } from "#app/features/content/schema.ts";
import { listLibrary } from "#app/features/media/queries.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { fold } from "#app/lib/text/fold.ts";
import type { Found } from "./find.ts";

/** Categories by their name in either language, with their path. */
export async function findCategories(db: Db, text: string, limit: number): Promise<Found[]> {
  const { id, name, nameGa, path } = categories;
  const rows = await db
    .select({ id, name, path })
    .from(categories)
    .where(holds(text, name, nameGa))
    .orderBy(asc(path))
    .limit(limit);
  return rows.map((row) => ({
    kind: "category",
    id: row.id,
    href: categoryTree.href({ open: row.id, search: row.name }),
    title: row.name,
    detail: row.path === row.name ? "" : row.path,
  }));
}

/** Brands by their name. */
export async function findBrands(db: Db, text: string, limit: number): Promise<Found[]> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(holds(text, brands.name))
    .orderBy(asc(brands.name))
    .limit(limit);
  return rows.map(({ id, name }) => ({
    kind: "brand",
    id,
    href: adminPath(`/admin/brands/${id}`),
    title: name,
    detail: "",
  }));
}

/** Entries of the content lists by their title in either language. */
export async function findEntries(db: Db, text: string, limit: number): Promise<Found[]> {
  const { id, collection, key, data, position, deletedAt } = contentEntries;
  const rows = await db
    .select({ id, collection, key, data })
    .from(contentEntries)
    .where(isNull(deletedAt))
    .orderBy(asc(collection), asc(position));
  const wanted = fold(text);
  return rows
    .flatMap((row) => {
      const known = collectionNamed(row.collection);
      const { en, ga } = entryTitle(row.data, row.key);
      return known && fold(`${en}\n${ga}`).includes(wanted) ? [{ id: row.id, known, en }] : [];
    })
    .slice(0, limit)
    .map(({ id: entryId, known, en }) => ({
      kind: "entry",
      id: entryId,
      href: adminPath(`/admin/content/${known}/${entryId}`),
      title: en,
      detail: String(COLLECTION_TITLES[known].en),
    }));
}

/** Pictures of the library by the name of their file or by what they show. */
export async function findLibraryPictures(db: Db, text: string, limit: number): Promise<Found[]> {
  const { items } = await listLibrary(db, { search: text, show: "all", before: "" });
  return items.slice(0, limit).map(({ id, filename, alt }) => ({
    kind: "picture",
    id,
    href: adminPath(`/admin/media/${id}`),
    title: filename,
    detail: String(alt?.en ?? ""),
  }));
}
