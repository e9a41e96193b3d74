import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type ClaimRefusal, claimItems, type NewClaims } from "../claim-items.server.ts";
import { type HireClaim, promisedItem, splitClaim } from "./hire-claims.server.ts";

interface Swap {
  /** The claim that gives way; it waits on the shelf. */
  readonly from: HireClaim;
  readonly itemId: string;
  /** The owner and the period of the new claim. */
  readonly claims: Omit<NewClaims, "lines" | "force">;
}

/** Promises one piece of another item in place of one that waits. Nothing of it is prepared yet. */
export async function swapPiece(tx: Tx, { from, itemId, claims }: Swap): Promise<Result<null, ClaimRefusal>> {
  const lineId = from.lineId ?? "";
  const piece = await splitClaim(tx, from, 1);
  await tx.update(hireClaims).set({ state: "released" }).where(eq(hireClaims.id, piece.id));
  const taken = await claimItems(tx, { ...claims, lines: [{ lineId, itemId, quantity: 1 }] });
  if (!taken.ok) return refuse(taken.error);
  await tx
    .update(hireClaims)
    .set({ forItemId: promisedItem(from) })
    .where(
      and(
        ...[eq(hireClaims.ownerId, claims.ownerId), eq(hireClaims.lineId, lineId)],
        ...[eq(hireClaims.itemId, itemId), isNull(hireClaims.preparedAt), isNull(hireClaims.forItemId)],
        eq(hireClaims.state, "firm"),
      ),
    );
  return ok(null);
}
