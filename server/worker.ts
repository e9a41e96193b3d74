import { describeDbError } from "#app/db/errors.server.ts";
import { type BackupWork, runBackups, scheduleBackups } from "#app/features/backups/run-backups.server.ts";
import { readCatalogIndex } from "#app/features/catalog/index/catalog-index.server.ts";
import { refreshSalePrices } from "#app/features/catalog/refresh-sale-prices.server.ts";
import { PUBLISH_ON_TIME, publishOnTime } from "#app/features/content/entries/publish-on-time.server.ts";
import { sendLateDigest } from "#app/features/enquiries/admin/send-late-digest.server.tsx";
import { DRAFT_QUOTE } from "#app/features/enquiries/draft-quote-job.server.ts";
import { MATCH_KIT, matchKit } from "#app/features/enquiries/kit/match-kit.server.ts";
import { followPackedHires } from "#app/features/hires/counts/follow-packed-hires.server.ts";
import { mailGoods } from "#app/features/hires/handover/mail-goods.server.ts";
import { lapseHires } from "#app/features/hires/payments/lapse-hires.server.ts";
import { remindBalances } from "#app/features/hires/payments/remind-balances.server.ts";
import { HIRE_ORDER_HANDLERS } from "#app/features/hires/payments/settle-hire-order.server.ts";
import { remindInspections } from "#app/features/hires/safety/remind-inspections.server.tsx";
import { mailSecondFactorRemovedByStaff } from "#app/features/identity/account/queue-account-mail.server.ts";
import { MAIL_SECOND_FACTOR_REMOVED } from "#app/features/identity/sign-in/remove-second-factor.server.ts";
import { fetchPicture } from "#app/features/imports/pictures/fetch-picture.server.ts";
import { FETCH_PICTURE } from "#app/features/imports/pictures/queue-pictures.server.ts";
import { WORK_ON_IMPORT } from "#app/features/imports/run/begin-run.server.ts";
import { markInterruptedImports } from "#app/features/imports/run/import-products.server.ts";
import { workOnImport } from "#app/features/imports/work-on-import.server.ts";
import { releaseLeases } from "#app/features/jobs/lease.server.ts";
import { JOB_QUEUE, type JobHandlers, runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import { schedulePeriodicJobs } from "#app/features/jobs/schedule-periodic-jobs.server.ts";
import { onWork } from "#app/features/jobs/wake.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { deliverDueMails, MAIL_QUEUE } from "#app/features/mail/deliver-due-mails.server.ts";
import { removeOrphanedMedia } from "#app/features/media/remove-orphaned-media.server.ts";
import { collectNotifications } from "#app/features/notifications/collect-notifications.server.ts";
import { expireOrders } from "#app/features/orders/expire-orders.server.ts";
import { reconcilePayments } from "#app/features/payments/reconcile-payments.server.ts";
import { sendDueRefunds } from "#app/features/payments/refunds/send-refund.server.ts";
import { draftQuoteOfBasket } from "#app/features/quotes/quote-of-enquiry.server.ts";
import { closeExpiredRequests } from "#app/features/quotes/requests/close-expired-requests.server.ts";
import { deliverDueWebhooks, WEBHOOK_QUEUE } from "#app/features/webhooks/deliver-due-webhooks.server.ts";
import { newPictureFetcher, PUBLIC_INTERNET } from "#app/integrations/pictures/picture-fetcher.server.ts";
import { newWebhookSender, PUBLIC_RECEIVERS } from "#app/integrations/webhooks/webhook-sender.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/lib/time/clock.ts";
import { findKitProduct } from "./find-kit-product.ts";
import { runHousekeeping } from "./housekeeping.ts";

/** Work that applies payments. */
const paying = (work: WorkContext) => ({ ...work, orderKinds: HIRE_ORDER_HANDLERS });

/** What is done in the background, by kind of job. `everyMs` makes a kind come round by itself. */
export const JOBS: JobHandlers = {
  "expire-orders": { everyMs: MINUTE_MS, run: expireOrders },
  "reconcile-payments": { everyMs: 2 * MINUTE_MS, run: (work) => reconcilePayments(paying(work)) },
  "send-refunds": { everyMs: MINUTE_MS, run: (work) => sendDueRefunds(paying(work)) },
  "lapse-hires": { everyMs: MINUTE_MS, run: lapseHires },
  "close-expired-requests": { everyMs: MINUTE_MS, run: closeExpiredRequests },
  "follow-packed-hires": { everyMs: MINUTE_MS, run: followPackedHires },
  "mail-goods": { everyMs: MINUTE_MS, run: mailGoods },
  "remind-balances": { everyMs: HOUR_MS, run: remindBalances },
  "remind-inspections": { everyMs: HOUR_MS, run: remindInspections },
  "refresh-sale-prices": { everyMs: 5 * MINUTE_MS, run: refreshSalePrices },
  "collect-notifications": { everyMs: MINUTE_MS, run: collectNotifications },
  "enquiry-digest": { everyMs: 15 * MINUTE_MS, run: sendLateDigest },
  [DRAFT_QUOTE]: ({ db, clock }, { enquiryId }) => draftQuoteOfBasket(db, enquiryId, clock.now()),
  [MATCH_KIT]: ({ db }, { enquiryId }) => matchKit(db, enquiryId, findKitProduct),
  [MAIL_SECOND_FACTOR_REMOVED]: (ctx, { userId }) => mailSecondFactorRemovedByStaff(ctx, userId),
  "remove-orphaned-media": { everyMs: DAY_MS, run: removeOrphanedMedia },
  [PUBLISH_ON_TIME]: (ctx, { entryId }) => publishOnTime(ctx, entryId),
  housekeeping: { everyMs: HOUR_MS, run: runHousekeeping },
};

const LOOK_EVERY_MS = SECOND_MS;
/** A picture server that takes its time holds one of these, and not the other pictures. */
const PICTURES_AT_ONCE = 4;

export interface Worker {
  /** Resolves when the mails and jobs under way are finished. */
  stop(): Promise<void>;
}

/**
 * Sends mails and runs jobs until it is stopped: at once when this process added work, otherwise every second.
 * Mails, jobs, imports, their pictures, webhooks and the catalogue's index each have a loop of their own, so that none
 * waits for another; a loop never overlaps itself and outlives every error. Backups are made where `backups` is given.
 */
export function startWorker(ctx: WorkContext, jobs: JobHandlers = JOBS, backups?: BackupWork): Worker {
  let stopping = false;
  const stopped = () => stopping;
  const ready = once(() => prepare(ctx));
  const mails = startLoop(ctx, { name: "mail", wokenBy: "mails" }, async () => {
    await ready();
    await deliverDueMails(ctx, { stopped });
  });
  const schedule = hourly(() => schedulePeriodicJobs(ctx.db, jobs, ctx.clock.now()));
  const work = startLoop(ctx, { name: "jobs", wokenBy: "jobs" }, async () => {
    await ready();
    await schedule();
    await runDueJobs(ctx, jobs, { limit: 100, stopped });
  });
  // A large import and slow picture servers take minutes; everything else goes on meanwhile.
  const imports = startLoop(ctx, { name: "imports", wokenBy: "jobs" }, async () => {
    await ready();
    const run: JobHandlers = {
      [WORK_ON_IMPORT]: (work, { runId }) => workOnImport(work, runId, stopped),
    };
    await runDueJobs(ctx, run, { limit: 100, stopped });
  });
  const fetcher = newPictureFetcher({ ...PUBLIC_INTERNET, privateHosts: ctx.config.pictureHosts });
  const fetching: JobHandlers = {
    [FETCH_PICTURE]: (work, { address }) => fetchPicture(work, address, fetcher),
  };
  const pictures = startLoop(ctx, { name: "pictures", wokenBy: "jobs" }, async () => {
    await ready();
    // One query where nothing waits; several fetchers where something does.
    if ((await runDueJobs(ctx, fetching, { limit: 1, stopped })) === 0) return;
    const fetchers = Array.from({ length: PICTURES_AT_ONCE }, () =>
      runDueJobs(ctx, fetching, { limit: 100, stopped }),
    );
    await Promise.all(fetchers);
  });
  const send = newWebhookSender({ ...PUBLIC_RECEIVERS, privateHosts: ctx.config.webhookHosts });
  const webhooks = startLoop(ctx, { name: "webhooks" }, async () => {
    await ready();
    await deliverDueWebhooks(ctx, send, stopped);
  });
  // Visitors then find what other instances have written already read.
  const catalog = startLoop(ctx, { name: "catalog" }, async () => {
    await readCatalogIndex(ctx.db);
  });
  const loops = [mails, work, imports, pictures, webhooks, catalog];
  if (backups) loops.push(startBackups(ctx, backups, ready, stopped));
  return {
    async stop() {
      stopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

/**
 * Starts the loop of backups. It is a loop of its own: reading everything takes a while, and nothing else waits for it.
 */
function startBackups(
  ctx: WorkContext,
  backups: BackupWork,
  ready: () => Promise<void>,
  stopped: () => boolean,
): Worker {
  const schedule = hourly(() => scheduleBackups(ctx.db, ctx.config, ctx.clock.now()));
  return startLoop(ctx, { name: "backups" }, async () => {
    await ready();
    await schedule();
    await runBackups(ctx, backups, stopped);
  });
}

async function prepare({ db, config, clock }: WorkContext): Promise<void> {
  if (config.databaseUrl === undefined) {
    for (const queue of [MAIL_QUEUE, WEBHOOK_QUEUE, JOB_QUEUE]) await releaseLeases(db, queue);
    // No other process can have one running, and this one has not run longer than it lives.
    await markInterruptedImports(db, clock.now(), process.uptime() * SECOND_MS);
  }
}

/** Runs `task` until it has succeeded once; callers at the same time share one run. */
function once(task: () => Promise<void>): () => Promise<void> {
  let run: Promise<void> | undefined;
  return () => {
    run ??= task().catch((error: unknown) => {
      run = undefined;
      throw error;
    });
    return run;
  };
}

/** Runs `task` at the first call, and then at most once an hour by the monotonic clock, which is never set. */
function hourly(task: () => Promise<void>): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    await task();
    next = performance.now() + HOUR_MS;
  };
}

interface LoopKind {
  /** The name of the loop in the log. */
  readonly name: string;
  /** The hints after which it looks at once; without them, it looks every second only. */
  readonly wokenBy?: Parameters<typeof onWork>[0];
}

/** Calls `work` again and again: after a hint at once, otherwise after a second. Errors are logged, once in a row. */
function startLoop({ log }: WorkContext, { name, wokenBy }: LoopKind, work: () => Promise<void>): Worker {
  let stopping = false;
  let hinted = false;
  let failing = false;
  let wake = () => {};
  const onHint = () => {
    hinted = true;
    wake();
  };
  const unsubscribe = wokenBy === undefined ? () => {} : onWork(wokenBy, onHint);
  const run = async () => {
    while (!stopping) {
      hinted = false;
      try {
        await work();
        if (failing) log.info({ loop: name }, "Background work goes on");
        failing = false;
      } catch (error) {
        if (!failing) log.error({ loop: name, error: describeDbError(error) }, "Background work failed");
        failing = true;
      }
      if (!stopping && (!hinted || failing))
        await waitForNextRound((endWait) => {
          wake = endWait;
        });
    }
  };
  const running = run();
  return {
    async stop() {
      stopping = true;
      unsubscribe();
      wake();
      await running;
    },
  };
}

/** Waits a second, or until the function that `onStart` gets is called. */
function waitForNextRound(onStart: (endWait: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    onStart(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
