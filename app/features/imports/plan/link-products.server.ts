import { and, eq, inArray, sql } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { productLinks, products } from "#app/db/schema/shop/catalog.ts";
import type { LinkKind, ProductSource } from "#app/features/catalog/catalog.ts";
import type { ColumnMap } from "../file/columns.ts";
import type { ImportField } from "../file/fields.ts";
import type { BlankRule } from "../file/setup.ts";
import type { RowProblem } from "../report/import-report.ts";
import { type ProductReference, type ProductRow, referenceKey, referenceText } from "../row/product-row.ts";
import { rowKeys } from "./families.ts";
import { problemOfRow } from "./problems.ts";

const BATCH = 200;

const KINDS = [
  { kind: "upsell", field: "upsells", of: (row: ProductRow) => row.upsells },
  { kind: "cross_sell", field: "crossSells", of: (row: ProductRow) => row.crossSells },
  { kind: "grouped", field: "grouped", of: (row: ProductRow) => (row.type === "grouped" ? row.members : []) },
] as const satisfies readonly {
  kind: LinkKind;
  field: ImportField;
  of: (row: ProductRow) => readonly ProductReference[];
}[];

interface Linked {
  readonly row: ProductRow;
  readonly id: string;
}

/** Links of one kind, before and after, in their order. */
export interface LinkChange {
  readonly row: ProductRow;
  readonly id: string;
  readonly kind: LinkKind;
  readonly old: readonly string[];
  readonly next: readonly string[];
}

interface LinkPass {
  readonly source: ProductSource;
  readonly columns: ColumnMap;
  readonly blank: BlankRule;
  readonly rows: readonly Linked[];
  /** True: the links are compared, and none is written. */
  readonly dry: boolean;
  /** Told of every change, in the transaction that writes it. */
  readonly remember: (tx: Tx, change: LinkChange) => Promise<void>;
}

/**
 * The last pass: up-sells, cross-sells and groups, once every product of the file is in the shop, or in a dry run
 * has an id that means it. Returns what could not be found and the products that have other links than before.
 */
export async function linkProducts(
  db: Db,
  pass: LinkPass,
): Promise<{ readonly problems: readonly RowProblem[]; readonly changed: ReadonlySet<string> }> {
  const idsByKey = new Map(pass.rows.flatMap(({ row, id }) => rowKeys(row).map((key) => [key, id] as const)));
  const linked = pass.rows.filter(({ row }) => KINDS.some((kind) => decides(pass, row, kind)));
  const problems: RowProblem[] = [];
  const changed = new Set<string>();
  for (let at = 0; at < linked.length; at += BATCH) {
    const batch = linked.slice(at, at + BATCH);
    const idOf = await resolver(db, pass.source, idsByKey, batch);
    await inTransaction(db, async (tx) => {
      const before = await readLinks(tx, batch);
      // In a dry run, ids are of products that are not there.
      const there = pass.dry ? null : await holdProducts(tx, batch, idOf);
      const still = (id: string) => there === null || there.has(id);
      const present = (reference: ProductReference) => {
        const id = idOf(reference);
        return id !== undefined && still(id) ? id : undefined;
      };
      for (const product of batch.filter(({ id }) => still(id))) {
        for (const kind of KINDS) {
          if (!decides(pass, product.row, kind)) continue;
          const { targets, lost } = resolve(product, kind.of(product.row), present);
          problems.push(
            ...lost.map((reference) => notFound(pass.columns, product.row, kind.field, reference)),
          );
          const old = before
            .filter((link) => link.productId === product.id && link.kind === kind.kind)
            .map((link) => link.targetId);
          if (old.join() === targets.join()) continue;
          changed.add(product.id);
          const change = { ...product, kind: kind.kind, old, next: targets };
          await pass.remember(tx, change);
          if (!pass.dry) await writeLinks(tx, change);
        }
      }
    });
  }
  return { problems, changed };
}

type Resolver = (reference: ProductReference) => string | undefined;

/** Those of a batch and of its targets that no one has deleted meanwhile; they stay until the transaction ends. */
async function holdProducts(tx: Tx, batch: readonly Linked[], idOf: Resolver): Promise<ReadonlySet<string>> {
  const targets = batch.flatMap(({ row }) =>
    KINDS.flatMap(({ of }) => of(row).flatMap((reference) => idOf(reference) ?? [])),
  );
  const ids = [...new Set([...batch.map(({ id }) => id), ...targets])];
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(anyOf(products.id, ids))
    .orderBy(products.id)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** A blank cell leaves the links alone unless blank cells clear. */
function decides({ blank, columns }: LinkPass, row: ProductRow, kind: (typeof KINDS)[number]): boolean {
  if (kind.of(row).length > 0) return true;
  const bears = kind.kind !== "grouped" || row.type === "grouped";
  return blank === "clear" && bears && columns.has(kind.field);
}

function readLinks(tx: Tx, batch: readonly Linked[]) {
  const ids = batch.map(({ id }) => id);
  return tx
    .select()
    .from(productLinks)
    .where(inArray(productLinks.productId, ids))
    .orderBy(productLinks.productId, productLinks.kind, productLinks.position);
}

function resolve({ id }: Linked, references: readonly ProductReference[], idOf: Resolver) {
  const targets = new Set<string>();
  const lost: ProductReference[] = [];
  for (const reference of references) {
    const target = idOf(reference);
    if (target !== undefined && target !== id) targets.add(target);
    else lost.push(reference);
  }
  return { targets: [...targets], lost };
}

async function writeLinks(tx: Tx, { id, kind, next }: LinkChange): Promise<void> {
  await tx.delete(productLinks).where(and(eq(productLinks.productId, id), eq(productLinks.kind, kind)));
  if (next.length === 0) return;
  await tx
    .insert(productLinks)
    .values(next.map((targetId, position) => ({ productId: id, kind, targetId, position })));
}

function notFound(
  columns: ColumnMap,
  row: ProductRow,
  field: ImportField,
  reference: ProductReference,
): RowProblem {
  const text = referenceText(reference);
  const reason = { code: "reference-not-found", reference: text } as const;
  return problemOfRow(columns, row, field, { severity: "warning", reason }, text);
}

/** Finds what references mean: rows of the file first, then products of the shop, in two queries. */
async function resolver(
  db: Db,
  source: ProductSource,
  idsByKey: ReadonlyMap<string, string>,
  batch: readonly Linked[],
): Promise<Resolver> {
  const open = batch
    .flatMap(({ row }) => KINDS.flatMap(({ of }) => [...of(row)]))
    .filter((reference) => !idsByKey.has(referenceKey(reference)));
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
    ...idsByKey,
  ]);
  return (reference: ProductReference) => found.get(referenceKey(reference));
}
