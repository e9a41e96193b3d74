import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { withdrawals } from "#app/db/schema/withdrawals.ts";

/** A statement as the list of a customer's orders names it. */
interface OrderStatement {
  readonly token: string;
  readonly receivedAt: Date;
}

/** What has been stated about a customer's orders, oldest first, by the order's token. */
export async function listStatementsOfCustomer(
  db: Db,
  userId: string,
): Promise<Readonly<Record<string, readonly OrderStatement[]>>> {
  const rows = await db
    .select({ token: withdrawals.token, receivedAt: withdrawals.receivedAt, order: orders.token })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(eq(orders.userId, userId), ne(withdrawals.state, "repeated")))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  const statements: Record<string, OrderStatement[]> = {};
  for (const { order, ...statement } of rows) {
    statements[order] ??= [];
    statements[order].push(statement);
  }
  return statements;
}
