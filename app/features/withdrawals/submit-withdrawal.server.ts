import { eq } from "drizzle-orm";
import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { countAttempt, networkKey } from "#app/features/identity/sign-in/attempt-limits.server.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { lockOrder } from "#app/features/orders/transition-order.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { type FrozenStatement, freezeStatement } from "./freeze-statement.server.ts";
import { getOwedSum } from "./get-owed-sum.server.ts";
import { refundDueAt } from "./period.ts";
import { countStatements, findOrderOfBuyer, getWithdrawableById, isSpent } from "./queries.server.ts";
import { renderWithdrawalMails, type WithdrawalMails } from "./render-withdrawal-mails.server.tsx";
import type { Statement, WithdrawalFault } from "./schema.ts";
import { obstacleTo, orderNumberIn, type WithdrawableOrder, type WithdrawalObstacle } from "./withdrawals.ts";

export interface ConfirmedStatement extends Statement {
  /** The token that was made with the form. */
  readonly token: string;
  readonly locale: Locale;
  /** The hash of the text that was read. */
  readonly frozen: string;
}

/** Another text would be kept than the one that was read: it must be read again. */
interface TextChanged {
  readonly kind: "text-changed";
}

export type OrderRefusal =
  | WithdrawalObstacle
  | TextChanged
  | { readonly kind: "invalid"; readonly faults: readonly WithdrawalFault[] };

/** The form of an order's page, read but not yet compared with it: a second posting finds its goods withdrawn. */
export interface PostedStatement {
  readonly stated: Result<Statement, readonly WithdrawalFault[]>;
  readonly token: string;
  readonly locale: Locale;
  readonly frozen: string;
}

/** Receipts that one order's statements send in a day, and mails to staff about statements that fit no order. */
const RECEIPTS_A_DAY = 5;
const UNMATCHED_MAILS_A_DAY = 30;
/** A person states a withdrawal once or twice; a program is stopped here. */
const STATEMENTS_PER_NETWORK = { max: 30, windowMs: HOUR_MS };

interface NewRow {
  readonly stated: ConfirmedStatement;
  readonly order: WithdrawableOrder | null;
  readonly fromOrder: boolean;
  readonly statement: string;
  readonly now: Date;
  readonly mails: WithdrawalMails;
}

/**
 * Takes a statement made on an order's own page: the row that proves it, the receipt to its maker (and to the
 * order's address when that is another) and the mail to staff, in one transaction. The same form again changes
 * nothing. Refused when the period is over, or when goods named are no longer there to be withdrawn from.
 */
export async function withdrawFromOrder(
  site: SiteContext,
  { stated: read, token, locale, frozen }: PostedStatement,
  order: WithdrawableOrder,
): Promise<Result<null, OrderRefusal>> {
  if (await isKnown(site.db, token)) return ok(null);
  const now = site.clock.now();
  const obstacle = obstacleTo(order, now);
  if (obstacle) return refuse(obstacle);
  if (!read.ok) return refuse({ kind: "invalid", faults: read.error });
  const stated = { ...read.value, token, locale, frozen };
  const text = await freezeStatement(site.db, locale, stated);
  if (text.frozen !== frozen) return refuse({ kind: "text-changed" });
  const row = await prepare(site, stated, { order, fromOrder: true, now, text });
  return inTransaction(site.db, async (tx): Promise<Result<null, OrderRefusal>> => {
    await lockOrder(tx, order.id);
    if (await isKnown(tx, stated.token)) return ok(null);
    const current = await getWithdrawableById(tx, order.id);
    const faults = goneItems(stated, current ?? order);
    if (faults.length > 0) return refuse({ kind: "invalid", faults });
    await store(tx, row);
    return ok(null);
  });
}

/**
 * Takes a statement made without an order's link. It is kept whatever it says, and the answer never tells whether
 * an order fits; only the order's own address gets the receipt. Refused only to a program that floods.
 */
