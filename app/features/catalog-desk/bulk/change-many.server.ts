import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId, newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { parseVatRate } from "#app/lib/vat.ts";
import { deleteProducts } from "../delete-products.server.ts";
import { listObstacles } from "../product/save/publish-check.server.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";
import { writeManyPrices } from "../product/save/write-prices.server.ts";
import {
  type BulkAction,
  type BulkChange,
  type BulkOutcome,
  type BulkRefusal,
  changedPrices,
  MAX_PRODUCTS_AT_ONCE,
  typedPercent,
} from "./bulk.ts";

type Row = typeof products.$inferSelect;

/** Columns of a row as they were before, for undoing. */
interface BulkBefore {
  readonly id: string;
  readonly was: Partial<Record<UndoColumn, string | number | boolean | null>>;
  readonly now: Partial<Record<UndoColumn, string | number | boolean | null>>;
  /** The new first category was one of the further ones before: undo leaves the product in it. */
  readonly keepsCategory?: boolean;
}

export type UndoColumn =
  | "status"
  | "visibility"
  | "categoryId"
  | "brandId"
  | "vatRate"
  | "regularPrice"
  | "salePrice"
  | "sample";

interface BulkRequest extends BulkChange {
  readonly actorId: string;
  readonly now: Date;
}

/** Changes many products at once, all or those that may be; what is in the way of the others is told. */
export async function changeMany(db: Db, change: BulkRequest): Promise<Result<BulkOutcome, BulkRefusal>> {
  const ids = [...new Set(change.ids.filter(isId))].slice(0, MAX_PRODUCTS_AT_ONCE);
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  if (!isGoodValue(change)) return refuse({ kind: "bad-value" });
  return inTransaction(db, async (tx) => {
    // Before the products, as anyone who deletes a brand or merges a category locks them.
    if (!(await isValueThere(tx, change))) return refuse({ kind: "value-gone" });
    const rows = await tx
      .select()
      .from(products)
      .where(and(inArray(products.id, ids), isNull(products.parentId)))
      .orderBy(asc(products.id))
      .for("no key update");
    if (change.action === "delete") return ok(await deleteMany(tx, rows, change));
    const refused = change.action === "publish" ? await refusedOf(tx, rows) : [];
    const refusedIds = new Set(refused.map(({ id }) => id));
    const before = await changeRows(
      tx,
      rows.filter(({ id }) => !refusedIds.has(id)),
      change,
    );
    await renewSearchText(
      tx,
      change.action === "category" || change.action === "brand" ? before.map(({ id }) => id) : [],
    );
    const undo = before.length > 0 ? await noteMany(tx, change, before) : null;
    if (undo) await bumpSiteVersion(tx);
    const changed = await countFamilies(tx, before);
    return ok({
      action: change.action,
      changed,
      unchanged: rows.length - refused.length - changed,
      refused: refused.map(({ name, why }) => ({ name, why })),
      undo,
    });
  });
}

/** Counts the products of which something was changed; a variation counts for its product. */
async function countFamilies(tx: Tx, before: readonly BulkBefore[]): Promise<number> {
  if (before.length === 0) return 0;
  const ids = before.map(({ id }) => id);
  const rows = await tx
    .select({ id: products.id, parentId: products.parentId })
    .from(products)
    .where(anyOf(products.id, ids));
  return new Set(rows.map(({ id, parentId }) => parentId ?? id)).size;
}

/** True for a value that the action can use. */
export function isGoodValue({ action, value }: BulkChange): boolean {
  if (action === "category" || action === "brand") return value === "" ? action === "brand" : isId(value);
  if (action === "vat") return parseVatRate(value) !== null;
  return action !== "price" || typedPercent(value) !== null;
}

/** Whether the category or brand that products are to get is still there; it stays until the transaction ends. */
async function isValueThere(tx: Tx, { action, value }: BulkChange): Promise<boolean> {
  if (action !== "category" && action !== "brand") return true;
  const column = action === "category" ? "categoryId" : "brandId";
  return value === "" || (await holdReferred(tx, column, [value])).has(value);
}

const REFERRED = { categoryId: categories, brandId: brands } as const;

/** Those of the categories or brands that are still there, held until the transaction ends. */
export async function holdReferred(
  tx: Tx,
  column: keyof typeof REFERRED,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id } = REFERRED[column];
  const rows = await tx
    .select({ id })
    .from(REFERRED[column])
    .where(anyOf(id, ids))
    .orderBy(id)
    .for("key share");
  return new Set(rows.map((row) => row.id));
}

async function refusedOf(tx: Tx, rows: readonly Row[]) {
  const obstacles = await listObstacles(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, name }) => {
    const why = obstacles.get(id);
    return why ? [{ id, name, why }] : [];
  });
}

const COLUMN: Readonly<Partial<Record<BulkAction, UndoColumn>>> = {
  publish: "status",
  unpublish: "status",
  hide: "visibility",
  show: "visibility",
  category: "categoryId",
  brand: "brandId",
  vat: "vatRate",
};

