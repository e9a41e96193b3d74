import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { stockMovements } from "#app/db/schema/inventory.ts";
import { orders } from "#app/db/schema/orders.ts";
import type { StockMovement } from "./stock-ledger.ts";

const MOST = 50;

/** The last 50 lines of a product's ledger, the newest first. */
export async function listMovements(db: Db, productId: string): Promise<readonly StockMovement[]> {
  return db
    .select({
      id: stockMovements.id,
      at: stockMovements.createdAt,
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      orderNumber: orders.number,
      orderId: stockMovements.orderId,
      actor: users.name,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(MOST);
}
