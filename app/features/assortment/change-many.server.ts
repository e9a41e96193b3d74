import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { productCategories, products } from "#app/db/schema/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId, newId } from "#app/lib/ids.ts";
import type { Cents } from "#app/lib/money.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import {
  type BulkAction,
  type BulkChange,
  type BulkOutcome,
  changedPrice,
  MOST_AT_ONCE,
  typedPercent,
  VAT_RATES,
} from "./bulk.ts";
import { deleteProducts } from "./delete-products.server.ts";
import { listObstacles } from "./publish-check.server.ts";
import { renewSearchText } from "./renew-search-text.server.ts";
import { writePrices } from "./write-prices.server.ts";

type Row = typeof products.$inferSelect;

/** Columns of a row as they were before, for undoing. */
export interface BulkBefore {
  readonly id: string;
  readonly was: Partial<Record<UndoColumn, string | number | null>>;
  readonly now: Partial<Record<UndoColumn, string | number | null>>;
}

export type UndoColumn =
  | "status"
  | "visibility"
  | "categoryId"
  | "brandId"
  | "vatRate"
  | "regularPrice"
  | "salePrice";

interface Asked extends BulkChange {
  readonly actorId: string;
  readonly now: Date;
}

export type BulkRefusal = { readonly kind: "bad-value" } | { readonly kind: "none-chosen" };

/** Changes many products at once, all or those that may be; what is in the way of the others is told. */
export async function changeMany(db: Db, asked: Asked): Promise<Result<BulkOutcome, BulkRefusal>> {
  const ids = [...new Set(asked.ids.filter(isId))].slice(0, MOST_AT_ONCE);
  if (ids.length === 0) return refuse({ kind: "none-chosen" });
  if (!isGoodValue(asked)) return refuse({ kind: "bad-value" });
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(products)
      .where(and(inArray(products.id, ids), isNull(products.parentId)))
      .orderBy(asc(products.id))
      .for("no key update");
    if (asked.action === "delete") return ok(await removeMany(tx, rows, asked));
    const refused = asked.action === "publish" ? await refusedOf(tx, rows) : [];
    const names = new Set(refused.map(({ id }) => id));
    const before: BulkBefore[] = [];
    for (const row of rows) if (!names.has(row.id)) before.push(...(await changeOne(tx, row, asked)));
    await renewSearchText(
      tx,
      asked.action === "category" || asked.action === "brand" ? before.map(({ id }) => id) : [],
    );
    const undo = before.length > 0 ? await noteMany(tx, asked, before) : null;
    if (undo) await bumpSiteVersion(tx);
    const parents = new Set(rows.map(({ id }) => id));
    const changed = before.filter(({ id }) => parents.has(id)).length || before.length;
    return ok({
      action: asked.action,
      changed,
      refused: refused.map(({ name, why }) => ({ name, why })),
      undo,
    });
  });
}

/** True for a value that the action can use. */
export function isGoodValue({ action, value }: BulkChange): boolean {
  if (action === "category" || action === "brand") return value === "" ? action === "brand" : isId(value);
  if (action === "vat") return VAT_RATES.some((rate) => String(rate) === value);
  return action !== "price" || typedPercent(value) !== null;
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

/** Changes one product, and with prices and VAT its variations; gives what was there before. */
async function changeOne(tx: Tx, row: Row, asked: Asked): Promise<readonly BulkBefore[]> {
  const { action, value } = asked;
  if (action === "price" || action === "vat") {
    const family = await tx
      .select()
      .from(products)
      .where(eq(products.parentId, row.id))
      .orderBy(asc(products.id))
      .for("no key update");
    const before: BulkBefore[] = [];
    for (const one of [row, ...family])
      before.push(
        ...(action === "vat"
          ? await setColumn(tx, one, "vatRate", Number(value))
          : await rePrice(tx, one, asked)),
      );
    return before;
  }
  const column = COLUMN[action];
  if (!column) return [];
  const next = FIXED[action] ?? (value || null);
  const changed = await setColumn(tx, row, column, next);
  if (column === "categoryId" && changed.length > 0) await moveCategory(tx, row, value);
  return changed;
}

async function setColumn(
  tx: Tx,
  row: Row,
  column: UndoColumn,
  value: string | number | null,
): Promise<readonly BulkBefore[]> {
  if (row[column] === value) return [];
  await tx
    .update(products)
    .set({ [column]: value })
    .where(eq(products.id, row.id));
  return [{ id: row.id, was: { [column]: row[column] }, now: { [column]: value } }];
}

/** The product leaves its first category for another and keeps the rest. */
export async function moveCategory(
  tx: Tx,
  row: Pick<Row, "id" | "categoryId">,
  to: string | null,
): Promise<void> {
  if (row.categoryId)
    await tx
      .delete(productCategories)
      .where(and(eq(productCategories.productId, row.id), eq(productCategories.categoryId, row.categoryId)));
  if (to)
    await tx.insert(productCategories).values({ productId: row.id, categoryId: to }).onConflictDoNothing();
}

async function rePrice(tx: Tx, row: Row, { value, now }: Asked): Promise<readonly BulkBefore[]> {
  const percent = typedPercent(value) ?? 0;
  const by = (price: Cents | null) => (price === null ? null : changedPrice(price, percent));
  const next = { regularPrice: by(row.regularPrice), salePrice: by(row.salePrice) };
  if (next.regularPrice === row.regularPrice && next.salePrice === row.salePrice) return [];
  await writePrices(tx, row.id, { ...next, saleFrom: row.saleFrom, saleTo: row.saleTo }, now);
  return [{ id: row.id, was: { regularPrice: row.regularPrice, salePrice: row.salePrice }, now: next }];
}

async function removeMany(tx: Tx, rows: readonly Row[], { actorId }: Asked): Promise<BulkOutcome> {
  const { deleted, refused } = await deleteProducts(tx, rows, actorId);
  return { action: "delete", changed: deleted, refused, undo: null };
}

/** The audit entry keeps what was there, so that the change can be undone by the entry's id. */
async function noteMany(
  tx: Tx,
  { actorId, action, value }: Asked,
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
