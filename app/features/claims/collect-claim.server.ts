import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { readStoreHours } from "./availability/get-availability.server.ts";
import { listFreePieces } from "./availability/list-free-pieces.server.ts";
import type { Period } from "./claims.ts";
import { isLive, overlapsPeriod } from "./live-claims.server.ts";
import { lockItems } from "./lock-items.server.ts";

export type CollectRefusal =
  | { readonly kind: "not-firm" }
  /** The gear is collected before its period, and belongs to another claim until then. */
  | { readonly kind: "not-free-yet" };

/** Hands a firm claim over at `now`. Collected early, it is claimed from now, if that is free. */
export async function collectClaim(
  tx: Tx,
  { claimId, now }: { readonly claimId: string; readonly now: Date },
): Promise<Result<void, CollectRefusal>> {
  const [seen] = await tx
    .select({ itemId: hireClaims.itemId })
    .from(hireClaims)
    .where(eq(hireClaims.id, claimId));
  if (!seen) return refuse({ kind: "not-firm" });
  const owned = (await lockItems(tx, [seen.itemId])).get(seen.itemId) ?? 0;
  const [claim] = await tx.select().from(hireClaims).where(eq(hireClaims.id, claimId));
  if (claim?.state !== "firm" || claim.kind !== "hire") return refuse({ kind: "not-firm" });
  const early = now < claim.startsAt;
  if (early) {
    const { overdueUntil } = await readStoreHours(tx, { from: now, now });
    const before = { itemId: claim.itemId, owned, period: { from: now, to: claim.startsAt } };
    const free = (await listFreePieces(tx, [before], { now, overdueUntil })).get(claim.itemId) ?? 0;
    const taken = await isUnitTaken(tx, claim.unitNumber, { period: before.period, now });
    if (taken || free < claim.quantity) return refuse({ kind: "not-free-yet" });
  }
  await tx
    .update(hireClaims)
    .set({ state: "out", ...(early ? { startsAt: now } : {}) })
    .where(eq(hireClaims.id, claimId));
  return ok(undefined);
}

async function isUnitTaken(
  tx: Tx,
  unitNumber: number | null,
  { period, now }: { readonly period: Period; readonly now: Date },
): Promise<boolean> {
  if (unitNumber === null) return false;
  const held = and(eq(hireClaims.unitNumber, unitNumber), isLive(now), overlapsPeriod(period));
  return (await tx.$count(hireClaims, held)) > 0;
}
