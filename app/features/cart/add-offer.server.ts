import { type Db, inTransaction } from "#app/db/client.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addToCart } from "./add-to-cart.server.ts";
import type { CartProblem } from "./cart.ts";
import { getCartOffer } from "./cart-offer.server.ts";

/** Adds what a link of staff brings to a customer's cart. "gone": nothing of it can be ordered. */
export async function addOffer(db: Db, userId: string, text: string): Promise<Result<null, CartProblem>> {
  const { lines } = await getCartOffer(db, text);
  if (lines.length === 0) return refuse("gone");
  const entries = lines.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
  const capped = await inTransaction(db, (tx) => addToCart(tx, userId, entries));
  return capped.length > 0 ? refuse("capped") : ok(null);
}
