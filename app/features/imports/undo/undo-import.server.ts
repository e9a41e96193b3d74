import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { isIntegrityViolation } from "#app/db/errors.server.ts";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { importChanges, importRuns } from "#app/db/schema/imports.ts";
import { brands, categories, productCategories, products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockMovements } from "#app/db/schema/shop/inventory.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { priceListPrices } from "#app/db/schema/shop/price-lists.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { followVariationPrices } from "#app/features/catalog/variation-prices.server.ts";
import { ADJUST_REASONS } from "#app/features/inventory/enums.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import type { Result } from "#app/lib/result.ts";
import { type BeginRefusal, beginRun } from "../run/begin-run.server.ts";
import type { ImportContext } from "../run/import-context.server.ts";
import type { ChangeKind, KeptReason } from "../run/import-step.ts";
import { removeRunPictures } from "./remove-run-pictures.server.ts";
import { followStock, restoreProduct } from "./restore-product.server.ts";

type Run = typeof importRuns.$inferSelect;
type Change = typeof importChanges.$inferSelect;

/** States from which an import can be taken back; a cut-off undo goes on where it stopped. */
const UNDOABLE = ["finished", "stopped", "interrupted", "undo-interrupted"];

const BATCH = 100;

/** Begins to take a whole import back. Nothing else may write the catalogue meanwhile. */
export function undoImport(
  ctx: Pick<ImportContext, "db" | "clock">,
  { runId, actorId }: { readonly runId: string; readonly actorId: string },
): Promise<Result<null, BeginRefusal>> {
  return beginRun(ctx, runId, {
    isReady: ({ tracked, state }) => tracked && UNDOABLE.includes(state),
    async begin(tx) {
      await tx.update(importRuns).set({ state: "undoing" }).where(eq(importRuns.id, runId));
      await addAuditEntry(tx, { actorId, action: "import.undone", subjectId: runId });
    },
  });
}

/**
 * Gives changed products their old values and takes new ones away, product by product. One that was changed, counted or
 * ordered since, or that the shop no longer allows as it was, is left and says so. What was taken back is forgotten in
 * the same transaction, so that a restart goes on where it stopped.
 */
export async function undoBatches({ db, clock }: WorkContext, run: Run): Promise<void> {
  for (const kind of ["linked", "updated", "created"] as const) {
    for (let after = ""; ; ) {
      const batch = await nextChanges(db, run.id, kind, after);
      for (const change of batch) await takeBack(db, change, clock.now());
      await inTransaction(db, bumpSiteVersion);
      if (batch.length < BATCH) break;
      after = batch.at(-1)?.id ?? after;
    }
  }
  await removeRunPictures(db, run);
  await inTransaction(db, async (tx) => {
    await removeEmptyTerms(tx, run);
    await tx
      .update(importRuns)
      .set({ state: "undone", finishedAt: clock.now() })
      .where(eq(importRuns.id, run.id));
    await bumpSiteVersion(tx);
  });
}

async function takeBack(db: Db, change: Change, now: Date): Promise<void> {
  const thisChange = eq(importChanges.id, change.id);
  try {
    await inTransaction(db, async (tx) => {
      const kept =
        change.kind === "created"
          ? await removeCreated(tx, change, now)
          : await restoreProduct(tx, change, now);
      if (kept) await tx.update(importChanges).set({ kept }).where(thisChange);
      else await tx.delete(importChanges).where(thisChange);
    });
  } catch (error) {
    // What it was before is no longer possible: another product has its part number, or something holds on to it.
    if (!isIntegrityViolation(error)) throw error;
    await db.update(importChanges).set({ kept: "changed" }).where(thisChange);
  }
}

function nextChanges(db: Db, runId: string, kind: ChangeKind, after: string): Promise<Change[]> {
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

/** Takes a product away that the import made, with its variations; null also when it is gone already. */
async function removeCreated(tx: Tx, change: Change, now: Date): Promise<KeptReason | null> {
  const headId = change.parentId ?? change.productId;
  const family = await tx
    .select({ id: products.id, parentId: products.parentId, updatedAt: products.updatedAt })
    .from(products)
    .where(sql`${products.id} = ${headId} or ${products.parentId} = ${headId}`)
    .for("update");
  if (!family.some(({ id }) => id === change.productId)) return null;
  const created = new Map(
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
  // A family that was new as a whole is or falls as a whole; a variation added to an older product goes alone.
  const whole = created.has(headId) || family.every(({ id }) => id !== headId);
  const gone = whole ? family : family.filter(({ id }) => id === change.productId);
  if (gone.some(({ id, updatedAt }) => created.get(id) !== updatedAt.getTime())) return "changed";
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
  if (await hasStaffWork(tx, ids)) return "changed";
  await tx.delete(products).where(inArray(products.id, ids));
  if (!whole) {
    await followVariationPrices(tx, [headId], now);
    await followStock(tx, headId);
  }
  return null;
}

/** Whether staff saved a draft, an own price in a price list or a stock count, which leave `updatedAt` as it is. */
async function hasStaffWork(tx: Tx, productIds: readonly string[]): Promise<boolean> {
  const ids = [...productIds];
  const isCount = inArray(stockMovements.reason, ["adjust", ...ADJUST_REASONS]);
  return (
    (await tx.$count(changeDrafts, inArray(changeDrafts.productId, ids))) > 0 ||
    (await tx.$count(priceListPrices, inArray(priceListPrices.productId, ids))) > 0 ||
    (await tx.$count(stockMovements, and(inArray(stockMovements.productId, ids), isCount))) > 0
  );
}

/** Categories and brands that the import made, as far as nothing else is in them; the deepest first. */
async function removeEmptyTerms(tx: Tx, run: Run): Promise<void> {
  const created = run.madeCategories.length
    ? await tx
        .select({ id: categories.id, path: categories.path })
        .from(categories)
        .where(inArray(categories.id, [...run.madeCategories]))
    : [];
  for (const { id } of created.sort((a, b) => b.path.split(" > ").length - a.path.split(" > ").length)) {
    await tx
      .delete(categories)
      .where(
        and(
          eq(categories.id, id),
          sql`not exists (select 1 from ${productCategories} where ${productCategories.categoryId} = ${id})`,
          sql`not exists (select 1 from ${products} where ${products.categoryId} = ${id})`,
          sql`not exists (select 1 from ${hireItems} where ${hireItems.categoryId} = ${id})`,
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
