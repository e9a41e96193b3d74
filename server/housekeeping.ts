import type { Db } from "#app/db/client.server.ts";
import { describeDbError } from "#app/db/errors.server.ts";
import { removeOldMerges } from "#app/features/cart/guest/remove-old-merges.server.ts";
import { removeOldCatalogChanges } from "#app/features/catalog/index/catalog-changes.server.ts";
import { forgetOldCheckouts } from "#app/features/checkout/forget-old-checkouts.server.ts";
import { removeDeletedEntries } from "#app/features/content/entries/delete-entry.server.ts";
import { forgetOldDrafts } from "#app/features/draft-orders/forget-drafts.server.ts";
import {
  removeOldEnquiries,
  removeOrphanedAttachments,
} from "#app/features/enquiries/remove-old-enquiries.server.ts";
import { removeOldErrorReports } from "#app/features/error-reports/remove-old-error-reports.server.ts";
import { forgetErasedHires, forgetOldHires } from "#app/features/hires/forget-hires.server.ts";
import { forgetErasedOrders } from "#app/features/identity/account/forget-person.server.ts";
import { removeOldLinks } from "#app/features/identity/account/remove-old-links.server.ts";
import { removeOldAttempts } from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { endOldSessions } from "#app/features/identity/sign-in/end-old-sessions.server.ts";
import { removeOldImportFiles } from "#app/features/imports/run/import-files.server.ts";
import { markInterruptedImports } from "#app/features/imports/run/import-products.server.ts";
import { forgetOldOrders } from "#app/features/invoices/forget-old-orders.server.ts";
import { removeOldJobs } from "#app/features/jobs/remove-old-jobs.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { removeOldMailTexts } from "#app/features/mail/remove-old-mail-texts.server.ts";
import { removeOldNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { forgetUnpaidOrders } from "#app/features/orders/forget-unpaid-orders.server.ts";
import { forgetOrderNetworks } from "#app/features/orders/order-limits.server.ts";
import { removeOldQuotes } from "#app/features/quotes/remove-quotes.server.ts";
import { removeOrphanedPhotos } from "#app/features/scans/photos/remove-orphaned-photos.server.ts";
import { removeOldDeliveries } from "#app/features/webhooks/deliver-due-webhooks.server.ts";
import { removeOldWithdrawals } from "#app/features/withdrawals/remove-old-withdrawals.server.ts";

/**
 * Removes what the privacy notice says is not kept longer. Every step may run twice, and none keeps the others from
 * running: each failure is logged with the name of its step. Throws the first one when all have run.
 */
export async function runHousekeeping(work: WorkContext): Promise<void> {
  const failures: unknown[] = [];
  for (const [step, run] of Object.entries(STEPS))
    try {
      await run(work);
    } catch (error) {
      work.log.error({ step, error: describeDbError(error) }, "A step of housekeeping failed");
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}

type Step = (work: WorkContext) => Promise<void>;

const rowStep =
  (remove: (db: Db, now: Date) => Promise<void>): Step =>
  ({ db, clock }) =>
    remove(db, clock.now());

const STEPS: Readonly<Record<string, Step>> = {
  mailTexts: rowStep(removeOldMailTexts),
  jobs: rowStep(removeOldJobs),
  enquiries: rowStep(removeOldEnquiries),
  attempts: rowStep(removeOldAttempts),
  sessions: rowStep(endOldSessions),
  links: rowStep(removeOldLinks),
  checkouts: rowStep(forgetOldCheckouts),
  cartMerges: rowStep(removeOldMerges),
  unpaidOrders: rowStep(forgetUnpaidOrders),
  draftOrders: rowStep(forgetOldDrafts),
  orderNetworks: rowStep(forgetOrderNetworks),
  orders: rowStep(forgetOldOrders),
  erasedOrders: rowStep(forgetErasedOrders),
  quotes: rowStep(removeOldQuotes),
  hires: rowStep(forgetOldHires),
  erasedHires: rowStep(forgetErasedHires),
  deletedEntries: rowStep(removeDeletedEntries),
  catalogChanges: rowStep(removeOldCatalogChanges),
  errorReports: rowStep(removeOldErrorReports),
  withdrawals: rowStep(removeOldWithdrawals),
  notifications: rowStep(removeOldNotifications),
  webhookDeliveries: rowStep(removeOldDeliveries),
  interruptedImports: rowStep((db, now) => markInterruptedImports(db, now)),
  attachments: ({ db, config, clock }) => removeOrphanedAttachments({ db, config }, clock.now()),
  scanPhotos: removeOrphanedPhotos,
  importFiles: removeOldImportFiles,
};
