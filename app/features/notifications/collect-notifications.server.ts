import { lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { enquiries } from "#app/db/schema/enquiries.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hireRequests, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { importRuns } from "#app/db/schema/imports.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { payments, refunds } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { webhookEndpoints } from "#app/db/schema/system/webhooks.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";

/** What happened before that was seen otherwise, or is seen no more. */
const LOOK_BACK_MS = 2 * DAY_MS;

/** So long before its limit an unanswered enquiry is told of. */
const NEAR_LIMIT_MS = 2 * HOUR_MS;

const KEPT_DAYS = 30;

/** An import that was cut off or stopped may go on, and ends again. */
const IMPORT_ENDED = sql`r.state in ('finished', 'interrupted', 'stopped')`;

/** One that was cut off last went on at its heartbeat. */
const IMPORT_END = sql`coalesce(r.finished_at, r.heartbeat_at)`;

interface Context {
  readonly db: Db;
  readonly clock: { now(): Date };
}

/**
 * Stores what staff are told of: paid orders, orders on invoice that await their transfer, refunds that staff transfer,
 * enquiries as they arrive and near their limit, what customers do with quotes and ask for, mails that were given up,
 * open shortages, imports that ended and webhooks that the site disabled. Run by the worker, so that a checkout pays
 * nothing for it. However often it runs, each thing is stored once; an enquiry or a shortage once for each time that it
 * was opened, a mail for each time that it was given up, an import for each time that it ended. Of a quote or hire the
 * latest of each kind is stored.
 */
export async function collectNotifications(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const since = addMs(now, -LOOK_BACK_MS);
  await removeOutdated(db);
  await tell(
    context,
    sql`select 'order', o.id, o.number::text, o.paid_at from ${orders} o
    where o.state = 'paid' and o.kind = 'sale' and o.paid_at > ${since}`,
  );
  await tell(
    context,
    sql`select 'invoice-order', o.id, o.number::text, o.placed_at from ${orders} o
    where o.state = 'pending' and o.provider = 'invoice' and o.kind = 'sale' and o.placed_at > ${since}`,
  );
  await tell(
    context,
    sql`select 'enquiry', e.id, e.reference, ${now}::timestamptz from ${enquiries} e
    where e.state = 'new' and e.due_at > ${now} and e.due_at <= ${addMs(now, NEAR_LIMIT_MS)}`,
  );
  await tell(
    context,
    sql`select 'new-enquiry', e.id, e.reference, e.created_at from ${enquiries} e
    where e.state <> 'spam' and e.created_at > ${since}`,
  );
  for (const found of [refundsToTransfer(since), quoteEvents(since), openRequests(since)])
    await tellLatest(context, found);
  await tell(
    context,
    sql`select 'mail', m.id, '', ${now}::timestamptz from ${outboxMails} m
    where m.state = 'failed' and m.next_attempt_at > ${since}`,
  );
  await tell(
    context,
    sql`select 'shortage', s.id, i.name, coalesce(s.reopened_at, s.created_at) from ${hireShortages} s
    join ${hireItems} i on i.id = s.item_id
    where s.state = 'open' and coalesce(s.reopened_at, s.created_at) > ${since}`,
  );
  await tell(
    context,
    sql`select 'import', r.id, r.file_name, ${IMPORT_END} from ${importRuns} r
    where ${IMPORT_ENDED} and ${IMPORT_END} > ${since}`,
  );
  await tell(
    context,
    sql`select 'webhook', e.id, substring(e.url from '//([^/?#]*)'), e.disabled_at from ${webhookEndpoints} e
    where e.disabled_at > ${since}`,
  );
}

/** Refunds of payments that no provider gives back. */
function refundsToTransfer(since: Date): SQL {
  return sql`select 'refund-to-transfer' as kind, o.id as subject_id, o.number::text as label, max(r.taken_at) as at
    from ${refunds} r join ${payments} p on p.id = r.payment_id join ${orders} o on o.id = r.order_id
    where r.state = 'pending' and p.provider = 'invoice' and r.amount_cents > r.applied_cents and r.taken_at > ${since}
    group by 1, 2, 3`;
}

/** What customers did with quotes: accepted them, wanted to while gear was missing, or declined them. */
function quoteEvents(since: Date): SQL {
  return sql`select case a.action when 'quote.accepted' then 'quote-accepted' when 'quote.short' then 'quote-refused'
      else 'quote-declined' end as kind, q.id as subject_id, q.number as label, max(a.at) as at
    from ${auditLog} a join ${hireQuotes} q on q.id::text = a.subject_id
    where a.at > ${since} and a.subject_type = 'quote'
      and a.action in ('quote.accepted', 'quote.short', 'quote.declined')
    group by 1, 2, 3`;
}

/** What customers ask for on the page of a quote or hire. */
function openRequests(since: Date): SQL {
  return sql`select case when r.hire_id is null then 'quote-request' else 'hire-request' end as kind,
      coalesce(h.id, q.id) as subject_id, coalesce(h.number, q.number) as label, max(r.created_at) as at
    from ${hireRequests} r left join ${hires} h on h.id = r.hire_id left join ${hireQuotes} q on q.id = r.quote_id
    where r.state = 'open' and r.created_at > ${since}
    group by 1, 2, 3`;
}

/**
 * Tells of the latest of each kind and subject; the notification of an earlier one is removed, and with it who has read
 * it. Compared by when it happened: what was written before the last run may be saved after it.
 */
async function tellLatest(context: Context, found: SQL): Promise<void> {
  await context.db.execute(sql`delete from ${notifications} n using (${found}) f
    where n.kind = f.kind and n.subject_id = f.subject_id and f.at > n.created_at`);
  await tell(context, found);
}

/** `found` selects kind, subject, label and time. */
async function tell({ db, clock }: Context, found: SQL): Promise<void> {
  await db.execute(sql`insert into ${notifications} (id, kind, subject_id, label, created_at, collected_at)
    select gen_random_uuid(), f.*, ${clock.now()}::timestamptz from (${found}) f on conflict (kind, subject_id) do nothing`);
}

/**
 * Removes the notifications of enquiries and shortages that were opened again since, of mails that were retried
 * since, and of imports that went on and ended since. The `next_attempt_at` of a mail that was given up is the time of
 * its last attempt.
 */
async function removeOutdated(db: Db): Promise<void> {
  await db.execute(sql`delete from ${notifications} n
    where n.kind = 'enquiry'
      and exists (select 1 from ${enquiries} e where e.id = n.subject_id and e.opened_at > n.collected_at)
    or n.kind = 'shortage'
      and exists (select 1 from ${hireShortages} s where s.id = n.subject_id and s.reopened_at > n.collected_at)
    or n.kind = 'mail'
      and exists (select 1 from ${outboxMails} m where m.id = n.subject_id and m.next_attempt_at > n.collected_at)
    or n.kind = 'import'
      and exists (select 1 from ${importRuns} r
        where r.id = n.subject_id and ${IMPORT_ENDED} and ${IMPORT_END} > n.collected_at)`);
}

/** Removes notifications after 30 days, with the record of who has read them. */
export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, addMs(now, -KEPT_DAYS * DAY_MS)));
}
