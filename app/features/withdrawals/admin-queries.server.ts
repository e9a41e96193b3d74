import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { countsIn, type ListCounts, listCounts } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { isId } from "#app/lib/ids.ts";
import { pageOf } from "#app/lib/list-query.ts";
import { leavesNothing, quantitiesOf } from "./list-lines.server.ts";
import type { StatedPieces } from "./owed-pieces.ts";
import { receiptColumns } from "./queries.server.ts";
import type { AdminWithdrawal, WithdrawalState } from "./withdrawals.ts";

export interface StatedItems extends StatedPieces {
  readonly receivedAt: Date;
}

/**
 * The items that a statement of this state names; null when the order has no such statement, or when it names its goods
 * only in words.
 */
export async function getStatedItems(
  db: Db,
  {
    id,
    order,
    state = "open",
  }: {
    readonly id: string | null;
    readonly state?: WithdrawalState;
    readonly order: { readonly id: string; readonly lines: readonly { readonly quantity: number }[] };
  },
): Promise<StatedItems | null> {
  if (!isId(id)) return null;
  const [row] = await db
    .select({ items: withdrawals.items, receivedAt: withdrawals.receivedAt, token: withdrawals.token })
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.orderId, order.id), eq(withdrawals.state, state)));
  if (!row || row.items?.length === 0) return null;
  const items = row.items ?? order.lines.map(({ quantity }, position) => ({ position, quantity }));
  return {
    quantities: quantitiesOf(items),
    whole: await leavesNothing(db, { ...row, orderId: order.id }),
    receivedAt: row.receivedAt,
  };
}

/** A statement of an order that is open or refunded; null where there is none. */
export async function findStatement(
  db: Db,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<{ readonly id: string; readonly state: WithdrawalState } | null> {
  if (!isId(id)) return null;
  const { state } = withdrawals;
  const [row] = await db
    .select({ id: withdrawals.id, state })
    .from(withdrawals)
    .where(
      and(
        ...[eq(withdrawals.id, id), eq(withdrawals.orderId, orderId)],
        inArray(state, ["open", "refunded"]),
      ),
    );
  return row ?? null;
}

/** Statements on one page of the back office's list. */
const WITHDRAWALS_PAGE_SIZE = 25;

export interface AdminWithdrawals extends ListCounts {
  readonly withdrawals: readonly AdminWithdrawal[];
  /** Goes on from here; null on the last page. */
  readonly next: string | null;
}

/** Statements for staff: the open ones by the day their refund is due, the others or all latest first, after `after`. */
export async function listWithdrawals(
  db: Db,
  {
    open,
    search = "",
    after,
    limit = WITHDRAWALS_PAGE_SIZE,
  }: {
    /** Null for all. */
    readonly open: boolean | null;
    /** The number of an order, or part of a name or an address. */
    readonly search?: string;
    readonly after: string | null;
    readonly limit?: number;
  },
): Promise<AdminWithdrawals> {
  const cursor = sql`(select w.received_at, w.id from withdrawals w where w.id = ${after})`;
  const here = sql`(${withdrawals.receivedAt}, ${withdrawals.id})`;
  // Refunds fall due in the order in which statements arrive.
  const beyond = after === null ? undefined : open ? sql`${here} > ${cursor}` : sql`${here} < ${cursor}`;
  const ofOrder = eq(orders.id, withdrawals.orderId);
  const where = and(inList(open), matches(search));
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
      atCounter: orders.atCounter,
      ...listCounts(sql`${withdrawals} left join ${orders} on ${ofOrder}`, where),
    })
    .from(withdrawals)
    .leftJoin(orders, ofOrder)
    .where(and(where, beyond))
    .orderBy(
      ...(open
        ? [asc(withdrawals.receivedAt), asc(withdrawals.id)]
        : [desc(withdrawals.receivedAt), desc(withdrawals.id)]),
    )
    .limit(limit + 1);
  const { shown, next } = pageOf(rows, limit, ({ id }) => id);
  return {
    ...countsIn(rows),
    withdrawals: shown.map(
      ({ orderId, orderNumber, vatNumber, atCounter, total: _total, all: _all, ...row }) => ({
        ...row,
        order:
          orderId === null || orderNumber === null
            ? null
            : {
                id: orderId,
                number: orderNumber,
                business: vatNumber !== null,
                atCounter: atCounter === true,
              },
      }),
    ),
    next,
  };
}

function inList(open: boolean | null): SQL | undefined {
  if (open === null) return undefined;
  return open ? eq(withdrawals.state, "open") : ne(withdrawals.state, "open");
}

function matches(search: string): SQL | undefined {
  if (search === "") return undefined;
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  return or(
    number ? eq(orders.number, Number(number)) : undefined,
    holds(search, withdrawals.name, withdrawals.email, withdrawals.reference),
  );
}
