import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#app/db/client.server.ts";
import {
  brands,
  categories,
  priceHistory,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/catalog.ts";
import type { importChanges, StoredChange } from "#app/db/schema/imports.ts";
import { stockLevels, stockMovements } from "#app/db/schema/inventory.ts";
import { media } from "#app/db/schema/media.ts";

type Change = Pick<typeof importChanges.$inferSelect, "productId" | "changes">;

/** Why an undo leaves a product as it is. */
export type Kept = "changed" | "ordered";

/**
 * Gives a product the values that it had before an import. A brand, category or picture that is gone since is left
 * out. Says why the product is left as it is: it was changed since, or the parent that it had is gone. Null also when
 * the product itself is gone.
 */
export async function restoreProduct(
  tx: Tx,
  { productId, changes }: Change,
  now: Date,
): Promise<Kept | null> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for("update");
  if (!product) return null;
  const columns: StoredChange[] = [];
  for (const change of changes) {
    const current = await currentValue(tx, product, change);
    if (change.field !== "stock" && !isDeepStrictEqual(plain(current), plain(change.new))) return "changed";
    if (Object.hasOwn(product, change.field)) columns.push(change);
  }
  if (columns.length > 0) {
    const old: Record<string, unknown> = {};
    for (const { field, old: value } of columns) old[field] = await revive(tx, field, value);
    if ("parentId" in old && old["parentId"] === null && product.parentId) return "changed";
    await tx.update(products).set(old).where(eq(products.id, productId));
    if ("price" in old)
      await tx.insert(priceHistory).values({ productId, price: old["price"] as never, validFrom: now });
  }
  for (const change of changes) await restorePart(tx, productId, change);
  return null;
}

/** JSON and the database must agree on what is the same; a picture that was found meanwhile changes nothing. */
function plain(value: unknown): unknown {
  const text = JSON.parse(JSON.stringify(value ?? null)) as unknown;
  if (!Array.isArray(text)) return text;
  return text.map((one: unknown) =>
    typeof one === "object" && one !== null && "source" in one ? Reflect.get(one, "source") : one,
  );
}

const REFERRED: Readonly<Record<string, PgTable & { readonly id: PgColumn }>> = {
  brandId: brands,
  categoryId: categories,
  parentId: products,
};

/** A stored value as its column takes it; null for a reference to what is gone. */
async function revive(tx: Tx, field: string, value: unknown): Promise<unknown> {
  if (typeof value !== "string") return value;
  if (/^sale(?:From|To)$/.test(field)) return new Date(value);
  const table = REFERRED[field];
  return !table || (await idsIn(tx, table, [value])).has(value) ? value : null;
}

/** Those of the ids that the table has, held until the transaction ends. */
async function idsIn(
  tx: Tx,
  table: PgTable & { readonly id: PgColumn },
  ids: readonly string[],
): Promise<ReadonlySet<unknown>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

async function currentValue(
  tx: Tx,
  product: typeof products.$inferSelect,
  { field }: StoredChange,
): Promise<unknown> {
  if (field === "categories") {
    const rows = await tx
      .select({ id: productCategories.categoryId })
      .from(productCategories)
      .where(eq(productCategories.productId, product.id));
    return rows.map(({ id }) => id).sort();
  }
  if (field === "images") {
    return tx
      .select({ source: productImages.source })
      .from(productImages)
      .where(eq(productImages.productId, product.id))
      .orderBy(asc(productImages.position));
  }
  if (field.startsWith("links:")) {
    const rows = await tx
      .select({ id: productLinks.targetId })
      .from(productLinks)
      .where(and(eq(productLinks.productId, product.id), eq(productLinks.kind, field.slice(6))))
      .orderBy(asc(productLinks.position));
    return rows.map(({ id }) => id);
  }
  return Reflect.get(product, field);
}

async function restorePart(tx: Tx, productId: string, change: StoredChange): Promise<void> {
  const old = Array.isArray(change.old) ? (change.old as unknown[]) : [];
  if (change.field === "categories") {
    await tx.delete(productCategories).where(eq(productCategories.productId, productId));
    const known = await idsIn(tx, categories, old as string[]);
    const kept = (old as string[]).filter((id) => known.has(id));
    if (kept.length > 0)
      await tx.insert(productCategories).values(kept.map((categoryId) => ({ productId, categoryId })));
  }
  if (change.field === "images") {
    await tx.delete(productImages).where(eq(productImages.productId, productId));
    const images = old as { source: string; mediaId: string | null }[];
    const known = await idsIn(
      tx,
      media,
      images.flatMap(({ mediaId }) => mediaId ?? []),
    );
    if (images.length > 0)
      await tx.insert(productImages).values(
        images.map(({ source, mediaId }, position) => ({
          source,
          mediaId: known.has(mediaId) ? mediaId : null,
          productId,
          position,
        })),
      );
  }
  if (change.field.startsWith("links:")) {
    const kind = change.field.slice(6);
    await tx
      .delete(productLinks)
      .where(and(eq(productLinks.productId, productId), eq(productLinks.kind, kind)));
    const known = await idsIn(tx, products, old as string[]);
    const targets = (old as string[]).filter((id) => known.has(id));
    if (targets.length > 0)
      await tx
        .insert(productLinks)
        .values(targets.map((targetId, position) => ({ productId, kind, targetId, position })));
  }
  if (change.field === "stock") await restoreStock(tx, productId, change);
}

/** Pieces are counted back by the difference: what was sold since stays sold. */
async function restoreStock(tx: Tx, productId: string, change: StoredChange): Promise<void> {
  const [level] = await tx
    .select()
    .from(stockLevels)
    .where(eq(stockLevels.productId, productId))
    .for("update");
  if (!level) return;
  const available = Math.max(0, level.available - Number(change.new) + Number(change.old ?? 0));
  const delta = available - level.available;
  if (delta === 0) return;
  await tx.update(stockLevels).set({ available }).where(eq(stockLevels.productId, productId));
  await tx.insert(stockMovements).values({ productId, delta, reason: "adjust" });
}
