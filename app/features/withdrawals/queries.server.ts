import { and, asc, desc, eq, gt, inArray, isNotNull, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { outboxMails } from "#app/db/schema/mail.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { withdrawals } from "#app/db/schema/withdrawals.ts";
import type { WithdrawalException } from "#app/features/catalog/duties.ts";
import { toOrderState } from "#app/features/orders/order-states.ts";
import { lineText, type ProviderName } from "#app/features/orders/orders.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isInPeriod, withdrawalPeriodEnd } from "./period.ts";
import {
  type DeskWithdrawal,
  hasContract,
  type OrderReceptionFacts,
  type OrderWithdrawalFacts,
  obstacleTo,
  type WithdrawableOrder,
  type WithdrawalLine,
  type WithdrawalReceipt,
  type WithdrawalState,
} from "./withdrawals.ts";

/** What staff wrote down, or the collection: who collects has the goods. Of a parcel only its sending is known. */
const possession =
  sql<Date | null>`coalesce(${orders.receivedAt}, case when ${orders.deliveryMethod} = 'collection' then ${orders.completedAt} end)`.mapWith(
    orders.receivedAt,
  );

/** The order behind a public token, as the form for withdrawing needs it. */
export function getWithdrawableOrder(db: Db, token: string): Promise<WithdrawableOrder | null> {
  return readWithdrawable(db, eq(orders.token, token));
}

/** The order with this number whose buyer has this address; null for any other pair. */
export async function findOrderOfBuyer(
  db: Db,
  number: number,
  email: string,
): Promise<WithdrawableOrder | null> {
  const order = await readWithdrawable(
    db,
    sql`${orders.number} = ${number} and lower(${orders.email}) = ${email.toLowerCase()}`,
  );
  return order?.hasContract ? order : null;
}

/** The same by the order's id. */
export function getWithdrawableById(db: Db, orderId: string): Promise<WithdrawableOrder | null> {
  return readWithdrawable(db, eq(orders.id, orderId));
}

async function readWithdrawable(db: Db, where: SQL): Promise<WithdrawableOrder | null> {
  const [row] = await db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      name: orders.name,
      email: orders.email,
      state: orders.state,
      provider: orders.provider,
      receivedAt: possession,
    })
    .from(orders)
    .where(where);
  if (!row) return null;
  const { state, provider, receivedAt, ...order } = row;
  return {
    ...order,
    hasContract: hasContract(toOrderState(state), provider as ProviderName),
    lines: await listLines(db, row.id),
    periodEndsAt: withdrawalPeriodEnd({ receivedAt, informedAt: await readInformedAt(db, row.id) }),
  };
}

/** When the mail that carries the whole information about the right first went out; null while none has. */
async function readInformedAt(db: Db, orderId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(outboxMails.sentAt) })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.subjectType, "order"),
        eq(outboxMails.subjectId, orderId),
        eq(outboxMails.kind, "order-paid"),
        isNotNull(outboxMails.sentAt),
      ),
    );
  return row?.at ?? null;
}

/** Statements that take goods out of the order; a refused one gives them back. */
const COUNTING = ["open", "refunded"];

async function listLines(db: Db, orderId: string): Promise<readonly WithdrawalLine[]> {
  const [lines, stated] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position)),
    db
      .select({
        items: withdrawals.items,
        fromOrder: withdrawals.fromOrder,
        statement: withdrawals.statement,
      })
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, orderId), inArray(withdrawals.state, COUNTING))),
  ]);
  const taken = (position: number, quantity: number): number =>
    stated.reduce((sum, { items }) => {
      if (items === null) return quantity;
      return sum + (items.find((item) => item.position === position)?.quantity ?? 0);
    }, 0);
  return lines.map((line) => ({
    position: line.position,
    text: lineText(line),
    ordered: line.quantity,
    left: Math.max(0, line.quantity - taken(line.position, line.quantity)),
    exception: line.withdrawalException as WithdrawalException | null,
  }));
}

const receiptColumns = {
  token: withdrawals.token,
  locale: withdrawals.locale,
  fromOrder: withdrawals.fromOrder,
  email: withdrawals.email,
  statement: withdrawals.statement,
  receivedAt: withdrawals.receivedAt,
  refundDueAt: withdrawals.refundDueAt,
  state: withdrawals.state,
  note: withdrawals.note,
};

type ReceiptRow = Omit<WithdrawalReceipt, "locale" | "state"> & { locale: string; state: string };

function toReceipt<Row extends ReceiptRow>(row: Row) {
  return { ...row, locale: row.locale as Locale, state: row.state as WithdrawalState };
}

/** A statement by the token that was made with its form. */
export async function getWithdrawalReceipt(db: Db, token: string): Promise<WithdrawalReceipt | null> {
  const [row] = await db.select(receiptColumns).from(withdrawals).where(eq(withdrawals.token, token));
  return row ? toReceipt(row) : null;
}

/** What has been stated about an order, oldest first. */
export async function listWithdrawalsOfOrder(db: Db, orderId: string): Promise<readonly WithdrawalReceipt[]> {
  const rows = await db
    .select(receiptColumns)
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), sql`${withdrawals.state} <> 'repeated'`))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  return rows.map(toReceipt);
}

