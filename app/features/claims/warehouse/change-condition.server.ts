import { eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import type { ClaimCondition } from "../claims.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import { type HireClaim, takePieces } from "./hire-claims.server.ts";
import { endBlocks, listBlocks } from "./piece-blocks.server.ts";

/** Corrects how pieces of a hire came back. The block of a unit follows from its state. */
export async function changeCondition(
  tx: Tx,
  claim: HireClaim,
  { condition, now }: { readonly condition: ClaimCondition; readonly now: Date },
): Promise<void> {
  await tx.update(hireClaims).set({ condition, updatedAt: now }).where(eq(hireClaims.id, claim.id));
}

interface Found {
  /** Claims of the hire whose pieces are missing, or damaged, so far. */
  readonly claims: readonly HireClaim[];
  readonly itemId: string;
  readonly quantity: number;
  readonly condition: Exclude<ClaimCondition, "missing">;
  readonly now: Date;
}

/**
 * Takes back counted pieces that were missing: their block ends, or becomes a repair. Refused whole where fewer of them
 * are looked for by now.
 */
export async function findPieces(
  tx: Tx,
  { claims, itemId, quantity, condition, now }: Found,
): Promise<Result<null, { readonly kind: "not-missing"; readonly left: number }>> {
  const blocks = await listBlocks(tx, { itemId, kind: "missing", reference: referenceOf(claims) });
  const left = sumQuantities(blocks);
  if (left < quantity) return refuse({ kind: "not-missing", left });
  for (const claim of await takePieces(tx, claims, quantity))
    await changeCondition(tx, claim, { condition, now });
  if (condition === "damaged")
    for (const block of await takePieces(tx, blocks, quantity))
      await tx.update(hireClaims).set({ kind: "maintenance" }).where(eq(hireClaims.id, block.id));
  else await endBlocks(tx, blocks, { quantity, now });
  await coverShortages(tx, { itemIds: [itemId], now });
  return ok(null);
}

/**
 * Makes counted pieces good that came back damaged by mistake: so much of their repair ends, and covers who is short.
 * Refused whole where fewer of them are in repair by now.
 */
export async function takeBackDamage(
  tx: Tx,
  { claims, itemId, quantity, now }: Omit<Found, "condition">,
): Promise<Result<null, { readonly kind: "not-in-repair" }>> {
  const blocks = await listBlocks(tx, { itemId, kind: "maintenance", reference: referenceOf(claims) });
  if (sumQuantities(blocks) < quantity) return refuse({ kind: "not-in-repair" });
  for (const claim of await takePieces(tx, claims, quantity))
    await changeCondition(tx, claim, { condition: "good", now });
  await endBlocks(tx, blocks, { quantity, now });
  await coverShortages(tx, { itemIds: [itemId], now });
  return ok(null);
}

/** The number of the hire that claims belong to; blocks name it. */
function referenceOf(claims: readonly HireClaim[]): string {
  return claims[0]?.reference ?? "";
}
