import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { listItemsOf, lockItems } from "./lock-items.server.ts";

/**
 * Makes the provisional claims of a hire firm, and its shortages with them, also those that a sub-hire covers. Only for
 * claims whose time is not over: others are claimed again.
 */
export async function confirmClaims(tx: Tx, ownerId: string): Promise<void> {
  await lockItems(tx, await listItemsOf(tx, ownerId));
  await tx
    .update(hireClaims)
    .set({ state: "firm", expiresAt: null })
    .where(and(eq(hireClaims.ownerId, ownerId), eq(hireClaims.state, "provisional")));
  await tx.update(hireShortages).set({ expiresAt: null }).where(eq(hireShortages.ownerId, ownerId));
}
