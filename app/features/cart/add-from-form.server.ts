import { type Db, inTransaction } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { type CartEntry, toQuantity } from "./cart.ts";

/** Adds what a posted form asks for to a customer's cart. Nonsense adds nothing. */
export async function addFromForm(db: Db, userId: string, asked: CartEntry): Promise<void> {
  const quantity = toQuantity(asked.quantity);
  if (quantity === null || !isId(asked.product_id)) return;
  await inTransaction(db, (tx) => addToCart(tx, userId, [{ product_id: asked.product_id, quantity }]));
}
