import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { lockItems } from "../lock-items.server.ts";
import { claimForShortage, countFreeFor, type Shortage } from "./claim-for-shortage.server.ts";
import { isOpenShortage } from "./open-shortages.server.ts";

/**
 * Claims what has become free for the open shortages of items, the oldest first; one that is covered in part stays open
 * for the rest. The claim is held or firm as its line is; a line whose hold has ended gets none. Called after everything
 * that brings gear back.
 */
export async function coverShortages(
  tx: Tx,
  { itemIds, now }: { readonly itemIds: readonly string[]; readonly now: Date },
): Promise<void> {
  const owned = await lockItems(tx, itemIds);
  if (owned.size === 0) return;
  const open = await tx
    .select()
    .from(hireShortages)
    .where(and(anyOf(hireShortages.itemId, [...owned.keys()]), isOpenShortage(now)))
    .orderBy(asc(hireShortages.createdAt), asc(hireShortages.id));
  for (const shortage of open) {
    const { itemId } = shortage;
    const free = await countFreeFor(tx, shortage, { itemId, owned: owned.get(itemId) ?? 0, now });
    if (free > 0) await cover(tx, shortage, { quantity: Math.min(free, shortage.quantity), now });
  }
}

async function cover(
  tx: Tx,
  shortage: Shortage,
  { quantity, now }: { readonly quantity: number; readonly now: Date },
): Promise<void> {
  await claimForShortage(tx, shortage, { itemId: shortage.itemId, quantity, now });
  const stillShort = shortage.quantity - quantity;
  await tx
    .update(hireShortages)
    .set(
      stillShort > 0
        ? { quantity: stillShort }
        : { state: "solved", solution: "available-again", solvedAt: now },
    )
    .where(eq(hireShortages.id, shortage.id));
}
