import { asc, eq, sum } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { cartItems } from "#app/db/schema/cart.ts";
import { productPath } from "#app/features/catalog/catalog.ts";
import { listProductsByIds } from "#app/features/catalog/sellables.server.ts";
import type { CartLine } from "./cart.ts";

/** A customer's cart with today's names, prices and stock, oldest line first. Products gone from sale are left out. */
export async function listCartLines(db: Db, userId: string): Promise<readonly CartLine[]> {
  const rows = await db
    .select({ id: cartItems.id, productId: cartItems.productId, quantity: cartItems.quantity })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
  const products = await listProductsByIds(
    db,
    rows.map((row) => row.productId),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap((row) => {
    const product = byId.get(row.productId);
    if (!product) return [];
    const { name, nameGa, options, price, imageUrl, stock } = product;
    const href = productPath(product);
    return [
      {
        key: row.id,
        productId: row.productId,
        quantity: row.quantity,
        name,
        nameGa,
        options,
        price,
        href,
        imageUrl,
        stock,
      },
    ];
  });
}

/** How many pieces a customer's cart holds. */
export async function countCartPieces(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ pieces: sum(cartItems.quantity) })
    .from(cartItems)
    .where(eq(cartItems.userId, userId));
  return Number(row?.pieces ?? 0);
}
