import type { Db } from "#app/db/client.server.ts";
import { checkouts, orders } from "#app/db/schema/shop/orders.ts";
import { newId, newToken } from "#app/lib/ids.ts";
import { type Cents, cents } from "#app/lib/money.ts";

let number = 800_000;

type OrderValues = Omit<Partial<typeof orders.$inferInsert>, "total"> & { readonly total?: Cents };

/** A guest's order of goods for collection, unpaid unless `values` say otherwise. Returns its id. */
export async function createCustomerOrder(db: Db, values: OrderValues = {}): Promise<string> {
  const [id, checkoutId] = [newId(), newId()];
  const later = { expiresAt: new Date(Date.now() + 3_600_000) };
  number += 1;
  const total = values.total ?? cents(1_000);
  await db.insert(checkouts).values({ id: checkoutId, token: newToken(), locale: "en", items: [], ...later });
  await db.insert(orders).values({
    id,
    checkoutId,
    number,
    token: newToken(),
    locale: "en",
    name: "Guest",
    phone: "091 1",
    email: "guest@example.ie",
    deliveryMethod: "collection",
    provider: "sandbox",
    ...later,
    subtotal: total,
    deliveryPrice: cents(0),
    vatTotal: cents(0),
    ...values,
    total,
  });
  return id;
}
