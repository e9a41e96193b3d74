import { eq, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { retryTaken } from "#app/db/refuse-taken.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { adjustStock } from "#app/features/inventory/adjust-stock.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { euroText } from "#app/lib/euro.ts";
import { cleanText } from "#app/lib/text/clean-text.ts";
import { type CellAnswer, type CellField, MAX_SKU_LENGTH } from "../catalog-desk.ts";
import { freesPrice } from "../product/save/freed-prices.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";
import { writePrices } from "../product/save/write-prices.server.ts";
import { typedPrice, typedWhole } from "../product/typed.ts";

interface CellChange {
  readonly id: string;
  readonly field: CellField;
  /** What the field showed when the person began. */
  readonly seen: string;
  readonly value: string;
  /** The question before a price becomes 0.00 was answered with yes. */
  readonly confirmed?: boolean;
  readonly actorId: string;
  readonly now: Date;
}

type Row = typeof products.$inferSelect;

/** Stores one cell of the table, unless it has changed since the person saw it. Prices and counts as people type them. */
export function changeCell(db: Db, change: CellChange): Promise<CellAnswer> {
  return retryTaken(() => inTransaction(db, (tx) => storeCell(tx, change)));
}

async function storeCell(tx: Tx, change: CellChange): Promise<CellAnswer> {
  if (change.field === "stock") return changeStock(tx, change);
  const [row] = await tx.select().from(products).where(eq(products.id, change.id)).for("update");
  if (!row) return { kind: "not-found" };
  const shown = shownIn(row, change.field);
  if (shown !== change.seen) return { kind: "conflict", value: shown };
  const refused =
    change.field === "sku" ? await writeSku(tx, row, change) : await writePrice(tx, row, change);
  if (refused) return refused;
  await note(tx, change);
  const [after] = await tx.select().from(products).where(eq(products.id, change.id));
  return { kind: "saved", value: after ? shownIn(after, change.field) : change.value };
}

function shownIn(row: Row, field: CellField): string {
  if (field === "sku") return row.sku ?? "";
  return euroText(field === "price" ? row.regularPrice : row.salePrice);
}

async function writeSku(tx: Tx, row: Row, { value }: CellChange): Promise<CellAnswer | null> {
  const sku = cleanText(value) || null;
  const over = { length: sku?.length ?? 0, limit: MAX_SKU_LENGTH };
  if (over.length > over.limit) return { kind: "too-long", over };
  if (sku && (await isSkuTaken(tx, sku, new Set([row.id])))) return { kind: "sku-taken" };
  await tx.update(products).set({ sku }).where(eq(products.id, row.id));
  await renewSearchText(tx, [row.parentId ?? row.id]);
  return null;
}

/** True when a product or variation apart from these has the part number; case does not count. */
export async function isSkuTaken(tx: Tx, sku: string, except: ReadonlySet<string>): Promise<boolean> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(sql`lower(${products.sku}) = lower(${sku})`);
  return rows.some(({ id }) => !except.has(id));
}

async function writePrice(tx: Tx, row: Row, change: CellChange): Promise<CellAnswer | null> {
  const { field, value, confirmed = false, now } = change;
  const amount = typedPrice(value);
  if (amount === undefined) return { kind: "bad-price" };
  if (row.kind === "variable") return { kind: "of-variations" };
  const next = {
    regularPrice: field === "price" ? amount : row.regularPrice,
    salePrice: field === "sale" ? amount : row.salePrice,
    saleFrom: row.saleFrom,
    saleTo: row.saleTo,
  };
  if (next.salePrice !== null && (next.regularPrice === null || next.salePrice >= next.regularPrice))
    return { kind: "sale-not-lower" };
  if (!confirmed && freesPrice(row, next)) return { kind: "to-confirm" };
  await writePrices(tx, row.id, next, now);
  return null;
}

async function changeStock(tx: Tx, change: CellChange): Promise<CellAnswer> {
  const to = typedWhole(change.value);
  const seen = change.seen === "" ? null : typedWhole(change.seen);
  if (to === undefined || to === null || seen === undefined) return { kind: "bad-stock" };
  const done = await adjustStock(tx, {
    productId: change.id,
    change: { to },
    reason: "count",
    actorId: change.actorId,
    seen,
  });
  if (done.ok) {
    await note(tx, change);
    return { kind: "saved", value: String(done.value.available) };
  }
  if (done.error.kind === "conflict") return { kind: "conflict", value: String(done.error.available ?? "") };
  return { kind: done.error.kind === "not-found" ? "not-found" : "bad-stock" };
}

async function note(tx: Tx, { id, field, actorId }: CellChange): Promise<void> {
  await addAuditEntry(tx, {
    actorId,
    action: "product.changed",
    subjectId: id,
    details: { fields: [field] },
  });
  await bumpSiteVersion(tx);
}
