import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { blockedPeriod } from "../availability/blocked-period.ts";
import { readStoreHours } from "../availability/get-availability.server.ts";
import { listItemFacts } from "../availability/item-facts.server.ts";
import { listFreePieces } from "../availability/list-free-pieces.server.ts";
import { type Period, sumByItem } from "../claims.ts";
import { isLive } from "../live-claims.server.ts";
import { lockItems } from "../lock-items.server.ts";
import { type HireClaim, takePieces } from "../warehouse/hire-claims.server.ts";
import { claimForShortage, type Shortage } from "./claim-for-shortage.server.ts";

interface Keeping {
  readonly hireId: string;
  /** Collection and return of the new lines. */
  readonly period: Period;
  readonly now: Date;
}

/**
 * Promises the substitutes of a hire for its new lines again, as far as they are free for the new period. They go in the
 * place of the pieces that exceed what the lines before had of the promised item itself: with fewer wanted, substitutes go
 * first. `before` are the released claims. A shortage that a substitute covers is deleted: its first one is on record.
 */
export async function keepSubstitutes(
  tx: Tx,
  before: readonly HireClaim[],
  { hireId, period, now }: Keeping,
): Promise<void> {
  const substitutes = before.filter(({ forItemId }) => forItemId !== null);
  const itemIds = substitutes.map(({ itemId }) => itemId);
  const owned = await lockItems(tx, itemIds);
  const facts = await listItemFacts(tx, itemIds);
  const { hours, overdueUntil } = await readStoreHours(tx, { from: period.from, now });
  const had = sumByItem(before.filter(({ forItemId }) => forItemId === null));
  for (const { itemId, forItemId, quantity } of substitutes) {
    const item = facts.get(itemId);
    if (forItemId === null || !item) throw new Error(`Bug: no facts of item ${itemId}`);
    const lines = await listPromised(tx, { hireId, itemId: forItemId, now });
    const wanted = sumByItem([...lines.short, ...lines.claims]).get(forItemId) ?? 0;
    const block = blockedPeriod(period, item.buffers, hours);
    const free = await listFreePieces(tx, [{ itemId, owned: owned.get(itemId) ?? 0, period: block }], {
      now,
      overdueUntil,
    });
    const kept = Math.min(quantity, free.get(itemId) ?? 0, wanted - (had.get(forItemId) ?? 0));
    for (const place of await takePlaces(tx, lines, kept))
      await claimForShortage(
        tx,
        { ...place, startsAt: block.from, endsAt: block.to },
        { itemId, quantity: place.quantity, now },
      );
  }
}

interface Promised {
  readonly short: readonly Shortage[];
  readonly claims: readonly HireClaim[];
}

/** What the new lines have of a promised item itself, and what they are short of. */
async function listPromised(
  tx: Tx,
  { hireId, itemId, now }: { readonly hireId: string; readonly itemId: string; readonly now: Date },
): Promise<Promised> {
  const { ownerId, state, createdAt, id } = hireShortages;
  const short = await tx
    .select()
    .from(hireShortages)
    .where(and(eq(ownerId, hireId), eq(hireShortages.itemId, itemId), eq(state, "open")))
    .orderBy(asc(createdAt), asc(id));
  const claims = await tx
    .select()
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.ownerId, hireId), eq(hireClaims.itemId, itemId), isNull(hireClaims.forItemId)],
        isLive(now),
      ),
    )
    .orderBy(asc(hireClaims.createdAt), asc(hireClaims.id));
  return { short, claims };
}

/** Ends so many pieces of shortages, then of claims that name no unit. Gives what they were. */
async function takePlaces(
  tx: Tx,
  { short, claims }: Promised,
  quantity: number,
): Promise<readonly (Shortage | HireClaim)[]> {
  const places: (Shortage | HireClaim)[] = [];
  let left = Math.max(0, quantity);
  for (const shortage of short) {
    const taken = Math.min(left, shortage.quantity);
    if (taken === 0) continue;
    left -= taken;
    const same = eq(hireShortages.id, shortage.id);
    if (taken === shortage.quantity) await tx.delete(hireShortages).where(same);
    else
      await tx
        .update(hireShortages)
        .set({ quantity: shortage.quantity - taken })
        .where(same);
    places.push({ ...shortage, quantity: taken });
  }
  const byCount = claims.filter(({ unitNumber }) => unitNumber === null);
  for (const claim of await takePieces(tx, byCount, left)) {
    await tx.update(hireClaims).set({ state: "released" }).where(eq(hireClaims.id, claim.id));
    places.push(claim);
  }
  return places;
}
