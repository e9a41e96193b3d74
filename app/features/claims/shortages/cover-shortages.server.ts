import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { readStoreHours } from "../availability/get-availability.server.ts";
import { listFreePieces } from "../availability/list-free-pieces.server.ts";
import { lockItems } from "../lock-items.server.ts";
import { isOpenShortage } from "./open-shortages.server.ts";

type Shortage = typeof hireShortages.$inferSelect;

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
    const { itemId, startsAt, endsAt } = shortage;
    const { overdueUntil } = await readStoreHours(tx, { from: startsAt, now });
    const item = { itemId, owned: owned.get(itemId) ?? 0, period: { from: startsAt, to: endsAt } };
    const free = (await listFreePieces(tx, [item], { now, overdueUntil })).get(itemId) ?? 0;
    if (free > 0) await cover(tx, shortage, { quantity: Math.min(free, shortage.quantity), now });
  }
}

async function cover(
  tx: Tx,
  shortage: Shortage,
  { quantity, now }: { readonly quantity: number; readonly now: Date },
): Promise<void> {
  const { itemId, startsAt, endsAt, owner, ownerId, lineId, reference, expiresAt, acceptedAt } = shortage;
  await tx.insert(hireClaims).values({
    itemId,
    quantity,
    kind: "hire",
    state: expiresAt ? "provisional" : "firm",
    expiresAt,
    acceptedAt,
    startsAt,
    endsAt,
    owner,
    ownerId,
    lineId,
    reference,
    createdAt: now,
  });
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
