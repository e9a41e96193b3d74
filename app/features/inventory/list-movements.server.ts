import { desc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { stockMovements } from "#app/db/schema/shop/inventory.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { StockMovement } from "./stock-ledger.ts";

const MAX = 50;

/** The last 50 lines of the ledger of a product and its variations, the newest first. */
export async function listMovements(db: Db, productId: string): Promise<readonly StockMovement[]> {
  const counter = alias(stockMovements, "counter");
  const family = db.select({ id: products.id }).from(products).where(eq(products.parentId, productId));
  const rows = await db
    .select({
      id: stockMovements.id,
      productId: stockMovements.productId,
      at: stockMovements.createdAt,
      delta: stockMovements.delta,
      reason: stockMovements.reason,
      orderNumber: orders.number,
      orderId: stockMovements.orderId,
      actor: users.name,
      counter: counter.id,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .leftJoin(counter, eq(counter.undoes, stockMovements.id))
    .where(or(eq(stockMovements.productId, productId), inArray(stockMovements.productId, family)))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(MAX);
  return rows.map(({ counter: undoneBy, ...line }) => ({ ...line, undone: undoneBy !== null }));
}
