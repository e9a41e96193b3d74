import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, type hireShortages } from "#app/db/schema/hire/claims.ts";
import { readStoreHours } from "../availability/get-availability.server.ts";
import { listFreePieces } from "../availability/list-free-pieces.server.ts";

export type Shortage = typeof hireShortages.$inferSelect;

/** How many of the owned pieces of an item are free for the whole period of a shortage. */
export async function countFreeFor(
  tx: Tx,
  { startsAt, endsAt }: Shortage,
  { itemId, owned, now }: { readonly itemId: string; readonly owned: number; readonly now: Date },
): Promise<number> {
  const { overdueUntil } = await readStoreHours(tx, { from: startsAt, now });
  const item = { itemId, owned, period: { from: startsAt, to: endsAt } };
  return (await listFreePieces(tx, [item], { now, overdueUntil })).get(itemId) ?? 0;
}

/** What of a line is short, or gives way to a substitute. */
type Lacking = Pick<
  Shortage,
  | ("itemId" | "startsAt" | "endsAt" | "owner" | "ownerId" | "lineId" | "reference")
  | ("expiresAt" | "acceptedAt")
>;

/**
 * Claims pieces for the line that is short, held or firm as the line is. Pieces of another item go in the place of the
 * promised one.
 */
export async function claimForShortage(
  tx: Tx,
  shortage: Lacking,
  { itemId, quantity, now }: { readonly itemId: string; readonly quantity: number; readonly now: Date },
): Promise<void> {
  const { startsAt, endsAt, owner, ownerId, lineId, reference, expiresAt, acceptedAt } = shortage;
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
    forItemId: itemId === shortage.itemId ? null : shortage.itemId,
  });
}
