import { and, asc, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockLevels } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { getBackupState } from "#app/features/backups/queries.server.ts";
import { leftIn } from "#app/features/content/entries/admin-entries.ts";
import { listCollections } from "#app/features/content/entries/admin-queries.server.ts";
import { listEnquiries } from "#app/features/enquiries/admin/admin-queries.server.ts";
import { listErrorReports } from "#app/features/error-reports/queries.server.ts";
import { getLastImport } from "#app/features/imports/queries.server.ts";
import { countFailedJobs } from "#app/features/jobs/queries.server.ts";
import { NEEDS_ATTENTION } from "#app/features/orders/attention.server.ts";
import { ON_HOLD } from "#app/features/orders/fulfilment/hold.server.ts";
import { listRefundsToTransfer } from "#app/features/orders/list/refunds-to-transfer.server.ts";
import { countStaleTexts } from "#app/features/site-text/queries.server.ts";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import type {
  DueEnquiry,
  DueOrder,
  DueTransfers,
  DueWithdrawal,
  LowStock,
  OperationsState,
  SiteState,
} from "./admin-home.ts";
import { getMenuCounts, ORDERS_TO_DO } from "./menu-counts.server.ts";

/** Rows of each list; the whole list is one press away. */
const FEW = 6;

/** Stock at or below which a product without a number of its own counts as low. */
const LOW_STOCK = 2;

/** Errors of this many days are news. */
const RECENT_DAYS = 7;

/** The enquiries with the least working time left. */
export async function listDueEnquiries(db: Db, now: Date): Promise<readonly DueEnquiry[]> {
  const query = { view: "new", form: null, mine: false, search: "", before: "" } as const;
  const { rows } = await listEnquiries(db, query, { viewerId: "", now });
  return rows.slice(0, FEW).map(({ id, reference, formType, name, excerpt, locale, minutesLeft }) => ({
    id,
    reference,
    formType,
    name,
    excerpt,
    locale,
    minutesLeft: minutesLeft ?? 0,
  }));
}

/** Orders that a person must look at, then those whose goods wait to be sent, the longest waiting first. */
export async function listDueOrders(db: Db): Promise<readonly DueOrder[]> {
  return db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      total: orders.total,
      attention: orders.attention,
      deliveryMethod: orders.deliveryMethod,
      onHold: ON_HOLD,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(ORDERS_TO_DO)
    .orderBy(desc(NEEDS_ATTENTION), desc(ON_HOLD), asc(orders.placedAt))
    .limit(FEW);
}

/** Refunds that staff have to transfer, the longest waiting first; counted no further than lists count. */
export async function listDueTransfers(db: Db): Promise<DueTransfers> {
  const found = await listRefundsToTransfer(db, { limit: COUNT_LIMIT });
  return { refunds: found.slice(0, FEW), count: found.length };
}

/** Open statements of withdrawal, the refund that is due first on top. */
export function listDueWithdrawals(db: Db): Promise<readonly DueWithdrawal[]> {
  const { id, name, reference, refundDueAt } = withdrawals;
  return db
    .select({ id, name, reference, refundDueAt })
    .from(withdrawals)
    .where(eq(withdrawals.state, "open"))
    .orderBy(asc(refundDueAt), asc(id))
    .limit(FEW);
}

/** Products and variations for sale with few pieces left, the fewest first. */
export function listLowStock(db: Db): Promise<readonly LowStock[]> {
  const threshold: SQL = sql`coalesce(${products.lowStockAmount}, ${LOW_STOCK})`;
  return db
    .select({
      id: sql<string>`coalesce(${products.parentId}, ${products.id})`,
      name: products.name,
      sku: products.sku,
      available: stockLevels.available,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .where(and(eq(products.status, "published"), products.manageStock, lte(stockLevels.available, threshold)))
    .orderBy(asc(stockLevels.available), asc(products.name))
    .limit(FEW);
}

/** What the machinery has to say. */
export async function getOperationsState(
  db: Db,
  config: Pick<Config, "backups">,
  now: Date,
): Promise<OperationsState> {
  const [counts, failedJobs, { reports }, backups, run] = await Promise.all([
    getMenuCounts(db, now),
    countFailedJobs(db),
    listErrorReports(db),
    getBackupState(db, config, now),
    getLastImport(db),
  ]);
  const since = addMs(now, -RECENT_DAYS * DAY_MS);
  return {
    failedMails: counts.mail,
    failedJobs,
    errors: reports.filter(({ happenedAt }) => happenedAt >= since).length,
    backups,
    lastImport: run
      ? {
          fileName: run.fileName,
          state: run.state,
          at: run.finishedAt ?? run.createdAt,
          rows: run.counts.rows,
          failed: run.counts.skipped,
        }
      : null,
  };
}

/** What is left to write on the site. */
export async function getSiteState(db: Db): Promise<SiteState> {
  const [collections, staleTexts] = await Promise.all([listCollections(db), countStaleTexts(db)]);
  const { sample, missing, stale } = leftIn(collections);
  return { sampleEntries: sample, missingIrish: missing, staleIrish: stale, staleTexts };
}
