import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { reservations, stockLevels } from "#app/db/schema/shop/inventory.ts";
import type { FamilyPlan } from "./plan-family.ts";
import { nextStock } from "./track-changes.ts";

interface LockedCounts {
  /** The plan, with the counts that it changes as they are now. */
  readonly plan: FamilyPlan;
  /** Ids of the products whose count orders or staff have changed since the plan was made. */
  readonly moved: readonly string[];
}

/**
 * Locks the counts that a plan changes until the end of the transaction. Families are planned many at a time, and
 * orders take pieces meanwhile. What orders hold is read after the lock, because they store it under the same lock.
 */
export async function lockCounts(tx: Tx, plan: FamilyPlan): Promise<LockedCounts> {
  const ids = plan.products.flatMap((planned) => (nextStock(planned) === null ? [] : [planned.record.id]));
  if (ids.length === 0) return { plan, moved: [] };
  const levels = await tx
    .select({ productId: stockLevels.productId, available: stockLevels.available })
    .from(stockLevels)
    .where(inArray(stockLevels.productId, ids))
    .orderBy(asc(stockLevels.productId))
    .for("update");
  const holds = await tx
    .select({ productId: reservations.productId, held: sql<number>`sum(${reservations.quantity})::int` })
    .from(reservations)
    .where(and(eq(reservations.state, "held"), inArray(reservations.productId, ids)))
    .groupBy(reservations.productId);
  const heldOf = new Map(holds.map(({ productId, held }) => [productId, held]));
  const stockOf = new Map(
    levels.map(({ productId, available }) => [productId, { available, held: heldOf.get(productId) ?? 0 }]),
  );
  const moved: string[] = [];
  const products = plan.products.map((planned) => {
    const { existing, record } = planned;
    const stock = stockOf.get(record.id);
    if (!existing || !stock) return planned;
    const { available, held } = existing.stock ?? {};
    if (available === stock.available && held === stock.held) return planned;
    moved.push(record.id);
    return { ...planned, existing: { ...existing, stock } };
  });
  return { plan: { ...plan, products }, moved };
}
