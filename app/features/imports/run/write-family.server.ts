import { eq, getTableColumns, inArray, sql, type Table } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { priceHistory, productCategories, productImages, products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { newId } from "#app/lib/ids.ts";
import type { FamilyPlan, PlannedProduct } from "../plan/plan-family.ts";
import { ADMIN_DEFAULTS, changedColumns } from "../plan/product-values.ts";
import { nextImages, nextStock } from "../plan/track-changes.ts";

/** How many products of a family were made and changed, and the ids of those left as they were. */
export interface FamilyOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: readonly string[];
}

/** Writes a planned family. Rows that do not change are not written. */
export async function writeFamily(tx: Tx, plan: FamilyPlan, now: Date): Promise<FamilyOutcome> {
  const fresh = plan.products.filter((product) => !product.existing);
  const known = plan.products.filter((product) => product.existing);
  if (fresh.length > 0) await insertProducts(tx, fresh, now);
  let updated = 0;
  const unchanged: string[] = [];
  for (const product of known) {
    const changed = await updateProduct(tx, product, now);
    if (!product.row) continue;
    if (changed) updated += 1;
    else unchanged.push(product.record.id);
  }
  return { created: fresh.length, updated, unchanged };
}

/** Rows as PostgreSQL's jsonb_populate_recordset reads them: every column by its name in the database. */
function recordsOf(table: Table, rows: readonly object[]): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([key, column]) => [column.name, Reflect.get(row, key) ?? null])),
    ),
  );
}

/**
 * All rows of new products in one statement, because a large file is mostly such families and each statement
 * costs more than its rows. The family does not wait for the disk: an import is acknowledged by the last
 * transaction of its run, which does, and whose log record lies behind those of all families.
 */
async function insertProducts(tx: Tx, planned: readonly PlannedProduct[], now: Date): Promise<void> {
  const stamped = planned.map(({ record }) => ({
    ...ADMIN_DEFAULTS,
    ...record,
    createdAt: now,
    updatedAt: now,
  }));
  const inCategories = planned.flatMap(({ record, categories }) =>
    [...new Set(categories ?? [])].map((categoryId) => ({ productId: record.id, categoryId })),
  );
  const images = planned.flatMap(({ record, images: pictures }) =>
    (pictures ?? []).map((picture, position) => ({
      ...picture,
      id: newId(),
      productId: record.id,
      position,
    })),
  );
  const prices = planned.flatMap(({ record }) =>
    record.price === null ? [] : [{ id: newId(), productId: record.id, price: record.price, validFrom: now }],
  );
  const levels = planned.flatMap(({ record, stock }) =>
    stock === null ? [] : [{ productId: record.id, available: Math.max(0, stock), updatedAt: now }],
  );
  const movements = levels
    .filter((level) => level.available > 0)
    .map((level) => ({
      id: newId(),
      productId: level.productId,
      delta: level.available,
      reason: "import",
      createdAt: now,
    }));
  const insert = (table: Table, rows: readonly object[]) =>
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${recordsOf(table, rows)}::jsonb)`;
  await tx.execute(sql`
    with durability as (select set_config('synchronous_commit', 'off', true) as mode),
    p as (${insert(products, stamped)}),
    c as (${insert(productCategories, inCategories)}),
    i as (${insert(productImages, images)}),
    h as (${insert(priceHistory, prices)}),
    l as (${insert(stockLevels, levels)}),
    m as (${insert(stockMovements, movements)})
    select mode from durability`);
}

async function updateProduct(tx: Tx, planned: PlannedProduct, now: Date): Promise<boolean> {
  const { existing, record } = planned;
  if (!existing) return false;
  const changes = changedColumns(record, existing.product);
  if (Object.keys(changes).length > 0) {
    await tx
      .update(products)
      .set({ ...changes, updatedAt: now })
      .where(eq(products.id, record.id));
  }
  if ("price" in changes) {
    await tx
      .insert(priceHistory)
      .values({ productId: record.id, price: record.price ?? null, validFrom: now });
  }
  const categories = await updateCategories(tx, planned);
  const images = await updateImages(tx, planned);
  const stock = await updateStock(tx, planned);
  return Object.keys(changes).length > 0 || categories || images || stock;
}

async function updateCategories(tx: Tx, { existing, record, categories }: PlannedProduct): Promise<boolean> {
  if (!existing || categories === null) return false;
  const next = new Set(categories);
  const gone = existing.categories.filter((id) => !next.has(id));
  const added = [...next].filter((id) => !existing.categories.includes(id));
  if (gone.length > 0) {
    await tx
      .delete(productCategories)
      .where(
        sql`${productCategories.productId} = ${record.id} and ${inArray(productCategories.categoryId, gone)}`,
      );
  }
  if (added.length > 0) {
    await tx
      .insert(productCategories)
      .values(added.map((categoryId) => ({ productId: record.id, categoryId })));
  }
  return gone.length + added.length > 0;
}

async function updateImages(tx: Tx, planned: PlannedProduct): Promise<boolean> {
  const { record } = planned;
  const next = nextImages(planned);
  if (!next) return false;
  await tx.delete(productImages).where(eq(productImages.productId, record.id));
  if (next.length > 0) {
    await tx
      .insert(productImages)
      .values(next.map((image, position) => ({ ...image, position, productId: record.id })));
  }
  return true;
}

/** The file counts what lies on the shelf; what orders hold of it is not for sale. */
async function updateStock(tx: Tx, planned: PlannedProduct): Promise<boolean> {
  const { existing, record } = planned;
  const available = nextStock(planned);
  if (available === null) return false;
  const delta = available - (existing?.stock?.available ?? 0);
  await tx
    .insert(stockLevels)
    .values({ productId: record.id, available })
    .onConflictDoUpdate({ target: stockLevels.productId, set: { available } });
  if (delta !== 0) await tx.insert(stockMovements).values({ productId: record.id, delta, reason: "import" });
  return true;
}
