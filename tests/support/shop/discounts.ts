import type { Db } from "#app/db/client.server.ts";
import { discounts } from "#app/db/schema/shop/discounts.ts";
import { newId } from "#app/lib/ids.ts";

type DiscountValues = Partial<typeof discounts.$inferInsert> & { readonly code: string };

/** A code of 10 % off everything, or what `values` say. */
export async function createDiscount(db: Db, values: DiscountValues): Promise<string> {
  const id = newId();
  const percent = values.kind === "amount" ? null : 1000;
  await db.insert(discounts).values({ kind: "percent", percent, ...values, id });
  return id;
}
