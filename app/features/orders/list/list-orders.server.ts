import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql, like as sqlLike } from "drizzle-orm";
import { type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { foldedPhone } from "#app/db/folded-phone.ts";
import { holds } from "#app/db/folded-text.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { refunds } from "#app/db/schema/shop/payments.ts";
import { phoneIn } from "#app/lib/fold-phone.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { dayOfIso, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import { NEEDS_ATTENTION } from "../attention.server.ts";
import type { FulfilmentState } from "../fulfilment/fulfilment-states.ts";
import { ON_HOLD } from "../fulfilment/hold.server.ts";
import type { OrderState } from "../order-states.ts";
import type { ListedOrder, OrderKind, OrderSummary, ProviderName } from "../orders.ts";
import type { OrderSort } from "../schema.ts";
import { fulfilledAs, ofAssignee } from "./order-conditions.server.ts";
import { HAS_TRANSFER, TRANSFER_COLUMNS } from "./refunds-to-transfer.server.ts";

/** Orders on one page of the back office's list. */
const ORDERS_PAGE_SIZE = 25;

const summaryColumns = {
  id: orders.id,
  number: orders.number,
  token: orders.token,
  state: orders.state,
  name: orders.name,
  email: orders.email,
  total: orders.total,
  placedAt: orders.placedAt,
  paidAt: orders.paidAt,
};

/** Of a refund that came to nothing the provider never took anything on. */
const PARTLY_REFUNDED = sql<boolean>`(${orders.state} <> 'refunded' and exists (
  select 1 from ${refunds} r where r.order_id = ${orders.id} and r.kind = 'order'
    and r.amount_cents > 0 and (r.state <> 'failed' or r.taken_at is not null)))`;

export interface CustomersOrders {
  readonly orders: readonly OrderSummary[];
  /** The number that the next older page comes before; null where there is none. */
  readonly older: number | null;
}

/** A page of a customer's orders, latest first: those with smaller numbers than `before`. */
export async function listOrdersOfCustomer(
  db: Db,
  userId: string,
  before: number | null,
): Promise<CustomersOrders> {
  const rows = await db
    .select(summaryColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), before === null ? undefined : lt(orders.number, before)))
    .orderBy(desc(orders.number))
    .limit(ORDERS_PAGE_SIZE + 1);
  const { shown, next } = pageOf(rows, ORDERS_PAGE_SIZE, ({ number }) => number);
  return { orders: shown, older: next };
}

export interface OrderConditions {
  /** A number, or part of a name, address or company. */
  readonly search: string;
  /** The state of the orders; null: any. "attention" asks for orders that a person must look at. */
  readonly state: OrderState | "attention" | "to-transfer" | null;
  readonly provider?: ProviderName | null;
  readonly kind?: OrderKind | null;
  readonly fulfilment?: FulfilmentState | null;
  readonly assignee?: string;
  /** First and last day of placing by the calendar of Ireland, as YYYY-MM-DD. */
  readonly from?: string | null;
  readonly until?: string | null;
}

export interface OrdersRequest extends OrderConditions {
  /** The latest first unless it says otherwise. */
  readonly sort?: OrderSort;
  /** The orders that come after, or ahead of, that with this number; neither: the first. */
  readonly before?: number | null;
  readonly after?: number | null;
}

export interface OrdersList extends ListCounts {
  readonly orders: readonly ListedOrder[];
  /** The number that the following page goes on from; null where there is none. */
  readonly older: number | null;
  /** The number that the page ahead ends at; null where there is none. */
  readonly newer: number | null;
}

/** A page of all orders for staff. Numbers rise with every order placed, so that one serves as a cursor. */
export async function listOrders(db: Db, request: OrdersRequest): Promise<OrdersList> {
  const { sort = "latest", before = null, after = null } = request;
  const where = ordersWhere(request);
  const upward = after !== null;
  const down = (sort === "oldest") === upward;
  const found = await db
    .select({
      ...summaryColumns,
      attention: orders.attention,
      kind: orders.kind,
      fulfilment: orders.fulfilment,
      onHold: ON_HOLD,
      partlyRefunded: PARTLY_REFUNDED,
      ...TRANSFER_COLUMNS,
      counts: listCounts(orders, where),
    })
    .from(orders)
    .where(and(where, beyond(sort, upward ? after : before, down)))
    .orderBy(...sortColumns(sort).map((column) => (down ? desc(column) : asc(column))))
    .limit(ORDERS_PAGE_SIZE + 1);
  const page = found.slice(0, ORDERS_PAGE_SIZE).map(({ counts: _counts, ...order }) => order);
  const more = found.length > ORDERS_PAGE_SIZE;
  const shown = upward ? page.reverse() : page;
  const [first, last] = [shown.at(0)?.number ?? null, shown.at(-1)?.number ?? null];
  return {
    orders: shown,
    ...(found[0]?.counts ?? (await countOrders(db, where))),
    older: upward || more ? last : null,
    newer: (upward ? more : before !== null) ? first : null,
  };
}

/** What the rows of a page carry with them, for a page that has none. */
async function countOrders(db: Db, where: SQL | undefined): Promise<ListCounts> {
  const [counts] = await db.select(listCounts(orders, where)).from(sql`(select 1) once`);
  return counts ?? { total: 0, all: 0 };
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
  const position = sql`(${orders.total}, ${orders.number})`;
  return down ? sql`${position} < ${cursor}` : sql`${position} > ${cursor}`;
}

/** What a list or an export is narrowed to. */
export function ordersWhere(request: OrderConditions): SQL | undefined {
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
  if (state === "to-transfer") return HAS_TRANSFER;
  return state === "attention" ? NEEDS_ATTENTION : inArray(orders.state, [state]);
}

function matches(search: string): SQL | undefined {
  const text = search.trim();
  if (text === "") return undefined;
  const number = /^#?(\d{1,9})$/.exec(text);
  const phone = phoneIn(text);
  return or(
    number ? eq(orders.number, Number(number[1])) : undefined,
    holds(text, orders.name, orders.email, orders.company),
    phone === null ? undefined : sqlLike(foldedPhone(orders.phone), `${phone}%`),
  );
}
