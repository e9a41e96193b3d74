import { sql } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { brands, categories } from "#app/db/schema/shop/catalog.ts";
import { keptWithContent } from "#app/features/settings/kept-with-content.server.ts";
import type { TreeChoice } from "./catalog-desk.ts";

/** Categories as choices: each below its parent, siblings in their order. */
export async function listCategoryChoices(db: Db | Tx): Promise<readonly TreeChoice[]> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .orderBy(categories.position, sql`lower(${categories.name})`, categories.id);
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const walk = (parentId: string | null, depth: number): readonly TreeChoice[] =>
    (children.get(parentId) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)]);
  return walk(null, 0);
}

export async function listBrandChoices(db: Db | Tx): Promise<readonly TreeChoice[]> {
  const rows = await db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .orderBy(sql`lower(${brands.name})`);
  return rows.map((row) => ({ ...row, depth: 0 }));
}

/** Categories and brands as choices of a filter: those that an import adds are among them when it ends. */
export const listFilterChoices = keptWithContent(async (db) => {
  const [categories, brands] = await Promise.all([listCategoryChoices(db), listBrandChoices(db)]);
  return { categories, brands };
});
