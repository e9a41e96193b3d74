import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";

/**
 * Deletes products with their variations, or variations. Orders keep their lines, which are frozen copies. What an unpaid
 * order still holds stays, because its stock must be able to come back.
 */
export async function deleteProducts(
  tx: Tx,
  rows: readonly { readonly id: string; readonly name: string }[],
  actorId: string,
): Promise<{
  readonly deleted: number;
  readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
}> {
  if (rows.length === 0) return { deleted: 0, refused: [] };
  const kept = await findHeld(
    tx,
    rows.map(({ id }) => id),
  );
  const gone = rows.filter(({ id }) => !kept.has(id));
  if (gone.length > 0)
    await tx.delete(products).where(
      inArray(
        products.id,
        gone.map(({ id }) => id),
      ),
    );
  for (const { id } of gone) await addAuditEntry(tx, { actorId, action: "product.deleted", subjectId: id });
  if (gone.length > 0) await bumpSiteVersion(tx);
  const refused = rows.filter(({ id }) => kept.has(id)).map(({ name }) => ({ name, why: ["held"] }));
  return { deleted: gone.length, refused };
}

/**
 * Those of the products and variations that an unpaid order holds; a product also where one of its variations is held.
 * Their counts are locked until the transaction ends, so that no order holds a piece of what is deleted then.
 */
export async function findHeld(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const isMeant = or(inArray(products.id, [...ids]), inArray(products.parentId, [...ids]));
  await tx
    .select({ id: stockLevels.productId })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .where(isMeant)
    .orderBy(asc(stockLevels.productId))
    .for("update", { of: stockLevels });
  const held = await tx
    .select({ id: products.id, parentId: products.parentId })
    .from(reservations)
    .innerJoin(products, eq(products.id, reservations.productId))
    .where(and(eq(reservations.state, "held"), isMeant));
  const all = new Set(held.flatMap(({ id, parentId }) => (parentId ? [id, parentId] : [id])));
  return new Set(ids.filter((id) => all.has(id)));
}
