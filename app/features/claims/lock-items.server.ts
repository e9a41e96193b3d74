import { asc, eq } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import type { ItemFacts } from "./availability/explode.ts";

/**
 * Holds items until the end of the transaction, in the order of ids, so that no one else can promise their pieces; gives
 * what is owned of each now. Every write of claims begins here: after the quote or hire, before the units.
 */
export async function lockItems(tx: Tx, itemIds: readonly string[]): Promise<Map<string, number>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: hireItems.id, owned: hireItems.owned })
    .from(hireItems)
    .where(anyOf(hireItems.id, [...new Set(itemIds)]))
    .orderBy(asc(hireItems.id))
    .for("no key update");
  return new Map(rows.map(({ id, owned }) => [id, owned]));
}

/** Items that a quote or hire holds, held, or is short of. */
export async function listItemsOf(tx: Tx, ownerId: string): Promise<string[]> {
  const held = tx
    .select({ itemId: hireClaims.itemId })
    .from(hireClaims)
    .where(eq(hireClaims.ownerId, ownerId));
  const short = tx
    .select({ itemId: hireShortages.itemId })
    .from(hireShortages)
    .where(eq(hireShortages.ownerId, ownerId));
  return (await held.union(short)).map(({ itemId }) => itemId);
}

/** The facts with the counts that were read under the lock. */
export function withOwned(
  facts: ReadonlyMap<string, ItemFacts>,
  owned: ReadonlyMap<string, number>,
): Map<string, ItemFacts> {
  return new Map([...facts].map(([id, item]) => [id, { ...item, owned: owned.get(id) ?? item.owned }]));
}
