import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { blockedPeriod } from "./availability/blocked-period.ts";
import { readStoreHours } from "./availability/get-availability.server.ts";
import { listItemFacts } from "./availability/item-facts.server.ts";
import { sumByItem } from "./claims.ts";
import { isLive } from "./live-claims.server.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";
import { type ClaimMove, findShort, findTakenUnit, type MoveRefusal } from "./move-claims.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";
import { isOpenOrSubHired } from "./shortages/solve-shortage.server.ts";

/**
 * Moves the end of what a hire still has out, or of nothing: other promises and the turnaround of what came back before
 * count. Its pieces that have not left end with it, and so do its shortages. A refusal must roll the transaction back.
 */
export async function moveReturn(
  tx: Tx,
  { ownerId, period, now }: ClaimMove,
): Promise<Result<void, MoveRefusal>> {
  const owned = await lockItems(tx, await listItemsOf(tx, ownerId));
  const claims = await tx
    .select()
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, ownerId), eq(hireClaims.kind, "hire"), isLive(now)));
  if (claims.length === 0) return ok(undefined);
  const facts = await listItemFacts(tx, [...owned.keys()]);
  const { hours, overdueUntil } = await readStoreHours(tx, { from: period.from, now });
  const endOf = (itemId: string): Date => {
    const item = facts.get(itemId);
    if (!item) throw new Error(`Bug: no facts of item ${itemId}`);
    return blockedPeriod(period, item.buffers, hours).to;
  };
  // Released while the others are counted: gear that is late counts beyond its end.
  const ids = claims.map(({ id }) => id);
  await tx.update(hireClaims).set({ state: "released" }).where(inArray(hireClaims.id, ids));
  const wanted = sumByItem(claims);
  const items = [...wanted.keys()].map((itemId) => ({
    itemId,
    owned: owned.get(itemId) ?? 0,
    period: { from: now, to: endOf(itemId) },
  }));
  const short = await findShort(tx, wanted, items, { now, overdueUntil });
  if (short.length > 0) return refuse({ kind: "short", items: short });
  const periods = new Map(items.map((item) => [item.itemId, item.period]));
  const taken = await findTakenUnit(tx, claims, { periods, now, overdueUntil });
  if (taken !== null) return refuse({ kind: "unit-taken", ...taken });
  for (const { id, itemId, state } of claims)
    await tx
      .update(hireClaims)
      .set({ state, endsAt: endOf(itemId) })
      .where(eq(hireClaims.id, id));
  await endShortages(tx, ownerId, endOf);
  await coverShortages(tx, { itemIds: [...owned.keys()], now });
  return ok(undefined);
}

async function endShortages(tx: Tx, ownerId: string, endOf: (itemId: string) => Date): Promise<void> {
  const open = await tx
    .select({ id: hireShortages.id, itemId: hireShortages.itemId })
    .from(hireShortages)
    .where(and(eq(hireShortages.ownerId, ownerId), isOpenOrSubHired()));
  for (const { id, itemId } of open)
    await tx
      .update(hireShortages)
      .set({ endsAt: endOf(itemId) })
      .where(eq(hireShortages.id, id));
}