/** What an order's page shows about withdrawing from it; null when there is no such order. */
export async function getOrderWithdrawal(
  db: Db,
  token: string,
  now: Date,
): Promise<OrderWithdrawalFacts | null> {
  const order = await getWithdrawableOrder(db, token);
  if (!order) return null;
  return {
    token,
    possible: obstacleTo(order, now) === null,
    periodEndsAt: order.periodEndsAt,
    statements: await listWithdrawalsOfOrder(db, order.id),
  };
}

/** The same for staff, with the day the goods were received. */
export async function getOrderReception(db: Db, orderId: string): Promise<OrderReceptionFacts> {
  const [row] = await db.select({ receivedAt: possession }).from(orders).where(eq(orders.id, orderId));
  const receivedAt = row?.receivedAt ?? null;
  const informedAt = await readInformedAt(db, orderId);
  return {
    orderId,
    receivedAt,
    periodEndsAt: withdrawalPeriodEnd({ receivedAt, informedAt }),
    statements: await listWithdrawalsOfOrder(db, orderId),
  };
}

/** The tokens of a customer's orders that can be withdrawn from at `now`. */
export async function listWithdrawable(db: Db, userId: string, now: Date): Promise<readonly string[]> {
  const told = sql<string | null>`(select min(m.sent_at) from outbox_mails m where m.subject_type = 'order'
    and m.subject_id = ${orders.id}::text and m.kind = 'order-paid')`;
  const rows = await db
    .select({
      token: orders.token,
      state: orders.state,
      provider: orders.provider,
      receivedAt: possession,
      told,
    })
    .from(orders)
    .where(eq(orders.userId, userId));
  return rows
    .filter(({ state, provider, receivedAt, told: at }) => {
      const end = withdrawalPeriodEnd({ receivedAt, informedAt: at === null ? null : new Date(at) });
      return hasContract(toOrderState(state), provider as ProviderName) && isInPeriod(end, now);
    })
    .map(({ token }) => token);
}

/** Statements on one page of the desk's list. */
export const WITHDRAWALS_PAGE_SIZE = 25;

export interface DeskWithdrawals {
  readonly withdrawals: readonly DeskWithdrawal[];
  /** Goes on from here; null on the last page. */
  readonly next: string | null;
}

/** Statements for staff: the open ones by the day their refund is due, the others latest first, after `after`. */
export async function listWithdrawals(
  db: Db,
  { open, after }: { readonly open: boolean; readonly after: string | null },
): Promise<DeskWithdrawals> {
  const place = sql`(select (w.received_at, w.id) from withdrawals w where w.id = ${after})`;
  const here = sql`(${withdrawals.receivedAt}, ${withdrawals.id})`;
  // Refunds fall due in the order in which statements arrive.
  const beyond = after === null ? undefined : open ? sql`${here} > ${place}` : sql`${here} < ${place}`;
  const rows = await db
    .select({
      ...receiptColumns,
      id: withdrawals.id,
      name: withdrawals.name,
      reference: withdrawals.reference,
      periodEndsAt: withdrawals.periodEndsAt,
      settledAt: withdrawals.settledAt,
      orderId: orders.id,
      orderNumber: orders.number,
      vatNumber: orders.vatNumber,
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(open ? eq(withdrawals.state, "open") : sql`${withdrawals.state} <> 'open'`, beyond))
    .orderBy(
      ...(open
        ? [asc(withdrawals.receivedAt), asc(withdrawals.id)]
        : [desc(withdrawals.receivedAt), desc(withdrawals.id)]),
    )
    .limit(WITHDRAWALS_PAGE_SIZE + 1);
  const shown = rows.slice(0, WITHDRAWALS_PAGE_SIZE);
  return {
    withdrawals: shown.map(({ orderId, orderNumber, vatNumber, ...row }) => ({
      ...toReceipt(row),
      order:
        orderId === null || orderNumber === null
          ? null
          : { id: orderId, number: orderNumber, business: vatNumber !== null },
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Open statements, and how many of their refunds are late at `now`. */
export async function countWithdrawals(
  db: Db,
  now: Date,
): Promise<{ readonly open: number; readonly late: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) filter (where ${withdrawals.refundDueAt} <= ${now.toISOString()}::timestamptz))::int`,
    })
    .from(withdrawals)
    .where(eq(withdrawals.state, "open"));
  return { open: row?.open ?? 0, late: row?.late ?? 0 };
}

/** Whether the order has been withdrawn from as a whole, or down to nothing. */
export function isSpent(order: WithdrawableOrder): boolean {
  return order.lines.every((line) => line.left === 0);
}

/** Statements about an order, or about none, since an instant. */
export async function countStatements(db: Db, orderId: string | null, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(withdrawals)
    .where(
      and(
        orderId === null ? sql`${withdrawals.orderId} is null` : eq(withdrawals.orderId, orderId),
        gt(withdrawals.receivedAt, since),
      ),
    );
  return row?.n ?? 0;
}
