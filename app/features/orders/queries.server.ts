import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import type { ListedOrderMail, OrderView } from "./orders.ts";
import { totalsOf, totalsOfRows } from "./totals.ts";

const lineColumns = {
  // First one that is never null: a join whose first column is null counts as no row.
  name: orderLines.name,
  productId: orderLines.productId,
  sku: orderLines.sku,
  options: orderLines.options,
  nameEn: orderLines.nameEn,
  optionsEn: orderLines.optionsEn,
  chosen: orderLines.chosen,
  quantity: orderLines.quantity,
  unitPrice: orderLines.unitPrice,
  vatRate: orderLines.vatRate,
  discount: orderLines.discount,
  lineTotal: orderLines.lineTotal,
  environmentalCost: orderLines.environmentalCost,
  withdrawalException: orderLines.withdrawalException,
};

/** The order behind a public token. */
export function getOrderByToken(db: Db, token: string): Promise<OrderView | null> {
  return getOrderWhere(db, eq(orders.token, token));
}

/** One order with its lines; null for an unknown id. */
export function getOrder(db: Db, id: string): Promise<OrderView | null> {
  return getOrderWhere(db, eq(orders.id, id));
}

/** The order that a checkout led to. */
export function getOrderOfCheckout(db: Db, checkoutId: string): Promise<OrderView | null> {
  return getOrderWhere(db, eq(orders.checkoutId, checkoutId));
}

/** The order that was placed of a draft. */
export function getOrderOfDraft(db: Db, draftId: string): Promise<OrderView | null> {
  return getOrderWhere(db, eq(orders.draftId, draftId));
}

/** The one order that a condition on its columns holds for; null for none. */
export async function getOrderWhere(db: Db, where: SQL): Promise<OrderView | null> {
  return (await getOrderWith(db, where, sql<null>`null`))?.order ?? null;
}

/** An order with a fact that other tables hold about it, in one statement. */
export async function getOrderWith<T>(
  db: Db,
  where: SQL,
  fact: SQL<T>,
): Promise<{ readonly order: OrderView; readonly fact: T } | null> {
  const rows = await db
    .select({ order: orders, line: lineColumns, fact })
    .from(orders)
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(where)
    .orderBy(asc(orderLines.position));
  const [first] = rows;
  if (!first) return null;
  const lines = rows.flatMap(({ line }) => line ?? []);
  return { order: viewOf(first.order, lines), fact: first.fact };
}

function viewOf(row: typeof orders.$inferSelect, lines: OrderView["lines"]): OrderView {
  const { id, number, token, checkoutId, userId, name, email, phone, company, vatNumber, address, notes } =
    row;
  const { billingAddress, reverseCharge, discountCode, discountReason, deliveryDiscount } = row;
  return {
    id,
    number,
    token,
    state: row.state,
    attention: row.attention,
    name,
    email,
    total: row.total,
    placedAt: row.placedAt,
    paidAt: row.paidAt,
    checkoutId,
    draftId: row.draftId,
    kind: row.kind,
    hireId: row.hireId,
    hireCharge: row.hireCharge,
    userId,
    phone,
    company,
    vatNumber,
    poNumber: row.poNumber,
    address,
    billingAddress,
    reverseCharge,
    discountCode,
    discountReason,
    deliveryDiscount,
    notes,
    locale: row.locale,
    deliveryMethod: row.deliveryMethod,
    provider: row.provider,
    atCounter: row.atCounter,
    terms: row.terms,
    expiresAt: row.expiresAt,
    keptLonger: row.keptLonger,
    credit: row.credit,
    lines,
    totals: row.vatRows ? totalsOfRows(row.vatRows) : totalsOf(lines, row.deliveryPrice),
  };
}

/** Mails about an order, latest first. */
export async function listMailsOfOrder(db: Db, orderId: string): Promise<readonly ListedOrderMail[]> {
  return db
    .select({
      id: outboxMails.id,
      subject: outboxMails.subject,
      recipient: outboxMails.recipient,
      state: outboxMails.state,
      createdAt: outboxMails.createdAt,
    })
    .from(outboxMails)
    .where(and(eq(outboxMails.subjectType, "order"), eq(outboxMails.subjectId, orderId)))
    .orderBy(desc(outboxMails.id));
}
