import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Db, Tx } from "#app/db/client.server.ts";
import type { importChanges, StoredChange } from "#app/db/schema/imports.ts";
import { media } from "#app/db/schema/media.ts";
import {
  brands,
  categories,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import type { LinkKind } from "#app/features/catalog/catalog.ts";
import { LINK_KINDS } from "#app/features/catalog/enums.ts";
import { followVariationPrices } from "#app/features/catalog/variation-prices.server.ts";
import { writePrices } from "#app/features/catalog-desk/product/save/write-prices.server.ts";
import { refreshStockStatus } from "#app/features/inventory/refresh-stock-status.server.ts";
import type { KeptReason } from "../run/import-step.ts";

type Change = Pick<typeof importChanges.$inferSelect, "productId" | "changes">;

/**
 * Gives a product the values that it had before an import. A brand, category or picture that is gone since is left
 * out. Says why the product is left as it is: it was changed since, or the parent that it had is gone. Null also when
 * the product itself is gone.
 */
export async function restoreProduct(
  tx: Tx,
  { productId, changes }: Change,
  now: Date,
): Promise<KeptReason | null> {
  const [product, parent] = await lockWithParent(tx, productId);
  if (!product) return null;
  const followed = await isStatusFollowed(tx, product, parent);
  const columns: StoredChange[] = [];
  for (const change of changes) {
    const current = await currentValue(tx, product, change);
    const moves = MOVING_FIELDS.has(change.field) || (change.field === "stockStatus" && followed);
    if (!moves && !isDeepStrictEqual(plain(current), plain(change.new))) return "changed";
    if (Object.hasOwn(product, change.field) && change.field !== "price") columns.push(change);
  }
  if (columns.length > 0) {
    const old: Record<string, unknown> = {};
    for (const { field, old: value } of columns) old[field] = await revive(tx, field, value);
    if ("parentId" in old && old["parentId"] === null && product.parentId) return "changed";
    await tx.update(products).set(old).where(eq(products.id, productId));
  }
  if (changes.some(({ field }) => PRICE_FIELDS.has(field))) await followPrices(tx, product, now);
  for (const change of changes) await restorePart(tx, productId, change);
  if (changes.some(({ field }) => STOCK_FIELDS.has(field))) await followStock(tx, productId);
  return null;
}

/** The values of a product that are no longer those of the import, by field; counts and prices in force aside. */
export async function listChangedSince(
  db: Db,
  { productId, changes }: Change,
): Promise<ReadonlyMap<string, { readonly now: unknown }>> {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const since = new Map<string, { readonly now: unknown }>();
  if (!product) return since;
  for (const change of changes) {
    if (MOVING_FIELDS.has(change.field)) continue;
    const now = plain(await currentValue(db, product, change));
    if (!isDeepStrictEqual(now, plain(change.new))) since.set(change.field, { now });
  }
  return since;
}

type Product = typeof products.$inferSelect;

/** Locks a product, after its parent as by all who change both. */
async function lockWithParent(tx: Tx, productId: string): Promise<(Product | undefined)[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(
      sql`${products.id} in (${productId}::uuid, (select v.parent_id from products v where v.id = ${productId}))`,
    )
    .orderBy(sql`${products.parentId} nulls first`)
    .for("update");
  return [rows.find(({ id }) => id === productId), rows.find(({ id }) => id !== productId)];
}

/** What the price in force of a product or of its parent follows from. */
const PRICE_FIELDS = new Set([
  "price",
  "regularPrice",
  "salePrice",
  "saleFrom",
  "saleTo",
  "status",
  "kind",
  "parentId",
]);

/** Puts in force the price that a product has now by its restored values, and that of its parent, former or restored. */
async function followPrices(
  tx: Tx,
  { id, parentId }: Pick<typeof products.$inferSelect, "id" | "parentId">,
  now: Date,
): Promise<void> {
  const [restored] = await tx.select().from(products).where(eq(products.id, id));
  if (!restored) return;
  await writePrices(tx, id, restored, now);
  const heads = [restored.kind === "variable" ? id : null, parentId].filter((head) => head !== null);
  await followVariationPrices(tx, heads, now);
}

/** What the stock status of a product or of its parent follows from. */
const STOCK_FIELDS = new Set(["stock", "stockStatus", "manageStock", "backorders", "status", "parentId"]);

/** Values that orders, the clock or another product's restore may have changed: counts and prices in force. */
const MOVING_FIELDS = new Set(["stock", "price"]);

/**
 * Whether the same may have changed the stock status: of a product with a count, of a parent of variations, and of a
 * variation whose parent has a count, or had one until its own restore switched it off.
 */
async function isStatusFollowed(
  tx: Tx,
  { kind, manageStock }: Product,
  parent: Product | undefined,
): Promise<boolean> {
  if (manageStock || kind === "variable" || parent?.manageStock) return true;
  return parent !== undefined && (await tx.$count(stockLevels, eq(stockLevels.productId, parent.id))) > 0;
}

/** Makes the stock status of a product follow its count or its variations. Last in a transaction. */
export async function followStock(tx: Tx, productId: string): Promise<void> {
  const variations = await tx
    .select({ id: products.id })
    .from(products)
    .where(eq(products.parentId, productId));
  await refreshStockStatus(tx, [productId, ...variations.map(({ id }) => id)]);
}

/** JSON and the database must agree on what is the same; a picture that was found meanwhile changes nothing. */
function plain(value: unknown): unknown {
  const text: unknown = JSON.parse(JSON.stringify(value ?? null));
  if (!Array.isArray(text)) return text;
  return text.map((element: unknown) =>
    typeof element === "object" && element !== null && "source" in element
      ? Reflect.get(element, "source")
      : element,
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

async function currentValue(tx: Db | Tx, product: Product, { field }: StoredChange): Promise<unknown> {
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
  const linkKind = linkKindOf(field);
  if (linkKind) {
    const rows = await tx
      .select({ id: productLinks.targetId })
      .from(productLinks)
      .where(and(eq(productLinks.productId, product.id), eq(productLinks.kind, linkKind)))
      .orderBy(asc(productLinks.position));
    return rows.map(({ id }) => id);
  }
  return Reflect.get(product, field);
}

/** Old values of the changes whose field is a list; a list that was not there is empty. */
const StoredIds = z
  .array(z.string())
  .nullish()
  .transform((ids) => ids ?? []);
const StoredImages = z
  .array(z.object({ source: z.string(), mediaId: z.string().nullable() }))
  .nullish()
  .transform((images) => images ?? []);

/** The kind of links that a change is about: "links:upsell". */
function linkKindOf(field: string): LinkKind | undefined {
  return LINK_KINDS.find((kind) => field === `links:${kind}`);
}

async function restorePart(tx: Tx, productId: string, change: StoredChange): Promise<void> {
  if (change.field === "categories") {
    await tx.delete(productCategories).where(eq(productCategories.productId, productId));
    const old = StoredIds.parse(change.old);
    const known = await idsIn(tx, categories, old);
    const kept = old.filter((id) => known.has(id));
    if (kept.length > 0)
      await tx.insert(productCategories).values(kept.map((categoryId) => ({ productId, categoryId })));
  }
  if (change.field === "images") {
    await tx.delete(productImages).where(eq(productImages.productId, productId));
    const images = StoredImages.parse(change.old);
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
  const kind = linkKindOf(change.field);
  if (kind) {
    await tx
      .delete(productLinks)
      .where(and(eq(productLinks.productId, productId), eq(productLinks.kind, kind)));
    const old = StoredIds.parse(change.old);
    const known = await idsIn(tx, products, old);
    const targets = old.filter((id) => known.has(id));
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
