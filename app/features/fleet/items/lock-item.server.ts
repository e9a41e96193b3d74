import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";

/** Holds an item until the end of the transaction, before any of its units. Null for an unknown id. */
export async function lockItem(tx: Tx, id: string) {
  const [item] = await tx
    .select({
      id: hireItems.id,
      code: hireItems.code,
      name: hireItems.name,
      kind: hireItems.kind,
      owned: hireItems.owned,
      productId: hireItems.productId,
      lifting: hireItems.lifting,
      electrical: hireItems.electrical,
    })
    .from(hireItems)
    .where(eq(hireItems.id, id))
    .for("no key update");
  return item ?? null;
}
