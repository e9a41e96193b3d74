import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { addMs } from "#app/lib/time/clock.ts";
import type { ClaimCondition } from "../claims.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import { type HireClaim, sumQuantities, takePieces } from "./hire-claims.server.ts";

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
  readonly condition: Exclude<ClaimCondition, "missing"> | ClaimCondition;
  readonly now: Date;
}

/** Takes back counted pieces that were missing: their block ends, or becomes a repair. */
export async function findPieces(tx: Tx, { claims, itemId, quantity, condition, now }: Found): Promise<void> {
  for (const claim of await takePieces(tx, claims, quantity))
    await changeCondition(tx, claim, { condition, now });
  const blocks = await listBlocks(tx, { claims, itemId, kind: "missing" });
  for (const block of await takePieces(tx, blocks, quantity)) {
    const set = condition === "damaged" ? { kind: "maintenance" as const } : ended(block, now);
    await tx.update(hireClaims).set(set).where(eq(hireClaims.id, block.id));
  }
  await coverShortages(tx, { itemIds: [itemId], now });
}

/**
 * Makes counted pieces good that came back damaged by mistake: so much of their repair ends, and covers who is short.
 * Refused whole where fewer of them are in repair by now.
 */
export async function takeBackDamage(
  tx: Tx,
  { claims, itemId, quantity, now }: Omit<Found, "condition">,
): Promise<Result<null, { readonly kind: "not-in-repair" }>> {
  const blocks = await listBlocks(tx, { claims, itemId, kind: "maintenance" });
  if (sumQuantities(blocks) < quantity) return refuse({ kind: "not-in-repair" });
  for (const claim of await takePieces(tx, claims, quantity))
    await changeCondition(tx, claim, { condition: "good", now });
  for (const block of await takePieces(tx, blocks, quantity))
    await tx.update(hireClaims).set(ended(block, now)).where(eq(hireClaims.id, block.id));
  await coverShortages(tx, { itemIds: [itemId], now });
  return ok(null);
}

interface Blocks extends Pick<Found, "claims" | "itemId"> {
  readonly kind: "missing" | "maintenance";
}

/** What keeps counted pieces off the shelf that came back from the hire of these claims, the oldest first. */
function listBlocks(tx: Tx, { claims, itemId, kind }: Blocks): Promise<HireClaim[]> {
  const reference = claims[0]?.reference ?? "";
  return tx
    .select()
    .from(hireClaims)
    .where(
      and(
        ...[eq(hireClaims.itemId, itemId), eq(hireClaims.kind, kind), eq(hireClaims.state, "firm")],
        ...[eq(hireClaims.owner, "staff"), eq(hireClaims.reference, reference)],
      ),
    )
    .orderBy(asc(hireClaims.createdAt), asc(hireClaims.id));
}

/** A block that ends now. Its period stays one, also where it had not begun. */
function ended({ startsAt }: HireClaim, now: Date) {
  return { state: "released" as const, endsAt: startsAt < now ? now : addMs(startsAt, 1) };
}
