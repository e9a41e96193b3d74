import type { Tx } from "#app/db/client.server.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { type HireClaim, isPrepared, isWaiting, listHireClaims } from "./hire-claims.server.ts";
import { prepareCount, prepareUnit } from "./prepare-claims.server.ts";

/**
 * Prepares for the new claims of a hire what was prepared for those in whose place they are. Gives the number of pieces
 * that go back onto the shelf: no new claim needs them, or their unit is promised elsewhere in the new period.
 */
export async function prepareAgain(
  tx: Tx,
  before: readonly HireClaim[],
  { hireId, now }: { readonly hireId: string; readonly now: Date },
): Promise<number> {
  let putBack = 0;
  for (const claim of before.filter(isPrepared)) {
    const kept = await keep(tx, claim, { hireId, now });
    putBack += claim.quantity - kept;
  }
  return putBack;
}

/** Gives the number of pieces that stay prepared. */
async function keep(
  tx: Tx,
  { itemId, unitNumber, quantity }: HireClaim,
  { hireId, now }: { readonly hireId: string; readonly now: Date },
): Promise<number> {
  const claims = await listHireClaims(tx, hireId);
  if (unitNumber !== null) {
    const unit = { number: unitNumber, itemId };
    return (await prepareUnit(tx, { hireId, claims, unit, swap: false, now })).ok ? 1 : 0;
  }
  const waiting = claims.filter((claim) => claim.itemId === itemId && isWaiting(claim));
  const kept = Math.min(quantity, sumQuantities(waiting));
  if (kept > 0) await prepareCount(tx, { claims, itemId, quantity: kept, now });
  return kept;
}
