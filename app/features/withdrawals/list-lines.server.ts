import { and, asc, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orderLines } from "#app/db/schema/shop/orders.ts";
import { refundLines, refunds } from "#app/db/schema/shop/payments.ts";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { lineText } from "#app/features/orders/orders.ts";
import type { WithdrawalItem, WithdrawalLine } from "./withdrawals.ts";

type NamedPieces = Pick<WithdrawalItem, "position" | "quantity">;

/** The place of a statement among those of its order. */
interface StatementPlace {
  readonly token: string;
  readonly receivedAt: Date;
}

export interface PlacedStatement extends StatementPlace {
  readonly orderId: string;
  /** Null: the whole order. */
  readonly items: readonly NamedPieces[] | null;
}

/** Statements that take goods out of the order; a refused one gives them back. */
const COUNTING = ["open", "refunded"] as const;

/** Pieces of a line that were refunded, or are being: an array of quantities, each with its instant. */
const REFUNDS = sql<readonly { readonly quantity: number; readonly ms: number }[]>`(
  select coalesce(json_agg(json_build_object('quantity', rl.quantity,
    'ms', round(extract(epoch from r.created_at) * 1000))), '[]')
  from ${refundLines} rl join ${refunds} r on r.id = rl.refund_id
  where r.order_id = ${orderLines.orderId} and rl.position = ${orderLines.position} and r.kind = 'order'
    and (r.state <> 'failed' or r.taken_at is not null))`;

/** The lines of orders with what is left of them: now, or right before a statement. */
export async function listLines(
  db: Db,
  orderIds: readonly string[],
  before: StatementPlace | null = null,
): Promise<ReadonlyMap<string, readonly WithdrawalLine[]>> {
  if (orderIds.length === 0) return new Map();
  const [lines, stated] = await Promise.all([
    db
      .select({ ...getTableColumns(orderLines), refunds: REFUNDS })
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...orderIds]))
      .orderBy(asc(orderLines.position)),
    db
      .select({
        orderId: withdrawals.orderId,
        items: withdrawals.items,
        token: withdrawals.token,
        receivedAt: withdrawals.receivedAt,
      })
      .from(withdrawals)
      .where(and(inArray(withdrawals.orderId, [...orderIds]), inArray(withdrawals.state, COUNTING))),
  ]);
  const earlier = before === null ? stated : stated.filter((one) => isEarlier(one, before));
  const statedOf = Map.groupBy(earlier, ({ orderId }) => orderId);
  const end = before === null ? Number.POSITIVE_INFINITY : before.receivedAt.getTime();
  return Map.groupBy(
    lines.map(({ refunds: given, ...line }) => ({
      orderId: line.orderId,
      position: line.position,
      text: lineText(line),
      ordered: line.quantity,
      ...countPieces(
        { ...line, refunds: given.filter(({ ms }) => ms < end) },
        statedOf.get(line.orderId) ?? [],
      ),
      exception: line.withdrawalException,
    })),
    ({ orderId }) => orderId,
  );
}

/** Whether a statement leaves nothing of its order: what statements or staff took before it is gone. */
export async function leavesNothing(db: Db, { orderId, items, ...place }: PlacedStatement): Promise<boolean> {
  if (items === null) return true;
  const quantities = quantitiesOf(items);
  const lines = (await listLines(db, [orderId], place)).get(orderId) ?? [];
  return lines.every(({ position, left }) => left <= (quantities[position] ?? 0));
}

/** Pieces by the line's position. */
export function quantitiesOf(items: readonly NamedPieces[]): Readonly<Record<number, number>> {
  return Object.fromEntries(items.map(({ position, quantity }) => [position, quantity]));
}

/** Statements of one millisecond come one after the other, too: by their tokens. */
function isEarlier(one: StatementPlace, other: StatementPlace): boolean {
  const ms = one.receivedAt.getTime() - other.receivedAt.getTime();
  return ms < 0 || (ms === 0 && one.token < other.token);
}

/** What statements name of a line, and what is left. A refund gives back what was stated before it, then other pieces. */
function countPieces(
  line: Pick<typeof orderLines.$inferSelect, "position" | "quantity"> & {
    readonly refunds: readonly { readonly quantity: number; readonly ms: number }[];
  },
  statements: readonly Pick<typeof withdrawals.$inferSelect, "items" | "receivedAt">[],
): Pick<WithdrawalLine, "stated" | "left"> {
  const events = [
    ...statements.map(({ items, receivedAt }) => {
      const named = items?.find((item) => item.position === line.position)?.quantity ?? 0;
      return { ms: receivedAt.getTime(), named: items === null ? line.quantity : named, refunded: 0 };
    }),
    ...line.refunds.map(({ ms, quantity }) => ({ ms, named: 0, refunded: quantity })),
  ].sort((one, other) => one.ms - other.ms);
  let [stated, owed, left] = [0, 0, line.quantity];
  for (const { named, refunded } of events) {
    stated += named;
    const taken = Math.min(left, named);
    const settled = Math.min(owed, refunded);
    owed += taken - settled;
    left = Math.max(0, left - taken - (refunded - settled));
  }
  return { stated, left };
}
