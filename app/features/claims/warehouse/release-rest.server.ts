import { and, eq } from "drizzle-orm";
import { anyOf } from "#app/db/any-of.ts";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { sumQuantities } from "#app/lib/sums.ts";
import { coverShortages } from "../shortages/cover-shortages.server.ts";
import type { HireClaim } from "./hire-claims.server.ts";

/**
 * Gives back what of a hire has not left the store, while the rest is out or back: its promises and its shortages end,
 * and what becomes free covers shortages of others. Gives the number of pieces.
 */
export async function releaseRest(
  tx: Tx,
  {
    hireId,
    claims,
    now,
  }: { readonly hireId: string; readonly claims: readonly HireClaim[]; readonly now: Date },
): Promise<number> {
  const firm = claims.filter(({ state }) => state === "firm");
  const ids = firm.map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(hireClaims).set({ state: "released", preparedAt: null }).where(anyOf(hireClaims.id, ids));
  await tx
    .update(hireShortages)
    .set({ state: "solved", solution: "released", solvedAt: now })
    .where(and(eq(hireShortages.ownerId, hireId), eq(hireShortages.state, "open")));
  await coverShortages(tx, { itemIds: firm.map(({ itemId }) => itemId), now });
  return sumQuantities(firm);
}
