import { and, eq, gt, gte, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { Tx } from "#app/db/client.server.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { settleSubHired } from "#app/features/claims/shortages/solve-shortage.server.ts";
import type { HireState } from "../hire-states.ts";
import type { LockedHire } from "../transition-hire.server.ts";
import { UNENDED_STATES } from "./subhire-states.ts";

const ENDED: readonly HireState[] = ["lapsed", "cancelled", "back", "checked", "closed"];

/**
 * Fits the shortages of a locked hire to its sub-hires: one counts from its confirmation on, where it lasts from collection
 * to return. Sent back before any of it went out, it covers nothing: what cannot be covered is an open shortage, which
 * staff see. Nothing of a hire that ended opens again.
 */
export async function settleSubhires(
  tx: Tx,
  hire: Pick<LockedHire, "id" | "state" | "startsAt" | "endsAt">,
  now: Date,
): Promise<void> {
  if (ENDED.includes(hire.state)) return;
  const wasOut = and(eq(hireSubhires.state, "sent-back"), gt(hireSubhires.out, 0));
  const covers = and(
    or(inArray(hireSubhires.state, [...UNENDED_STATES]), wasOut),
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
  for (const { itemId, quantity } of items)
    if (itemId !== null) await settleSubHired(tx, { ownerId: hire.id, itemId, quantity, now });
}
