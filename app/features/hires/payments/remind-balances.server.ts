import { and, asc, eq, exists, gt, inArray, isNotNull, lte, notExists, sql } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { HIRE_PRICE_KINDS } from "#app/features/orders/enums.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import { formatDateTime } from "#app/i18n/dates.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hires.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { openWithdrawal } from "../cancel/cancellation.ts";
import { RESERVED_STATES } from "../enums.ts";
import { renderHireMail } from "../hire-mails.server.tsx";
import { getHire } from "../queries.server.ts";
import { lockHire } from "../transition-hire.server.ts";

/** So long before the collection a customer is asked for the balance. */
const DAYS_BEFORE = 7;
const KIND = "hire-balance-due";
const BATCH = 50;

/**
 * Mails customers whose collection is near and whose balance is open, once until the hire changes again; some at each
 * run.
 */
export async function remindBalances(context: SiteContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const due = await db
    .select({ id: hires.id })
    .from(hires)
    .where(
      and(
        inArray(hires.state, RESERVED_STATES),
        gt(hires.startsAt, now),
        lte(hires.startsAt, addMs(now, DAYS_BEFORE * DAY_MS)),
        gt(hires.total, sql`(${paidFor(db)}) - (${givenBackFor(db)})`),
        notExists(remindersOf(db)),
      ),
    )
    .orderBy(asc(hires.startsAt))
    .limit(BATCH);
  for (const { id } of due) await remind(context, id, now);
}

/** Reminders of a hire since its dates or its price last changed. */
function remindersOf(db: Db | Tx) {
  const changes = db
    .select({ one: sql`1` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "hire"),
        sql`${auditLog.subjectId} = ${hires.id}::text`,
        inArray(auditLog.action, ["hire.moved", "hire.version-accepted"]),
        gt(auditLog.at, outboxMails.createdAt),
      ),
    );
  return db
    .select({ one: sql`1` })
    .from(outboxMails)
    .where(
      and(eq(outboxMails.kind, KIND), sql`${outboxMails.subjectId} = ${hires.id}::text`, notExists(changes)),
    );
}

const isOfPrice = inArray(orders.kind, HIRE_PRICE_KINDS);

/** What deposit and balance of a hire came to so far. */
function paidFor(db: Db) {
  return db
    .select({ sum: sql`coalesce(sum(${orders.total}), 0)` })
    .from(orders)
    .where(and(eq(orders.hireId, hires.id), isOfPrice, isNotNull(orders.paidAt)));
}

/** What of that was given back. `remind` asks whether it is owed again. */
function givenBackFor(db: Db) {
  return db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(eq(orders.hireId, hires.id), isOfPrice, eq(refunds.kind, "order"), isNotNull(refunds.takenAt)),
    );
}

async function remind(context: MailContext, id: string, now: Date): Promise<void> {
  const hire = await getHire(context.db, id, now);
  if (!hire || hire.money.balance.open <= 0) return;
  const { locale, number, name } = hire;
  const params = { number, name, amount: formatMoney(hire.money.balance.open) };
  const text = hire.transport === "delivery" ? messages.deliveryReminderText : messages.reminderText;
  const mail = await renderHireMail(context, hire, {
    kind: KIND,
    subject: format(locale, messages.reminderSubject, params),
    paragraphs: [format(locale, text, { ...params, from: formatDateTime(locale, hire.startsAt) })],
    withdrawUntil: openWithdrawal(hire, now),
  });
  await inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, id);
    if (locked?.version !== hire.version) return;
    if ((await tx.$count(hires, and(eq(hires.id, id), exists(remindersOf(tx))))) > 0) return;
    await queueMail(tx, mail);
  });
}
