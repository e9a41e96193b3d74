import { and, asc, count, eq, gt, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { importChanges, type StoredChange } from "#app/db/schema/imports.ts";
import { categories, products } from "#app/db/schema/shop/catalog.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf } from "#app/lib/list-query.ts";
import type { ChangePage } from "../run/import-step.ts";
import { listChangedSince } from "./restore-product.server.ts";

const PAGE = 25;

/** A page of what a run changed, or in a dry run would change, in the order of its kind and the file. */
export async function listImportChanges(
  db: Db,
  runId: string,
  { after, kept = false }: { readonly after: string; readonly kept?: boolean },
): Promise<ChangePage> {
  const rows = await db
    .select()
    .from(importChanges)
    .where(
      and(
        eq(importChanges.runId, runId),
        kept ? isNotNull(importChanges.kept) : inArray(importChanges.kind, ["updated", "linked"]),
        isId(after) ? gt(importChanges.id, after) : undefined,
      ),
    )
    .orderBy(asc(importChanges.id))
    .limit(PAGE + 1);
  const [keptCount] = await db
    .select({ n: count() })
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), isNotNull(importChanges.kept)));
  const { shown: listed, next } = pageOf(rows, PAGE, ({ id }) => id);
  const shown = await withPresent(db, listed);
  return {
    changes: shown.map(({ id, row, sku, name, kind, changes, kept: why, editedId, since }) => ({
      id,
      row,
      sku,
      name,
      kind,
      editedId,
      kept: why,
      fields: changes.map(({ field, old, new: value }) => ({
        field,
        old,
        new: value,
        changedSince: since.get(field) ?? null,
      })),
    })),
    names: await namesIn(db, shown),
    next,
    kept: keptCount?.n ?? 0,
  };
}

/** Changes with the product's editor, and of those that an undo left what was changed since. */
async function withPresent(db: Db, rows: readonly (typeof importChanges.$inferSelect)[]) {
  const ids = rows.map(({ parentId, productId }) => parentId ?? productId);
  const found = ids.length
    ? await db.select({ id: products.id }).from(products).where(inArray(products.id, ids))
    : [];
  const present = new Set(found.map(({ id }) => id));
  const shown = [];
  for (const row of rows) {
    const edited = row.parentId ?? row.productId;
    const since = row.kept === "changed" ? await listChangedSince(db, row) : new Map<string, never>();
    shown.push({ ...row, since, editedId: present.has(edited) ? edited : null });
  }
  return shown;
}

/** What the ids among old and new values are called: paths of categories, SKUs or else names of products. */
async function namesIn(
  db: Db,
  rows: readonly {
    readonly changes: readonly StoredChange[];
    readonly since: ReadonlyMap<string, { readonly now: unknown }>;
  }[],
): Promise<ChangePage["names"]> {
  const idsIn = (fields: RegExp) => {
    const values = rows.flatMap(({ changes, since }) =>
      changes
        .filter(({ field }) => fields.test(field))
        .flatMap(({ field, old, new: next }) => [old, next, since.get(field)?.now].flat()),
    );
    return [...new Set(values.filter(isId))];
  };
  const inCategories = idsIn(/^categor(?:ies|yId)$/);
  const linked = idsIn(/^(?:links:.*|parentId)$/);
  const paths = inCategories.length
    ? await db
        .select({ id: categories.id, path: categories.path })
        .from(categories)
        .where(inArray(categories.id, inCategories))
    : [];
  const targets = linked.length
    ? await db
        .select({ id: products.id, sku: products.sku, name: products.name })
        .from(products)
        .where(inArray(products.id, linked))
    : [];
  return Object.fromEntries([
    ...paths.map(({ id, path }) => [id, path] as const),
    ...targets.map(({ id, sku, name }) => [id, sku ?? name] as const),
  ]);
}
