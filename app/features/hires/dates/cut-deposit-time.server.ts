import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import type { LockedHire } from "../transition-hire.server.ts";

/**
 * Makes the deposit of a hire that moves due by its new start, as it is never due after the collection: what is held until
 * it is paid, and its payment, end then too. Returns the new instant; null where nothing changes.
 */
export async function cutDepositTime(tx: Tx, hire: LockedHire, startsAt: Date): Promise<Date | null> {
  const { id, state, depositDueAt } = hire;
  if (state !== "awaiting-deposit" || depositDueAt === null || depositDueAt <= startsAt) return null;
  const until = { expiresAt: startsAt };
  await tx
    .update(hireClaims)
    .set(until)
    .where(and(eq(hireClaims.ownerId, id), eq(hireClaims.state, "provisional")));
  await tx
    .update(hireShortages)
    .set(until)
    .where(and(eq(hireShortages.ownerId, id), isNotNull(hireShortages.expiresAt)));
  const isDeposit = and(eq(orders.hireId, id), eq(orders.kind, "hire-deposit"));
  await tx
    .update(orders)
    .set(until)
    .where(and(isDeposit, gt(orders.expiresAt, startsAt)));
  return startsAt;
}
