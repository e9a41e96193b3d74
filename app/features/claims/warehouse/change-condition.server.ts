import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { addMs } from "#app/lib/time/clock.ts";
import type { ClaimCondition } from "../claims.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import { type HireClaim, splitClaim, takePieces } from "./hire-claims.server.ts";

/** Corrects how pieces of a hire came back. The block of a unit follows from its state. */
export async function changeCondition(
  tx: Tx,
  claim: HireClaim,
  { condition, now }: { readonly condition: ClaimCondition; readonly now: Date },
): Promise<void> {
  await tx.update(hireClaims).set({ condition, updatedAt: now }).where(eq(hireClaims.id, claim.id));
}

interface Found {
  /** Claims of the hire whose pieces are missing so far. */
  readonly claims: readonly HireClaim[];
  readonly itemId: string;
  readonly quantity: number;
  readonly condition: Exclude<ClaimCondition, "missing"> | ClaimCondition;
  readonly now: Date;
}

/** Takes back counted pieces that were missing: their block ends, or becomes a repair. */
export async function findPieces(tx: Tx, { claims, itemId, quantity, condition, now }: Found): Promise<void> {
  for (const claim of await takePieces(tx, claims, quantity))
    await changeCondition(tx, claim, { condition, now });
  const reference = claims[0]?.reference ?? "";
  const blocks = await tx
    .select()
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.itemId, itemId), eq(hireClaims.kind, "missing"), eq(hireClaims.state, "firm")],
        ...[eq(hireClaims.owner, "staff"), eq(hireClaims.reference, reference)],
      ),
    )
    .orderBy(asc(hireClaims.createdAt));
  let left = quantity;
  for (const block of blocks) {
    const part = await splitClaim(tx, block, Math.min(left, block.quantity));
    const endsAt = part.startsAt < now ? now : addMs(part.startsAt, 1);
    const set =
      condition === "damaged" ? { kind: "maintenance" as const } : { state: "released" as const, endsAt };
    await tx.update(hireClaims).set(set).where(eq(hireClaims.id, part.id));
    left -= part.quantity;
    if (left === 0) break;
  }
  await coverShortages(tx, { itemIds: [itemId], now });
}
