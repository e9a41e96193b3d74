import { and, asc, eq, gt, inArray, isNotNull, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { HAVE_LEFT } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import { lineText } from "#app/features/orders/orders.ts";
import { isInPeriod, withdrawalPeriodEnd } from "./period.ts";
import {
  hasContract,
  type OrderReceptionFacts,
  type OrderWithdrawalFacts,
  obstacleTo,
  type ReceivedWithdrawal,
  type WithdrawableOrder,
  type WithdrawalLine,
  type WithdrawalReceipt,
} from "./withdrawals.ts";

/** What staff wrote down, or the collection: who collects has the goods. Of a parcel only its sending is known. */
const possession =
  sql<Date | null>`coalesce(${orders.receivedAt}, case when ${orders.deliveryMethod} = 'collection' then ${orders.completedAt} end)`.mapWith(
    orders.receivedAt,
  );

const hasLeft = sql<boolean>`coalesce(${inArray(orders.fulfilment, [...HAVE_LEFT])}, false)`;

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

/** The order by its id, as it can be withdrawn from. */
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
      kind: orders.kind,
      state: orders.state,
      provider: orders.provider,
      receivedAt: possession,
      hasLeft,
    })
    .from(orders)
    .where(where);
  if (!row) return null;
  const { kind, state, provider, receivedAt, ...order } = row;
  return {
    ...order,
    // A customer withdraws from a hire on the page of the hire.
    hasContract: kind === "sale" && hasContract(state, provider),
    lines: await listLines(db, row.id),
    periodEndsAt: withdrawalPeriodEnd({ receivedAt, informedAt: await readInformedAt(db, row.id) }),
  };
}

/** The instant at which the mail with the whole information about the right was first sent; null while none was. */
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
const COUNTING = ["open", "refunded"] as const;

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
    exception: line.withdrawalException,
  }));
}

/** The columns of a statement that its maker sees again. */
export const receiptColumns = {
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

/**
 * A statement by the token that was made with its form. Whether goods left is said of one that was made on the order's own
 * page: the answer to any other never tells whether an order fits.
 */
export async function getWithdrawalReceipt(db: Db, token: string): Promise<ReceivedWithdrawal | null> {
  const [row] = await db
    .select({ ...receiptColumns, left: hasLeft })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.token, token));
  if (!row) return null;
  const { left, ...receipt } = row;
  return { ...receipt, hasLeft: receipt.fromOrder ? left : null };
}

/** What has been stated about an order, oldest first. */
export async function listWithdrawalsOfOrder(db: Db, orderId: string): Promise<readonly WithdrawalReceipt[]> {
  const rows = await db
    .select(receiptColumns)
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), sql`${withdrawals.state} <> 'repeated'`))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  return rows;
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

/** The reception of an order's goods for staff, with the day on which they were received. */
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

/** The tokens of those of these orders that can be withdrawn from at `now`. */
export async function listWithdrawable(
  db: Db,
  orderIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (orderIds.length === 0) return [];
  const informed = sql<
    string | null
  >`(select min(m.sent_at) from outbox_mails m where m.subject_type = 'order'
    and m.subject_id = ${orders.id}::text and m.kind = 'order-paid')`;
  const rows = await db
    .select({
      token: orders.token,
      state: orders.state,
      provider: orders.provider,
      receivedAt: possession,
      informed,
    })
    .from(orders)
    .where(and(inArray(orders.id, [...orderIds]), eq(orders.kind, "sale")));
  return rows
    .filter(({ state, provider, receivedAt, informed: at }) => {
      const end = withdrawalPeriodEnd({ receivedAt, informedAt: at === null ? null : new Date(at) });
      return hasContract(state, provider) && isInPeriod(end, now);
    })
    .map(({ token }) => token);
}

/** What has been stated about these orders, oldest first, by the order's token. */
export async function listStatementsOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Readonly<Record<string, readonly WithdrawalReceipt[]>>> {
  if (orderIds.length === 0) return {};
  const rows = await db
    .select({ ...receiptColumns, orderToken: orders.token })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(inArray(orders.id, [...orderIds]), sql`${withdrawals.state} <> 'repeated'`))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  const statements: Record<string, WithdrawalReceipt[]> = {};
  for (const { orderToken, ...row } of rows) {
    statements[orderToken] ??= [];
    statements[orderToken].push(row);
  }
  return statements;
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
