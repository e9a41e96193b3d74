import { type Db, inTransaction } from "#app/db/client.server.ts";
import { isId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { type CartEntry, type CartProblem, toQuantity } from "./cart.ts";
import { getAccountCart } from "./queries.server.ts";

/**
 * Adds what a posted form asks for to a customer's cart. Refused: a quantity that is no whole number from 1 on, and a
 * product that is not sold. "capped" is done, but with fewer than asked for.
 */
export async function addFromForm(
  db: Db,
  userId: string,
  asked: CartEntry,
): Promise<Result<null, CartProblem>> {
  const quantity = Number.isInteger(asked.quantity) ? toQuantity(asked.quantity) : null;
  if (quantity === null) return refuse("quantity");
  if (!isId(asked.product_id)) return refuse("gone");
  const entry = { product_id: asked.product_id, quantity };
  const capped = await inTransaction(db, (tx) => addToCart(tx, userId, [entry]));
  if (capped.length > 0 || quantity < asked.quantity) return refuse("capped");
  const { lines } = await getAccountCart(db, userId);
  return lines.some((line) => line.productId === asked.product_id) ? ok(null) : refuse("gone");
}
