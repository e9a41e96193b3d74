import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { PRODUCT_STATUSES, VISIBILITIES } from "#app/features/catalog/enums.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { isId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { keysOf } from "#app/lib/records.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { listObstacles } from "../product/save/publish-check.server.ts";
import { renewSearchText } from "../product/save/renew-search-text.server.ts";
import { writeManyPrices } from "../product/save/write-prices.server.ts";
import type { BulkOutcome } from "./bulk.ts";
import { holdReferred, moveCategory, type UndoColumn } from "./change-many.server.ts";

const centsOrNull = z.int().transform(cents).nullable();

const undoColumns = z
  .object({
    status: z.enum(PRODUCT_STATUSES),
    visibility: z.enum(VISIBILITIES),
    categoryId: z.string().nullable(),
    brandId: z.string().nullable(),
    vatRate: z.int(),
    regularPrice: centsOrNull,
    salePrice: centsOrNull,
    sample: z.boolean(),
  } satisfies Record<UndoColumn, z.ZodType>)
  .partial();

/** `BulkBefore` as the audit entry keeps it. */
const beforeSchema = z.object({
  id: z.string(),
  was: undoColumns,
  now: undoColumns,
  keepsCategory: z.boolean().optional(),
});

type Before = z.infer<typeof beforeSchema>;

interface UndoneMany {
  readonly changed: number;
  /** Rows that were left as they are, because somebody has changed them since or what they had before is gone. */
  readonly left: number;
  /** Products that may not be published again, with what is in the way. */
  readonly refused: BulkOutcome["refused"];
}

/**
 * Takes back a change of many. A product that somebody has changed in the same field since, or whose category or brand
 * of before is gone, is left as it is. A product made by hand is published again only with all that the law on product
 * safety asks for; an imported one, as its file published it. Undoing twice changes nothing.
 */
export async function undoMany(
  db: Db,
  { batch, actorId, now }: { readonly batch: string; readonly actorId: string; readonly now: Date },
): Promise<Result<UndoneMany, { readonly kind: "not-found" }>> {
  if (!isId(batch)) return refuse({ kind: "not-found" });
  return inTransaction(db, async (tx) => {
    const [entry] = await tx
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "product-batch"), eq(auditLog.subjectId, batch)));
    const stored = z.array(beforeSchema).safeParse(entry?.details.before);
    if (!stored.success) return refuse({ kind: "not-found" });
    const before = stored.data;
    const { back, refused } = await restore(tx, before, now);
    const texts = before.some(({ was }) => "categoryId" in was || "brandId" in was);
    if (texts) await renewSearchText(tx, back);
    if (back.length > 0) {
      const details = { products: back.length, of: batch };
      await addAuditEntry(tx, { actorId, action: "product.change-undone", details });
      await bumpSiteVersion(tx);
    }
    return ok({ changed: back.length, left: before.length - back.length - refused.length, refused });
  });
}

interface Undone {
  readonly row: typeof products.$inferSelect;
  readonly was: Before["was"];
  readonly keepsCategory: boolean;
}

interface Restored {
  /** Ids of the products that have their values back. */
  readonly back: readonly string[];
  readonly refused: UndoneMany["refused"];
}

/** Restores the values of products that are still as the change left them. */
async function restore(tx: Tx, before: readonly Before[], now: Date): Promise<Restored> {
  const changes = new Map(before.map((product) => [product.id, product]));
  if (changes.size === 0) return { back: [], refused: [] };
  const isPossible = await findPossible(tx, before);
  const rows = await tx
    .select()
    .from(products)
    .where(anyOf(products.id, [...changes.keys()]))
    .orderBy(asc(products.id))
    .for("no key update");
  const unchanged = rows.flatMap((row) => {
    const change = changes.get(row.id);
    const columns = keysOf(change?.was ?? {});
    return change && isPossible(change.was) && columns.every((column) => row[column] === change.now[column])
      ? [{ row, was: change.was, keepsCategory: change.keepsCategory ?? false }]
      : [];
  });
  const obstacles = await listRepublishObstacles(tx, unchanged);
  const same = unchanged.filter(({ row }) => !obstacles.has(row.id));
  const priced = same.filter(({ was }) => "regularPrice" in was);
  await writeManyPrices(
    tx,
    priced.map(({ row: { id, saleFrom, saleTo }, was }) => ({
      id,
      saleFrom,
      saleTo,
      regularPrice: was.regularPrice ?? null,
      salePrice: was.salePrice ?? null,
    })),
    now,
  );
  const others = same.filter(({ was }) => !("regularPrice" in was));
  for (const some of Map.groupBy(others, ({ was }) => JSON.stringify(was)).values()) await putBack(tx, some);
  const refused = unchanged.flatMap(({ row: { id, name } }) => {
    const why = obstacles.get(id);
    return why ? [{ name, why }] : [];
  });
  return { back: same.map(({ row }) => row.id), refused };
}

/** What keeps products made by hand from being published again; without an entry: nothing. */
function listRepublishObstacles(tx: Tx, undone: readonly Undone[]): ReturnType<typeof listObstacles> {
  const published = undone.filter(({ row, was }) => was.status === "published" && row.source === null);
  return listObstacles(
    tx,
    published.map(({ row }) => row.id),
  );
}

/** Whether the former category or brand of a product still exists. */
async function findPossible(tx: Tx, before: readonly Before[]): Promise<(was: Before["was"]) => boolean> {
  const of = async (column: "categoryId" | "brandId") => {
    const ids = new Set(before.flatMap(({ was }) => (isId(was[column]) ? [was[column]] : [])));
    return ids.size === 0 ? new Set<string>() : holdReferred(tx, column, [...ids]);
  };
  const there = { categoryId: await of("categoryId"), brandId: await of("brandId") };
  const isThere = (column: "categoryId" | "brandId", id: unknown) => !isId(id) || there[column].has(id);
  return ({ categoryId, brandId }) => isThere("categoryId", categoryId) && isThere("brandId", brandId);
}

/** Restores rows that had the same values before. */
async function putBack(tx: Tx, some: readonly Undone[]): Promise<void> {
  const was = some[0]?.was;
  if (!was) return;
  const rows = some.map(({ row }) => row);
  const ids = rows.map(({ id }) => id);
  await tx.update(products).set(was).where(anyOf(products.id, ids));
  if (!("categoryId" in was)) return;
  const left = some.map(({ row, keepsCategory }) => ({
    id: row.id,
    categoryId: keepsCategory ? null : row.categoryId,
  }));
  await moveCategory(tx, left, was.categoryId ?? null);
}
