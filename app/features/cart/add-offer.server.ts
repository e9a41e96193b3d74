import { type Db, inTransaction } from "#app/db/client.server.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { type FormRefusal, refusal } from "./add-from-form.server.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { toEntry } from "./cart.ts";
import { getCartOffer } from "./cart-offer.server.ts";

/** Adds what a link of staff brings to a customer's cart. "gone": nothing of it can be ordered. */
export async function addOffer(db: Db, userId: string, text: string): Promise<Result<null, FormRefusal>> {
  const { lines } = await getCartOffer(db, text);
  if (lines.length === 0) return refusal("gone");
  const capped = await inTransaction(db, (tx) => addToCart(tx, userId, lines.map(toEntry)));
  return capped.length > 0 ? refusal("capped") : ok(null);
}