const FIXED: Readonly<Partial<Record<BulkAction, string>>> = {
  publish: "published",
  unpublish: "draft",
  hide: "hidden",
  show: "visible",
};

/** Changes products, and with prices, VAT and the sample mark their variations; gives what was there before. */
async function changeRows(tx: Tx, rows: readonly Row[], change: BulkRequest): Promise<readonly BulkBefore[]> {
  const { action, value } = change;
  if (action === "price") return rePrice(tx, [...rows, ...(await variationsOf(tx, rows))], change);
  if (action === "vat" || action === "own") {
    const family = [...rows, ...(await variationsOf(tx, rows))];
    return action === "vat"
      ? setColumn(tx, family, "vatRate", Number(value))
      : setColumn(tx, family, "sample", false);
  }
  const column = COLUMN[action];
  if (!column) return [];
  const changed = await setColumn(tx, rows, column, FIXED[action] ?? (value || null));
  return column === "categoryId" ? moveAll(tx, rows, changed, value) : changed;
}

/** Moves the products whose first category has changed, and notes those that were in the new one already. */
async function moveAll(
  tx: Tx,
  rows: readonly Row[],
  changed: readonly BulkBefore[],
  to: string,
): Promise<readonly BulkBefore[]> {
  if (changed.length === 0) return changed;
  const { productId, categoryId } = productCategories;
  const ids = changed.map(({ id }) => id);
  const further = await tx
    .select({ id: productId })
    .from(productCategories)
    .where(and(anyOf(productId, ids), eq(categoryId, to)));
  const [moved, kept] = [new Set(ids), new Set(further.map(({ id }) => id))];
  await moveCategory(
    tx,
    rows.filter(({ id }) => moved.has(id)),
    to,
  );
  return changed.map((product) => (kept.has(product.id) ? { ...product, keepsCategory: true } : product));
}

async function variationsOf(tx: Tx, rows: readonly Row[]): Promise<readonly Row[]> {
  if (rows.length === 0) return [];
  return tx
    .select()
    .from(products)
    .where(
      anyOf(
        products.parentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(products.id))
    .for("no key update");
}

async function setColumn(
  tx: Tx,
  rows: readonly Row[],
  column: UndoColumn,
  value: string | number | boolean | null,
): Promise<readonly BulkBefore[]> {
  const changing = rows.filter((row) => row[column] !== value);
  if (changing.length === 0) return [];
  const ids = changing.map(({ id }) => id);
  await tx
    .update(products)
    .set({ [column]: value })
    .where(anyOf(products.id, ids));
  return changing.map((row) => ({ id: row.id, was: { [column]: row[column] }, now: { [column]: value } }));
}

/** Products leave their first category for another and keep the rest. */
export async function moveCategory(
  tx: Tx,
  rows: readonly Pick<Row, "id" | "categoryId">[],
  to: string | null,
): Promise<void> {
  for (const [from, some] of Map.groupBy(rows, ({ categoryId }) => categoryId)) {
    if (from === null) continue;
    const ids = some.map(({ id }) => id);
    await tx
      .delete(productCategories)
      .where(and(inArray(productCategories.productId, ids), eq(productCategories.categoryId, from)));
  }
  if (to && rows.length > 0)
    await tx
      .insert(productCategories)
      .values(rows.map(({ id }) => ({ productId: id, categoryId: to })))
      .onConflictDoNothing();
}

async function rePrice(
  tx: Tx,
  rows: readonly Row[],
  { value, now }: BulkRequest,
): Promise<readonly BulkBefore[]> {
  const percent = typedPercent(value) ?? 0;
  const changing = rows
    .map((row) => ({ row, next: changedPrices(row, percent) }))
    .filter(({ row, next }) => next.regularPrice !== row.regularPrice || next.salePrice !== row.salePrice);
  const prices = changing.map(({ row: { id, saleFrom, saleTo }, next }) => ({
    id,
    saleFrom,
    saleTo,
    ...next,
  }));
  await writeManyPrices(tx, prices, now);
  return changing.map(({ row: { id, regularPrice, salePrice }, next }) => ({
    id,
    was: { regularPrice, salePrice },
    now: next,
  }));
}

async function deleteMany(tx: Tx, rows: readonly Row[], { actorId }: BulkRequest): Promise<BulkOutcome> {
  const { deleted, refused } = await deleteProducts(tx, rows, actorId);
  const unchanged = rows.length - deleted - refused.length;
  return { action: "delete", changed: deleted, unchanged, refused, undo: null };
}

/** The audit entry keeps what was there, so that the change can be undone by the entry's id. */
async function noteMany(
  tx: Tx,
  { actorId, action, value }: BulkRequest,
  before: readonly BulkBefore[],
): Promise<string> {
  const batch = newId();
  await addAuditEntry(tx, {
    actorId,
    action: "product.changed-many",
    subjectType: "product-batch",
    subjectId: batch,
    details: { change: action, value, before },
  });
  return batch;
}
