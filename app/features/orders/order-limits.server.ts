import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, listRows, type Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { orderLines, orders } from "#app/db/schema/shop/orders.ts";
import { isTradeAccount } from "#app/features/identity/account/change-trade.server.ts";
import {
  type AttemptRule,
  attemptKey,
  countingAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { isMailbox, mailboxOf } from "#app/features/mail/mailbox.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";
import { AWAITING_PAYMENT } from "./enums.ts";

/**
 * What may be ordered in an hour without being paid, and how many pieces of counted stock may be held unpaid at once.
 * Paid orders never count. So an office or a mobile network behind one address is refused only after twenty orders
 * that no one paid within an hour, and one buyer only after ten: people order once and pay, or try a few times. The
 * pieces are several times the largest order of a first buyer; a larger one is asked for as a quote.
 */
const PER_NETWORK = { orders: 20, pieces: 500 };
const PER_BUYER = { orders: 10, pieces: 500 };
/** The limits of an account that has paid before, or that staff let order on invoice: its money is known to come. */
const PER_CUSTOMER = { orders: 60, pieces: 5000 };
const WINDOW_MS = HOUR_MS;
/** Mails that acknowledge an order, to a mailbox that has paid nothing: others may have typed its address. */
const RECEIVED_MAILS: AttemptRule = { max: 1, windowMs: HOUR_MS };

/** The buyer, as far as the limits tell people apart. */
export interface OrderSource {
  readonly userId: string | null;
  readonly email: string;
  /** The key of the network, which only orders of buyers without a paid order keep; null for known customers. */
  readonly networkKey: string | null;
}

export type OrderLimitRefusal =
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many-orders"; readonly retryAfter: number }
  | { readonly kind: "too-many-pieces"; readonly most: number };

/** The buyer, from the address of a client. */
export async function sourceOf(
  db: Db,
  {
    userId,
    email,
    clientAddress,
  }: Pick<OrderSource, "userId" | "email"> & { readonly clientAddress: string },
): Promise<OrderSource> {
  const known = userId !== null && ((await hasPaid(db, userId)) || (await isTradeAccount(db, userId)));
  return { userId, email, networkKey: known ? null : networkKey("order", clientAddress) };
}

async function hasPaid(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.userId, userId), isNotNull(orders.paidAt)))) > 0;
}

const turns = new Map<string, Promise<unknown>>();

/**
 * Does the work of one order of a network and of a buyer at a time. Within this process the others wait here, without
 * a connection to the database; lockSource keeps other processes apart.
 */
export function runOneAtATime<T>(source: OrderSource, work: () => Promise<T>): Promise<T> {
  return namesOf(source).reduceRight<() => Promise<T>>(
    (inner, name) => () => afterOthers(name, inner),
    work,
  )();
}

async function afterOthers<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(work);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}

/** Always in this order, so that no two orders wait for each other. */
function namesOf(source: OrderSource): readonly string[] {
  return [source.networkKey, buyerName(source)].filter((name) => name !== null);
}

/** Lets one order of a network and of a buyer be placed at a time, until the transaction ends. */
export async function lockSource(tx: Tx, source: OrderSource): Promise<void> {
  const names = sql.join(
    namesOf(source).map((name, at) => sql`(${at}::int, ${`orders of ${name}`}::text)`),
    sql`, `,
  );
  // The rows are sorted before the first of them is locked.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(name)) from (select name from (values ${names}) n (at, name) order by at offset 0) sorted`,
  );
}

/**
 * The number of one more order, when it may be placed. Drawn outside the transaction: numbers may have gaps, invoices
 * may not. A refused order takes none.
 */
export async function drawOrderNumber(
  db: Db,
  source: OrderSource | null,
  now: Date,
): Promise<Result<number, OrderLimitRefusal>> {
  const scopes = source ? scopesOf(source) : [];
  const rows = await listRows<UnpaidOrders & { readonly number: number | null }>(
    db,
    sql`with unpaid as materialized (${selectUnpaid(db, scopes, { now, stored: false })}), drawn as materialized (
      select nextval('order_numbers')::int as number where not exists (select from unpaid where first is not null)
    )
    select unpaid.*, drawn.number from (select 1) one left join unpaid on true left join drawn on true`,
  );
  const within = judge(rows, scopes, now);
  if (!within.ok) return within;
  const number = rows[0]?.number;
  if (!number) throw new Error("The sequence of order numbers gave none");
  return ok(number);
}

/**
 * Whether an order that this transaction has stored with its lines may stay, and whether the mail that acknowledges it
 * may go to its address, which is counted; `email` is null where it goes anyway. The source must be locked. After a
 * refusal the transaction must be rolled back.
 */
