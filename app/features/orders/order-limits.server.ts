import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql, sum } from "drizzle-orm";
import { type Db, listRows, type Tx } from "#app/db/client.server.ts";
import { stockLevels } from "#app/db/schema/inventory.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { isTradeAccount } from "#app/features/identity/account/change-trade.server.ts";
import {
  type AttemptRule,
  attemptKey,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/clock.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/**
 * What may be ordered in an hour without being paid, and how many pieces of counted stock may be held unpaid at once.
 * Paid orders never count. So an office or a mobile network behind one address is refused only after twenty orders
 * that no one paid within an hour, and one buyer only after ten: people order once and pay, or try a few times. The
 * pieces are several times the largest order of a first buyer; a larger one is asked for as a quote.
 */
const PER_NETWORK = { orders: 20, pieces: 500 };
const PER_BUYER = { orders: 10, pieces: 500 };
/** For an account that has paid before, or that staff let order on invoice: its money is known to come. */
const PER_CUSTOMER = { orders: 60, pieces: 5000 };
const WINDOW_MS = HOUR_MS;
/** Mails that acknowledge an order, to a mailbox that has paid nothing: others may have typed its address. */
const RECEIVED_MAILS: AttemptRule = { max: 1, windowMs: HOUR_MS };

/** Who orders, as far as the limits tell people apart. */
export interface OrderSource {
  readonly userId: string | null;
  readonly email: string;
  /** Of the network, which only orders of buyers without a paid order keep; null for known customers. */
  readonly networkKey: string | null;
}

export type OrderLimitRefusal =
  /** `retryAfter` is in seconds. */
  | { readonly kind: "too-many-orders"; readonly retryAfter: number }
  | { readonly kind: "too-many-pieces"; readonly most: number };

/** Who orders, from an address of a client. */
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
export function inTurn<T>(source: OrderSource, work: () => Promise<T>): Promise<T> {
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
 * Whether one more order may be placed; or, where it is `stored` with its lines by this transaction, whether it may
 * stay. The source must be locked then.
 */
export async function checkOrderLimits(
  db: Db,
  source: OrderSource,
  { now, stored }: { readonly now: Date; readonly stored: boolean },
): Promise<Result<void, OrderLimitRefusal>> {
  const scopes = scopesOf(source);
  const since = addMs(now, -WINDOW_MS);
  const rows = await listRows<UnpaidOrders>(
    db,
    sql.join(
      scopes.map(({ where, most }, at) => {
        const first = firstInWindow(
          db,
          and(where, gt(orders.placedAt, since)),
          most.orders - (stored ? 0 : 1),
        );
        return sql`select ${at}::int as at, ${first} as first, ${stored ? heldPieces(db, where) : 0}::int as pieces`;
      }),
      sql` union all `,
    ),
  );
  for (const { at, first, pieces } of rows.toSorted((a, b) => a.at - b.at)) {
    if (first !== null) {
      const waitMs = first + WINDOW_MS - now.getTime();
      return refuse({ kind: "too-many-orders", retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
    }
    const most = scopes[at]?.most.pieces ?? 0;
    if ((pieces ?? 0) > most) return refuse({ kind: "too-many-pieces", most });
  }
  return ok(undefined);
}

/** What one source has ordered and not paid. */
interface UnpaidOrders extends Record<string, unknown> {
  /** Place of its scope. */
  readonly at: number;
  /** When the order was placed that is one too many, in milliseconds; null while there is none. */
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

function heldPieces(db: Db, where: SQL | undefined) {
  return db
    .select({ pieces: sum(orderLines.quantity) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(stockLevels, eq(stockLevels.productId, orderLines.productId))
    .where(and(where, inArray(orders.state, ["pending", "processing"])));
}

function scopesOf(
  source: OrderSource,
): { readonly where: SQL | undefined; readonly most: typeof PER_BUYER }[] {
  const { userId, networkKey: network } = source;
  if (userId !== null && network === null) return [{ where: eq(orders.userId, userId), most: PER_CUSTOMER }];
  // Orders of guests do not count for the account with that address: they may be anybody's.
  const buyer =
    userId === null
      ? and(isNull(orders.userId), sql`${storedMailbox} = ${mailboxOf(source.email)}`)
      : eq(orders.userId, userId);
  const ofNetwork = network === null ? [] : [{ where: eq(orders.network, network), most: PER_NETWORK }];
  return [...ofNetwork, { where: buyer, most: PER_BUYER }];
}

function buyerName({ userId, email }: OrderSource): string {
  return userId ?? mailboxOf(email);
}

/** Whether the mail that acknowledges an order may go to its address; counts it. */
export async function mayAcknowledge(tx: Tx, email: string, now: Date): Promise<boolean> {
  const mailbox = mailboxOf(email);
  const [paid] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${storedMailbox} = ${mailbox}`, isNotNull(orders.paidAt)))
    .limit(1);
  if (paid) return true;
  return (await countAttempt(tx, attemptKey("order-received", mailbox), RECEIVED_MAILS, now)).allowed;
}

/** One mailbox for all the addresses that commonly reach it: capitals and a "+tag" make no other. */
function mailboxOf(email: string): string {
  const [local = "", ...domain] = email.trim().toLowerCase().split("@");
  return [domain.length > 0 ? local.split("+", 1) : local, ...domain].join("@");
}

const storedMailbox = sql`regexp_replace(lower(${orders.email}), '\\+[^@]*@', '@')`;

/** Takes the network out of orders that no limit counts any more: they are a day old. */
export async function forgetOrderNetworks(db: Db, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ network: null })
    .where(and(isNotNull(orders.network), sql`${orders.placedAt} < ${addMs(now, -DAY_MS)}`));
}
