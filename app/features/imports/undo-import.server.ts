import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import {
  brands,
  categories,
  priceHistory,
  productCategories,
  productImages,
  productLinks,
  products,
} from "#app/db/schema/catalog.ts";
import { importChanges, importRuns, type StoredChange } from "#app/db/schema/imports.ts";
import { reservations, stockLevels, stockMovements } from "#app/db/schema/inventory.ts";
import { orderLines } from "#app/db/schema/orders.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { addJob } from "#app/features/jobs/add-job.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { WORK_ON_IMPORT } from "./prepare-import.server.ts";

type Run = typeof importRuns.$inferSelect;
type Change = typeof importChanges.$inferSelect;
type Kept = "changed" | "ordered";

const BATCH = 100;

/** Begins to take a whole import back. Nothing else may write the catalogue meanwhile. */
export async function undoImport(
  db: Db,
  { runId, actorId }: { readonly runId: string; readonly actorId: string },
): Promise<Result<null, { readonly kind: "busy" | "gone" }>> {
  return inTransaction(db, async (tx) => {
    const [run] = await tx.select().from(importRuns).where(eq(importRuns.id, runId)).for("update");
    if (!run?.tracked || !["finished", "stopped", "interrupted"].includes(run.state))
      return refuse({ kind: "gone" });
    const busy = await tx
      .select({ id: importRuns.id })
      .from(importRuns)
      .where(inArray(importRuns.state, ["running", "undoing"]));
    if (busy.length > 0) return refuse({ kind: "busy" });
    await tx.update(importRuns).set({ state: "undoing" }).where(eq(importRuns.id, runId));
    await addAuditEntry(tx, { actorId, action: "import.undone", subjectType: "import", subjectId: runId });
    await addJob(tx, { kind: WORK_ON_IMPORT, key: runId, payload: { runId } });
    return ok(null);
  });
}

/**
 * Gives changed products their old values and takes new ones away, product by product. One that was changed or
 * ordered since is left and says so. What was taken back is forgotten in the same transaction, so that a restart
 * goes on where it stopped.
 */
export async function undoBatches({ db, clock }: WorkContext, run: Run): Promise<void> {
  for (const kind of ["linked", "updated", "created"] as const) {
    for (let after = ""; ; ) {
      const batch = await nextChanges(db, run.id, kind, after);
      for (const change of batch) {
        await inTransaction(db, async (tx) => {
          const kept =
            kind === "created" ? await removeCreated(tx, change) : await restore(tx, change, clock.now());
          if (kept) await tx.update(importChanges).set({ kept }).where(eq(importChanges.id, change.id));
          else await tx.delete(importChanges).where(eq(importChanges.id, change.id));
        });
      }
      await inTransaction(db, bumpSiteVersion);
      if (batch.length < BATCH) break;
      after = batch.at(-1)?.id ?? after;
    }
  }
  await inTransaction(db, async (tx) => {
    await removeEmptyTerms(tx, run);
    await tx
      .update(importRuns)
      .set({ state: "undone", finishedAt: clock.now() })
      .where(eq(importRuns.id, run.id));
    await bumpSiteVersion(tx);
  });
}

function nextChanges(db: Db, runId: string, kind: string, after: string): Promise<Change[]> {
  return db
    .select()
    .from(importChanges)
    .where(
      and(
        eq(importChanges.runId, runId),
        eq(importChanges.dry, false),
        eq(importChanges.kind, kind),
        isNull(importChanges.kept),
        after === "" ? undefined : gt(importChanges.id, after),
      ),
    )
    .orderBy(asc(importChanges.id))
    .limit(BATCH);
}

