import { and, asc, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { HAVE_LEFT } from "#app/features/orders/fulfilment/fulfilment-states.ts";
import { type Cents, cents, ZERO } from "#app/lib/money.ts";
import { getOwedSum } from "./get-owed-sum.server.ts";
import { listLines } from "./list-lines.server.ts";
import { extensionOf, withdrawalPeriodEnd } from "./period.ts";
import {
  hasContract,
  type OrderReceptionFacts,
  type OrderWithdrawalFacts,
  obstacleTo,
  type ReceivedWithdrawal,
  type WithdrawableOrder,
  type WithdrawalReceipt,
} from "./withdrawals.ts";

/** What staff wrote down, or the collection: who collects has the goods. Of a parcel only its sending is known. */
const possession =
  sql<Date | null>`coalesce(${orders.receivedAt}, case when ${orders.deliveryMethod} = 'collection' then ${orders.completedAt} end)`.mapWith(
    orders.receivedAt,
  );

/** When the mail with the whole information about the right was first sent; null while none was. */
const informedAt = sql<Date | null>`(select min(${outboxMails.sentAt}) from ${outboxMails}
  where ${outboxMails.subjectType} = 'order' and ${outboxMails.subjectId} = ${orders.id}::text
  and ${outboxMails.kind} = 'order-paid')`.mapWith(outboxMails.sentAt);

/** Something of the order has left; of one that was collected in part, its state says that it waits. */
const hasLeft = sql<boolean>`coalesce(${inArray(orders.fulfilment, [...HAVE_LEFT])} or exists (
  select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.collected > 0), false)`;

/** The order behind a public token, as the form for withdrawing needs it. */
export async function getWithdrawableOrder(db: Db, token: string): Promise<WithdrawableOrder | null> {
  const [order] = await readWithdrawables(db, eq(orders.token, token));
  return order ?? null;
}

/** The order with this number whose buyer has this address; null for any other pair. */
export async function findOrderOfBuyer(
  db: Db,
  number: number,
  email: string,
): Promise<WithdrawableOrder | null> {
  const [order] = await readWithdrawables(
    db,
    sql`${orders.number} = ${number} and lower(${orders.email}) = ${email.toLowerCase()}`,
  );
  return order?.hasContract ? order : null;
}

/** The order by its id, as it can be withdrawn from. */
export async function getWithdrawableById(db: Db, orderId: string): Promise<WithdrawableOrder | null> {
  const [order] = await readWithdrawables(db, eq(orders.id, orderId));
  return order ?? null;
}

async function readWithdrawables(db: Db, where: SQL | undefined): Promise<readonly WithdrawableOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      token: orders.token,
      name: orders.name,
      email: orders.email,
      kind: orders.kind,
      state: orders.state,
      provider: orders.provider,
      atCounter: orders.atCounter,
      receivedAt: possession,
      informedAt,
      hasLeft,
    })
    .from(orders)
    .where(where);
  const lines = await listLines(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ kind, state, provider, receivedAt, informedAt, ...order }) => ({
    ...order,
    // A customer withdraws from a hire on the page of the hire.
    hasContract: kind === "sale" && hasContract(state, provider),
    lines: lines.get(order.id) ?? [],
    periodEndsAt: withdrawalPeriodEnd({ receivedAt, informedAt }),
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
    .select({ ...receiptColumns, left: hasLeft, orderId: withdrawals.orderId, items: withdrawals.items })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(eq(withdrawals.token, token));
  if (!row) return null;
  const { left, orderId, items, ...receipt } = row;
  if (!receipt.fromOrder || orderId === null)
    return { ...receipt, hasLeft: null, owed: null, refunded: ZERO };
  const owed = receipt.state === "open" ? await getOwedSum(db, { ...receipt, orderId, items }) : null;
  return { ...receipt, hasLeft: left, owed, refunded: await sumGivenBack(db, token) };
}

/** What refunds for a statement gave back, including VAT. */
async function sumGivenBack(db: Db, token: string): Promise<Cents> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::int` })
    .from(refunds)
    .innerJoin(withdrawals, eq(withdrawals.id, refunds.withdrawalId))
    .where(and(eq(withdrawals.token, token), or(ne(refunds.state, "failed"), isNotNull(refunds.takenAt))));
  return cents(row?.sum ?? 0);
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
    hasLeft: order.hasLeft,
    statements: await listWithdrawalsOfOrder(db, order.id),
  };
}

/** The reception of an order's goods for staff, with the day on which they were received. */
export async function getOrderReception(db: Db, orderId: string): Promise<OrderReceptionFacts> {
  const [row = { atCounter: false, receivedAt: null, informedAt: null }] = await db
    .select({ atCounter: orders.atCounter, receivedAt: possession, informedAt })
    .from(orders)
    .where(eq(orders.id, orderId));
  return {
    orderId,
    atCounter: row.atCounter,
    receivedAt: row.receivedAt,
    periodEndsAt: withdrawalPeriodEnd(row),
    extension: extensionOf(row),
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
  const found = await readWithdrawables(db, inArray(orders.id, [...orderIds]));
  return found.filter((order) => obstacleTo(order, now) === null).map(({ token }) => token);
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

/** Whether statements took all of the order that was not refunded before. */
export function isSpent({ lines }: WithdrawableOrder): boolean {
  return lines.every(({ left }) => left === 0) && lines.some(({ stated }) => stated > 0);
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

/** What has been stated about an order, oldest first. */
function listWithdrawalsOfOrder(db: Db, orderId: string): Promise<readonly WithdrawalReceipt[]> {
  return db
    .select(receiptColumns)
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), sql`${withdrawals.state} <> 'repeated'`))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
}
