import type { Tx } from "#app/db/client.server.ts";
import { type hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { getHireBlock } from "../availability/hire-block.server.ts";
import type { ShortageReason } from "../claims.ts";

type Claim = typeof hireClaims.$inferSelect;

interface LostPieces {
  readonly quantity: number;
  readonly reason: ShortageReason;
  readonly now: Date;
}

/**
 * Adds the shortage of a line whose claim gave way with so many pieces. It is of the promised item, for the period that the
 * hire blocks of it, also where the claim was of another item in its place. Gives that item.
 */
export async function addShortage(
  tx: Tx,
  claim: Claim,
  { quantity, reason, now }: LostPieces,
): Promise<string> {
  const { owner, ownerId, lineId, reference, acceptedAt } = claim;
  const { itemId, startsAt, endsAt } = await promisedPeriod(tx, claim, now);
  await tx.insert(hireShortages).values({
    itemId,
    quantity,
    startsAt,
    endsAt,
    owner,
    ownerId,
    lineId,
    reference,
    expiresAt: claim.state === "provisional" ? claim.expiresAt : null,
    acceptedAt,
    reason,
    createdAt: now,
  });
  return itemId;
}

/** Only hires have substitutes. */
async function promisedPeriod(tx: Tx, { itemId, forItemId, ownerId, startsAt, endsAt }: Claim, now: Date) {
  if (forItemId === null || ownerId === null) return { itemId, startsAt, endsAt };
  const { from, to } = await getHireBlock(tx, { hireId: ownerId, itemId: forItemId, now });
  return { itemId: forItemId, startsAt: from, endsAt: to };
}