export async function checkStoredOrder(
  tx: Tx,
  source: OrderSource | null,
  { email, now }: { readonly email: string | null; readonly now: Date },
): Promise<Result<{ readonly acknowledge: boolean }, OrderLimitRefusal>> {
  const scopes = source ? scopesOf(source) : [];
  const rows = await listRows<UnpaidOrders & { readonly mails: number | null }>(
    tx,
    sql`with unpaid as materialized (${selectUnpaid(tx, scopes, { now, stored: true })}), counted as (
      ${email === null ? sql`select null::int as "count"` : countingReceived(tx, email, now)}
    )
    select unpaid.*, (select "count" from counted) as mails from (select 1) one left join unpaid on true`,
  );
  const within = judge(rows, scopes, now);
  if (!within.ok) return within;
  const mails = rows[0]?.mails ?? null;
  return ok({ acknowledge: mails === null || mails <= RECEIVED_MAILS.max });
}

/** Counts a mail to a mailbox that has paid nothing. */
function countingReceived(tx: Tx, email: string, now: Date): SQL {
  const mailbox = mailboxOf(email);
  const paid = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isMailbox(orders.email, email), isNotNull(orders.paidAt)));
  return countingAttempt(attemptKey("order-received", mailbox), RECEIVED_MAILS, now, notExists(paid));
}

/** What is unpaid in each scope; no row without a scope. */
function selectUnpaid(
  db: Db,
  scopes: readonly LimitScope[],
  { now, stored }: { readonly now: Date; readonly stored: boolean },
): SQL {
  const since = addMs(now, -WINDOW_MS);
  const parts = scopes.map(({ where, most }, at) => {
    const allowed = most.orders - (stored ? 0 : 1);
    const first = firstInWindow(db, and(where, gt(orders.placedAt, since)), allowed);
    return sql`select ${at}::int as at, ${first} as first, ${stored ? heldPieces(db, where) : 0}::int as pieces`;
  });
  if (parts.length === 0) return sql`select 0 as at, null::float8 as first, 0 as pieces where false`;
  return sql.join(parts, sql` union all `);
}

function judge(
  rows: readonly UnpaidOrders[],
  scopes: readonly LimitScope[],
  now: Date,
): Result<void, OrderLimitRefusal> {
  for (const { at, first, pieces } of rows.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))) {
    if (first !== null) {
      const waitMs = first + WINDOW_MS - now.getTime();
      return refuse({ kind: "too-many-orders", retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    const most = scopes[at ?? 0]?.most.pieces ?? 0;
    if ((pieces ?? 0) > most) return refuse({ kind: "too-many-pieces", most });
  }
  return ok(undefined);
}

/** What one source has ordered and not paid. */
interface UnpaidOrders extends Record<string, unknown> {
  /** Index of the source's scope; null where there is none. */
  readonly at: number | null;
  /** The time of the order that is one too many, in milliseconds; null while there is none. */
  readonly first: number | null;
  readonly pieces: number | null;
}

function firstInWindow(db: Db, where: SQL | undefined, allowed: number) {
  return db
    .select({ ms: sql`(extract(epoch from ${orders.placedAt}) * 1000)::float8` })
    .from(orders)
    .where(and(where, isNull(orders.paidAt), eq(orders.kind, "sale")))
    .orderBy(desc(orders.placedAt))
    .offset(allowed)
    .limit(1);
}

/** Pieces of products whose stock is counted, by themselves or, for a variation, by its parent. */
function heldPieces(db: Db, where: SQL | undefined) {
  const parent = alias(products, "parent");
  return db
    .select({ pieces: sum(orderLines.quantity) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(parent, eq(parent.id, products.parentId))
    .where(and(where, inArray(orders.state, AWAITING_PAYMENT), or(products.manageStock, parent.manageStock)));
}

interface LimitScope {
  readonly where: SQL | undefined;
  readonly most: typeof PER_BUYER;
}

function scopesOf(source: OrderSource): LimitScope[] {
  const { userId, networkKey: network } = source;
  if (userId !== null && network === null) return [{ where: eq(orders.userId, userId), most: PER_CUSTOMER }];
  // Orders of guests do not count for the account with that address: they may be anybody's.
  const buyer =
    userId === null
      ? and(isNull(orders.userId), isMailbox(orders.email, source.email))
      : eq(orders.userId, userId);
  const ofNetwork = network === null ? [] : [{ where: eq(orders.network, network), most: PER_NETWORK }];
  return [...ofNetwork, { where: buyer, most: PER_BUYER }];
}

function buyerName({ userId, email }: OrderSource): string {
  return userId ?? mailboxOf(email);
}

/** Takes the network out of orders that no limit counts any more: they are a day old. */
export async function forgetOrderNetworks(db: Db, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ network: null })
    .where(and(isNotNull(orders.network), sql`${orders.placedAt} < ${addMs(now, -DAY_MS)}`));
}
