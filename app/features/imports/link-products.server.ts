import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { productLinks, products } from "#app/db/schema/catalog.ts";
import type { ColumnMap } from "./columns.ts";
import { keysOf } from "./families.ts";
import type { Field } from "./fields.ts";
import type { RowProblem } from "./import-report.ts";
import { problemOf } from "./problems.ts";
import { type ProductReference, type ProductRow, referenceKey, referenceText } from "./product-row.ts";

const BATCH = 200;

const KINDS = [
  { kind: "upsell", field: "upsells", of: (row: ProductRow) => row.upsells },
  { kind: "cross_sell", field: "crossSells", of: (row: ProductRow) => row.crossSells },
  { kind: "grouped", field: "grouped", of: (row: ProductRow) => (row.type === "grouped" ? row.members : []) },
] as const satisfies readonly {
  kind: string;
  field: Field;
  of: (row: ProductRow) => readonly ProductReference[];
}[];

interface Linked {
  readonly row: ProductRow;
  readonly id: string;
}

/** Links of one kind, before and after, in their order. */
interface LinkChange {
  readonly row: ProductRow;
  readonly id: string;
  readonly kind: string;
  readonly old: readonly string[];
  readonly next: readonly string[];
}

/**
 * The last pass: up-sells, cross-sells and groups, once every product of the file is in the shop. Returns what
 * could not be found and how many products have other links than before.
 */
export async function linkProducts(
  db: Db,
  source: string,
  columns: ColumnMap,
  rows: readonly Linked[],
  remember?: (tx: Tx, change: LinkChange) => Promise<void>,
): Promise<{ readonly problems: readonly RowProblem[]; readonly changed: ReadonlySet<string> }> {
  const own = new Map(rows.flatMap(({ row, id }) => keysOf(row).map((key) => [key, id] as const)));
  const linked = rows.filter(({ row }) => KINDS.some(({ of }) => of(row).length > 0));
  const problems: RowProblem[] = [];
  const changed = new Set<string>();
  for (let at = 0; at < linked.length; at += BATCH) {
    const batch = linked.slice(at, at + BATCH);
    const idOf = await resolver(db, source, own, batch);
    await inTransaction(db, async (tx) => {
      const before = await tx
        .select()
        .from(productLinks)
        .where(
          inArray(
            productLinks.productId,
            batch.map(({ id }) => id),
          ),
        )
        .orderBy(productLinks.productId, productLinks.kind, productLinks.position);
      for (const { row, id } of batch) {
        for (const { kind, field, of } of KINDS) {
          const references = of(row);
          if (references.length === 0) continue;
          const targets = new Set<string>();
          for (const reference of references) {
            const target = idOf(reference);
            if (target !== undefined && target !== id) targets.add(target);
            else problems.push(notFound(columns, row, field, reference));
          }
          const old = before
            .filter((link) => link.productId === id && link.kind === kind)
            .map((link) => link.targetId);
          if (old.join() === [...targets].join()) continue;
          changed.add(id);
          await remember?.(tx, { row, id, kind, old, next: [...targets] });
          await tx
            .delete(productLinks)
            .where(and(eq(productLinks.productId, id), eq(productLinks.kind, kind)));
          if (targets.size === 0) continue;
          await tx
            .insert(productLinks)
            .values([...targets].map((targetId, position) => ({ productId: id, kind, targetId, position })));
        }
      }
    });
  }
  return { problems, changed };
}

function notFound(
  columns: ColumnMap,
  row: ProductRow,
  field: Field,
  reference: ProductReference,
): RowProblem {
  const text = referenceText(reference);
  const reason = { code: "reference-not-found", reference: text } as const;
  return problemOf(columns, row, field, { severity: "warning", reason }, text);
}

/** Finds what references mean: rows of the file first, then products of the shop, in two queries. */
async function resolver(db: Db, source: string, own: ReadonlyMap<string, string>, batch: readonly Linked[]) {
  const open = batch
    .flatMap(({ row }) => KINDS.flatMap(({ of }) => [...of(row)]))
    .filter((reference) => !own.has(referenceKey(reference)));
  const ids = open.flatMap((reference) => (reference.kind === "id" ? [reference.id] : []));
  const skus = open.flatMap((reference) => (reference.kind === "sku" ? [reference.sku.toLowerCase()] : []));
  const byId =
    ids.length === 0
      ? []
      : await db
          .select({ id: products.id, sourceId: products.sourceId })
          .from(products)
          .where(and(eq(products.source, source), inArray(products.sourceId, ids)));
  const bySku =
    skus.length === 0
      ? []
      : await db
          .select({ id: products.id, sku: products.sku })
          .from(products)
          .where(inArray(sql`lower(${products.sku})`, skus));
  const found = new Map([
    ...byId.map((product) => [`id:${product.sourceId}`, product.id] as const),
    ...bySku.map((product) => [`sku:${product.sku?.toLowerCase()}`, product.id] as const),
    ...own,
  ]);
  return (reference: ProductReference) => found.get(referenceKey(reference));
}
