import { and, eq, ne } from "drizzle-orm";
import type { Db, Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { retiredSlugs } from "#app/db/schema/retired-slugs.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import type { SlugKind } from "./slug-path.ts";

const OWNERS = {
  product: { table: products, key: "productId" },
  category: { table: categories, key: "categoryId" },
  "hire-item": { table: hireItems, key: "hireItemId" },
} as const;

/** The slug that a former slug leads to now; null when none of that kind had it. */
export async function getCurrentSlug(db: Db, kind: SlugKind, slug: string): Promise<string | null> {
  const { table, key } = OWNERS[kind];
  const [row] = await db
    .select({ slug: table.slug })
    .from(retiredSlugs)
    .innerJoin(table, eq(table.id, retiredSlugs[key]))
    .where(and(eq(retiredSlugs.kind, kind), eq(retiredSlugs.slug, slug)));
  return row?.slug ?? null;
}

/** Former slugs of a kind, which nothing else may have; without those of `exceptId`, which may have its own back. */
export async function listFormerSlugs(
  db: Db | Tx,
  kind: SlugKind,
  exceptId?: string,
): Promise<ReadonlySet<string>> {
  const except = exceptId === undefined ? undefined : ne(retiredSlugs[OWNERS[kind].key], exceptId);
  const rows = await db
    .select({ slug: retiredSlugs.slug })
    .from(retiredSlugs)
    .where(and(eq(retiredSlugs.kind, kind), except));
  return new Set(rows.map(({ slug }) => slug));
}

/** Whether another of its kind had the slug once. */
export async function isFormerSlug(
  tx: Tx,
  kind: SlugKind,
  { slug, exceptId }: { readonly slug: string; readonly exceptId: string },
): Promise<boolean> {
  const others = ne(retiredSlugs[OWNERS[kind].key], exceptId);
  return (
    (await tx.$count(retiredSlugs, and(eq(retiredSlugs.kind, kind), eq(retiredSlugs.slug, slug), others))) > 0
  );
}

/** Makes the former slug of a product, a category or a hire item lead to its present one. */
export async function retireSlug(
  tx: Tx,
  kind: SlugKind,
  { id, former, slug }: { readonly id: string; readonly former: string | null; readonly slug: string },
): Promise<void> {
  if (former === slug) return;
  await tx.delete(retiredSlugs).where(and(eq(retiredSlugs.kind, kind), eq(retiredSlugs.slug, slug)));
  if (former === null) return;
  const owner = { [OWNERS[kind].key]: id };
  await tx
    .insert(retiredSlugs)
    .values({ kind, slug: former, ...owner })
    .onConflictDoUpdate({ target: [retiredSlugs.kind, retiredSlugs.slug], set: owner });
}

/** Makes the slugs of a category that is merged into another one lead there. */
export async function mergeSlugs(
  tx: Tx,
  from: { readonly id: string; readonly slug: string },
  into: { readonly id: string; readonly slug: string },
): Promise<void> {
  await tx.update(retiredSlugs).set({ categoryId: into.id }).where(eq(retiredSlugs.categoryId, from.id));
  await retireSlug(tx, "category", { id: into.id, former: from.slug, slug: into.slug });
}
