import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { UNSENT_CLAIMS } from "./enums.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";
import { coverShortages } from "./shortages/cover-shortages.server.ts";

/**
 * Gives back everything that a quote or hire holds, and closes its shortages; what becomes free covers shortages of
 * others. Refuses while something of it is out.
 */
export async function releaseClaims(
  tx: Tx,
  { ownerId, now }: { readonly ownerId: string; readonly now: Date },
): Promise<Result<void, { readonly kind: "out" }>> {
  const itemIds = await listItemsOf(tx, ownerId);
  await lockItems(tx, itemIds);
  const [out] = await tx
    .select({ id: hireClaims.id })
    .from(hireClaims)
    .where(and(eq(hireClaims.ownerId, ownerId), eq(hireClaims.state, "out")))
    .limit(1);
  if (out) return refuse({ kind: "out" });
  await tx
    .update(hireClaims)
    .set({ state: "released" })
    .where(and(eq(hireClaims.ownerId, ownerId), inArray(hireClaims.state, UNSENT_CLAIMS)));
  await tx
    .update(hireShortages)
    .set({ state: "solved", solution: "released", solvedAt: now })
    .where(and(eq(hireShortages.ownerId, ownerId), eq(hireShortages.state, "open")));
  await coverShortages(tx, { itemIds, now });
  return ok(undefined);
}
