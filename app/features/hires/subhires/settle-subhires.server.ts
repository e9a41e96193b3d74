import { and, eq, gt, gte, isNotNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { isOpenOrSubHired, settleSubHired } from "#app/features/claims/shortages/solve-shortage.server.ts";
import { OVER_STATES, RETURNED_STATES } from "../enums.ts";
import type { HireState } from "../hire-states.ts";
import type { LockedHire } from "../transition-hire.server.ts";

const ENDED: readonly HireState[] = [...OVER_STATES, ...RETURNED_STATES];

/**
 * Fits the shortages of a locked hire to its sub-hires, of those that last from collection to return. One that also lasts
 * from preparation to turnaround counts from its confirmation on, any other from its arrival. Sent back before any of it
 * went out, it covers nothing: what cannot be covered is an open shortage, which staff see. Nothing of a hire that ended
 * opens again. Gives the items of which pieces were short again.
 */
export async function settleSubhires(
  tx: Tx,
  hire: Pick<LockedHire, "id" | "state" | "startsAt" | "endsAt">,
  now: Date,
): Promise<readonly string[]> {
  if (ENDED.includes(hire.state)) return [];
  const isShortLonger = tx
    .select({ id: hireShortages.id })
    .from(hireShortages)
    .where(
      and(
        ...[eq(hireShortages.ownerId, hire.id), eq(hireShortages.itemId, hireSubhires.itemId)],
        ...[gt(hireShortages.endsAt, now), isOpenOrSubHired()],
        or(lt(hireShortages.startsAt, hireSubhires.startsAt), gt(hireShortages.endsAt, hireSubhires.endsAt)),
      ),
    );
  const isConfirmed = and(eq(hireSubhires.state, "confirmed"), notExists(isShortLonger));
  const wasOut = and(eq(hireSubhires.state, "sent-back"), gt(hireSubhires.out, 0));
  const covers = and(
    or(isConfirmed, eq(hireSubhires.state, "received"), wasOut),
    ...[lte(hireSubhires.startsAt, hire.startsAt), gte(hireSubhires.endsAt, hire.endsAt)],
  );
  const items = await tx
    .select({
      itemId: hireSubhires.itemId,
      quantity: sql`coalesce(sum(${hireSubhires.quantity}) filter (where ${covers}), 0)`.mapWith(Number),
    })
    .from(hireSubhires)
    .where(and(eq(hireSubhires.hireId, hire.id), isNotNull(hireSubhires.itemId)))
    .groupBy(hireSubhires.itemId)
    .orderBy(hireSubhires.itemId);
  const short: string[] = [];
  for (const { itemId, quantity } of items) {
    if (itemId === null) continue;
    if (await settleSubHired(tx, { ownerId: hire.id, itemId, quantity, now })) short.push(itemId);
  }
  return short;
}
