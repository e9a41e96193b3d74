import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
  like as sqlLike,
} from "drizzle-orm";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import { type Db, listRows } from "#app/db/client.server.ts";
import { foldedPhone } from "#app/db/folded-phone.ts";
import { containing } from "#app/db/like.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { phoneIn } from "#app/lib/fold-phone.ts";
import { dayOfIso, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { FulfilmentState } from "./fulfilment/fulfilment-states.ts";
import { ON_HOLD } from "./fulfilment/hold.server.ts";
import { fulfilledAs, ofAssignee } from "./order-conditions.server.ts";
import type { OrderState } from "./order-states.ts";
import type {
  ListedOrder,
  ListedOrderMail,
  OrderKind,
  OrderSummary,
  OrderView,
  ProviderName,
} from "./orders.ts";
import type { OrderSort } from "./schema.ts";
import { totalsOf, totalsOfRows } from "./totals.ts";

/** Orders on one page of the back office's list. */
export const ORDERS_PAGE_SIZE = 25;

const summaryColumns = {
  id: orders.id,
  number: orders.number,
  token: orders.token,
  state: orders.state,
  attention: orders.attention,
  name: orders.name,
  email: orders.email,
  total: orders.total,
  placedAt: orders.placedAt,
  paidAt: orders.paidAt,
};

const lineColumns = {
  // First one that is never null: a join whose first column is null counts as no row.
  name: orderLines.name,
  productId: orderLines.productId,
  sku: orderLines.sku,
  options: orderLines.options,
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
    expiresAt: row.expiresAt,
    keptLonger: row.keptLonger,
    credit: row.credit,
    lines,
    totals: row.vatRows ? totalsOfRows(row.vatRows) : totalsOf(lines, row.deliveryPrice),
  };
}

export interface CustomersOrders {
  readonly orders: readonly OrderSummary[];
  /** The number that the next older page comes before; null where there is none. */
  readonly older: number | null;
}

/** A page of a customer's orders, latest first: those with smaller numbers than `before`. */
export async function listOrdersOfCustomer(
  db: Db,
  userId: string,
  before: number | null = null,
  size = ORDERS_PAGE_SIZE,
): Promise<CustomersOrders> {
  const rows = await db
    .select(summaryColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), before === null ? undefined : lt(orders.number, before)))
    .orderBy(desc(orders.number))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return { orders: shown, older: rows.length > size ? (shown.at(-1)?.number ?? null) : null };
}

export interface OrdersFilter {
  /** A number, or part of a name, address or company. */
  readonly search: string;
  /** The state of the orders; null: any. "attention" asks for orders that a person must look at. */
  readonly state: OrderState | "attention" | null;
  readonly provider?: ProviderName | null;
  readonly kind?: OrderKind | null;
  readonly fulfilment?: FulfilmentState | null;
  readonly assignee?: string;
  /** First and last day of placing by the calendar of Ireland, as YYYY-MM-DD. */
  readonly from?: string | null;
  readonly until?: string | null;
}

export interface OrdersRequest extends OrdersFilter {
  /** The latest first unless it says otherwise. */
  readonly sort?: OrderSort;
  /** The orders that come after, or ahead of, that with this number; neither: the first. */
  readonly before?: number | null;
  readonly after?: number | null;
}

export interface OrdersList {
  readonly orders: readonly ListedOrder[];
  /** Orders that the request is narrowed to, and all there are; counted no further than COUNT_LIMIT. */
  readonly total: number;
  readonly all: number;
  /** The number that the following page goes on from; null where there is none. */
  readonly older: number | null;
  /** The number that the page ahead ends at; null where there is none. */
  readonly newer: number | null;
}

/** A page of all orders for staff. Numbers rise with every order placed, so that one serves as a cursor. */
export async function listOrders(db: Db, request: OrdersRequest): Promise<OrdersList> {
  const { sort = "latest", before = null, after = null } = request;
  const where = ordersWhere(request);
  const held = sql`select ${boundedCount(orders, where ?? sql`true`)} as total, ${boundedCount(orders, sql`true`)} as "all"`;
  const [counted] = await listRows<{ total: number; all: number }>(db, held);
  const upward = after !== null;
  const down = (sort === "oldest") === upward;
  const found = await db
    .select({ ...summaryColumns, kind: orders.kind, fulfilment: orders.fulfilment, onHold: ON_HOLD })
    .from(orders)
    .where(and(where, beyond(sort, upward ? after : before, down)))
    .orderBy(...sortColumns(sort).map((column) => (down ? desc(column) : asc(column))))
    .limit(ORDERS_PAGE_SIZE + 1);
  const page = found.slice(0, ORDERS_PAGE_SIZE);
  const more = found.length > ORDERS_PAGE_SIZE;
  const shown = upward ? page.reverse() : page;
  const [first, last] = [shown.at(0)?.number ?? null, shown.at(-1)?.number ?? null];
  return {
    orders: shown,
    total: counted?.total ?? 0,
    all: counted?.all ?? 0,
    older: upward || more ? last : null,
    newer: (upward ? more : before !== null) ? first : null,
  };
}

/** The columns that a list is sorted by. */
function sortColumns(sort: OrderSort) {
  return sort === "total" ? [orders.total, orders.number] : [orders.number];
}

/** Limits a page to orders on one side of the one with this number. */
function beyond(sort: OrderSort, number: number | null, down: boolean): SQL | undefined {
  if (number === null) return undefined;
  if (sort !== "total") return down ? lt(orders.number, number) : gt(orders.number, number);
  const cursor = sql`(select o.total_cents, o.number from ${orders} o where o.number = ${number})`;
  const own = sql`(${orders.total}, ${orders.number})`;
  return down ? sql`${own} < ${cursor}` : sql`${own} > ${cursor}`;
}

/** What a list or an export is narrowed to. */
export function ordersWhere(request: OrdersFilter): SQL | undefined {
  const { provider, kind, fulfilment } = request;
  const from = dayOfIso(request.from ?? "");
  const until = dayOfIso(request.until ?? "");
  return and(
    matches(request.search),
    inState(request.state),
    provider ? eq(orders.provider, provider) : undefined,
    kind ? eq(orders.kind, kind) : undefined,
    fulfilment ? fulfilledAs(fulfilment) : undefined,
    ofAssignee(request.assignee),
    from === null ? undefined : gte(orders.placedAt, startOfIrishDay(from)),
    until === null ? undefined : lt(orders.placedAt, startOfIrishDay(until + 1)),
  );
}

function inState(state: OrdersRequest["state"]): SQL | undefined {
  if (state === null) return undefined;
  return state === "attention" ? isNotNull(orders.attention) : inArray(orders.state, [state]);
}

function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === "") return undefined;
  const number = /^#?(\d{1,9})$/.exec(text);
  const [like, phone] = [containing(text), phoneIn(text)];
  return or(
    number ? eq(orders.number, Number(number[1])) : undefined,
    ilike(orders.name, like),
    ilike(orders.email, like),
    ilike(orders.company, like),
    phone === null ? undefined : sqlLike(foldedPhone(orders.phone), `${phone}%`),
  );
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