export async function withdrawAsGuest(
  site: SiteContext,
  stated: ConfirmedStatement,
  clientAddress: string,
): Promise<Result<null, TextChanged | { readonly kind: "too-many"; readonly retryAfter: number }>> {
  const { db, clock } = site;
  if (await isKnown(db, stated.token)) return ok(null);
  const now = clock.now();
  const attempt = await countAttempt(
    db,
    networkKey("withdrawal", clientAddress),
    STATEMENTS_PER_NETWORK,
    now,
  );
  if (!attempt.allowed) return refuse({ kind: "too-many", retryAfter: attempt.retryAfter });
  const text = await freezeStatement(db, stated.locale, stated);
  if (text.frozen !== stated.frozen) return refuse({ kind: "text-changed" });
  const number = orderNumberIn(stated.reference);
  const order = number === null ? null : await findOrderOfBuyer(db, number, stated.email);
  const row = await prepare(site, stated, { order, fromOrder: false, now, text });
  await inTransaction(db, async (tx) => {
    if (order) await lockOrder(tx, order.id);
    await store(tx, row);
  });
  return ok(null);
}

/** The statement's text and its mails: always all of them, so that the time they take says nothing about an order. */
async function prepare(
  { db, config }: SiteContext,
  stated: ConfirmedStatement,
  {
    order,
    fromOrder,
    now,
    text,
  }: Pick<NewRow, "order" | "fromOrder" | "now"> & { readonly text: FrozenStatement },
): Promise<NewRow> {
  const { statement } = text;
  const { company } = await getSettings(db);
  const { token, items } = stated;
  const owed =
    order && fromOrder ? await getOwedSum(db, { token, orderId: order.id, items, receivedAt: now }) : null;
  const mails = await renderWithdrawalMails(config, company, { stated, order, owed, statement, now });
  return { stated, order, fromOrder, statement, now, mails };
}

async function isKnown(db: Db, token: string): Promise<boolean> {
  const [row] = await db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.token, token));
  return row !== undefined;
}

function goneItems(stated: Statement, order: WithdrawableOrder): readonly WithdrawalFault[] {
  const wanted =
    stated.items ?? order.lines.map(({ position, text, ordered }) => ({ position, text, quantity: ordered }));
  return wanted.flatMap(({ position, text, quantity }): WithdrawalFault[] => {
    const left = order.lines.find((line) => line.position === position)?.left ?? 0;
    return quantity > left ? [{ field: `line-${position}`, kind: "itemGone", item: text }] : [];
  });
}

async function store(tx: Tx, row: NewRow): Promise<void> {
  const { stated, order, fromOrder, statement, now, mails } = row;
  const today = await countStatements(tx, order?.id ?? null, addMs(now, -DAY_MS));
  const current = order && (await getWithdrawableById(tx, order.id));
  const repeated = current !== null && !fromOrder && isSpent(current);
  const id = newId();
  const stored = await tx
    .insert(withdrawals)
    .values({
      id,
      token: stated.token,
      orderId: order?.id ?? null,
      fromOrder,
      locale: stated.locale,
      name: stated.name,
      email: stated.email,
      reference: stated.reference,
      items: stated.items,
      statement,
      receivedAt: now,
      periodEndsAt: order?.periodEndsAt ?? null,
      refundDueAt: refundDueAt(now),
      state: repeated ? "repeated" : "open",
    })
    .onConflictDoNothing({ target: withdrawals.token })
    .returning({ id: withdrawals.id });
  if (stored.length === 0) return;
  if (order && (fromOrder || today < RECEIPTS_A_DAY))
    for (const mail of mails.receipts) await queueMail(tx, mail);
  if (!repeated && (order || today < UNMATCHED_MAILS_A_DAY))
    await queueMail(tx, { ...mails.staff, ...(order ? {} : { subjectId: id }) });
  await addAuditEntry(tx, {
    actorId: null,
    action: "withdrawal.received",
    subjectType: order ? "order" : "withdrawal",
    subjectId: order?.id ?? id,
    details: { withdrawal: id, items: stated.items?.length ?? null, repeated },
  });
}
