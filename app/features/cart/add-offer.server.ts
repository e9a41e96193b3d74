import type { Db } from "#app/db/client.server.ts";
import { ok, type Result } from "#app/lib/result.ts";
import { type CartFormRefusal, refusal } from "./add-from-form.server.ts";
import { toCartEntry } from "./cart.ts";
import { getCartOffer } from "./cart-offer.server.ts";
import { changeCart } from "./change-cart.server.ts";

/** Adds what a link of staff brings to a customer's cart. "gone": nothing of it can be ordered. */
export async function addOffer(db: Db, userId: string, text: string): Promise<Result<null, CartFormRefusal>> {
  const { lines } = await getCartOffer(db, text);
  if (lines.length === 0) return refusal("gone");
  const added = await changeCart(db, userId, { kind: "add", entries: lines.map(toCartEntry) });
  return !added.ok || added.value.capped.length > 0 ? refusal("capped") : ok(null);
}