async function restore(tx: Tx, { productId, changes }: Change, now: Date): Promise<Kept | null> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for("update");
  if (!product) return null;
  const columns: StoredChange[] = [];
  for (const change of changes) {
    const current = await currentValue(tx, product, change);
    if (change.field !== "stock" && !isDeepStrictEqual(plain(current), plain(change.new))) return "changed";
    if (Object.hasOwn(product, change.field)) columns.push(change);
  }
  if (columns.length > 0) {
    const old = Object.fromEntries(columns.map(({ field, old: value }) => [field, revive(field, value)]));
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

function revive(field: string, value: unknown): unknown {
  return /^sale(?:From|To)$/.test(field) && typeof value === "string" ? new Date(value) : value;
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
    const known = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(inArray(categories.id, old as string[]));
    if (known.length > 0)
      await tx.insert(productCategories).values(known.map(({ id }) => ({ productId, categoryId: id })));
  }
  if (change.field === "images") {
    await tx.delete(productImages).where(eq(productImages.productId, productId));
    const images = old as { source: string; mediaId: string | null }[];
    if (images.length > 0)
      await tx
        .insert(productImages)
        .values(images.map((image, position) => ({ ...image, productId, position })));
  }
  if (change.field.startsWith("links:")) {
    const kind = change.field.slice(6);
    await tx
      .delete(productLinks)
      .where(and(eq(productLinks.productId, productId), eq(productLinks.kind, kind)));
    const known = new Set(
      (
        await tx
          .select({ id: products.id })
          .from(products)
          .where(inArray(products.id, old as string[]))
      ).map(({ id }) => id),
    );
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

/** Takes a product away that the import made, with its variations; null also when it is gone already. */
async function removeCreated(tx: Tx, change: Change): Promise<Kept | null> {
  const headId = change.parentId ?? change.productId;
  const family = await tx
    .select({ id: products.id, parentId: products.parentId, updatedAt: products.updatedAt })
    .from(products)
    .where(sql`${products.id} = ${headId} or ${products.parentId} = ${headId}`)
    .for("update");
  if (!family.some(({ id }) => id === change.productId)) return null;
  const made = new Map(
    (
      await tx
        .select({ id: importChanges.productId, at: importChanges.at })
        .from(importChanges)
        .where(
          and(
            eq(importChanges.runId, change.runId),
            eq(importChanges.dry, false),
            eq(importChanges.kind, "created"),
            inArray(
              importChanges.productId,
              family.map(({ id }) => id),
            ),
          ),
        )
    ).map(({ id, at }) => [id, at.getTime()]),
  );
  // A family that was new as a whole stands or falls as a whole; a variation added to an older product goes alone.
  const whole = made.has(headId) || family.every(({ id }) => id !== headId);
  const gone = whole ? family : family.filter(({ id }) => id === change.productId);
  if (gone.some(({ id, updatedAt }) => made.get(id) !== updatedAt.getTime())) return "changed";
  const ids = gone.map(({ id }) => id);
  const [ordered] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.productId, ids))
    .limit(1);
  const [held] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(inArray(reservations.productId, ids))
    .limit(1);
  if (ordered || held) return "ordered";
  await tx.delete(products).where(inArray(products.id, ids));
  return null;
}

/** Categories and brands that the import made, as far as nothing else is in them; the deepest first. */
async function removeEmptyTerms(tx: Tx, run: Run): Promise<void> {
  const made = run.madeCategories.length
    ? await tx
        .select({ id: categories.id, path: categories.path })
        .from(categories)
        .where(inArray(categories.id, [...run.madeCategories]))
    : [];
  for (const { id } of made.sort((a, b) => b.path.split(" > ").length - a.path.split(" > ").length)) {
    await tx
      .delete(categories)
      .where(
        and(
          eq(categories.id, id),
          sql`not exists (select 1 from ${productCategories} where ${productCategories.categoryId} = ${id})`,
          sql`not exists (select 1 from ${products} where ${products.categoryId} = ${id})`,
          sql`not exists (select 1 from categories child where child.parent_id = ${id})`,
        ),
      );
  }
  if (run.madeBrands.length === 0) return;
  await tx
    .delete(brands)
    .where(
      and(
        inArray(brands.id, [...run.madeBrands]),
        sql`not exists (select 1 from ${products} where ${products.brandId} = ${brands.id})`,
      ),
    );
}
