import { and, eq, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireClaims } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { PIECE_BLOCK_KINDS } from "#app/features/claims/claims.ts";
import type { CountReason } from "#app/features/fleet/fleet.ts";
import type { CountChanged } from "#app/features/fleet/items/change-count.server.ts";
import {
  changeItemCount,
  type ItemCountRefusal,
} from "#app/features/fleet/items/change-item-count.server.ts";
import { lockItem } from "#app/features/fleet/items/lock-item.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

interface HireCount {
  readonly itemId: string;
  /** Pieces that were counted on the shelf. */
  readonly count: number;
  /** Pieces on the shelf, and those away from it, as the page showed them. */
  readonly seen: number;
  readonly besides: number;
  readonly reason: CountReason;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Stores how many pieces of a counted hire item are on the shelf: with those that are away they are what is owned.
 * Refused where something was scanned or counted since the page was shown.
 */
export async function countHireItem(
  db: Db,
  { count, seen, besides, now, ...line }: HireCount,
): Promise<Result<CountChanged, ItemCountRefusal>> {
  return inTransaction(db, async (tx): Promise<Result<CountChanged, ItemCountRefusal>> => {
    const item = await lockItem(tx, line.itemId);
    if (!item) return refuse({ kind: "not-found" });
    const away = await tx
      .select({ n: piecesAway(now) })
      .from(hireItems)
      .where(eq(hireItems.id, line.itemId));
    const owned = seen + besides;
    if (away[0]?.n !== besides || item.owned !== owned)
      return refuse({ kind: "conflict", owned: item.owned });
    if (count === seen) return ok({ owned, shortages: 0 });
    return changeItemCount(tx, { ...line, by: count - seen, seen: owned, note: "", now });
  });
}

/** Pieces of an item that are out, prepared for a hire, in repair or missing; for a statement that reads hire items. */
export function piecesAway(now: Date): SQL<number> {
  const isAway = or(
    eq(hireClaims.state, "out"),
    and(eq(hireClaims.state, "firm"), isNotNull(hireClaims.preparedAt)),
    and(
      ...[eq(hireClaims.state, "firm"), inArray(hireClaims.kind, PIECE_BLOCK_KINDS)],
      ...[eq(hireClaims.owner, "staff"), lte(hireClaims.startsAt, now)],
    ),
  );
  return sql<number>`(select coalesce(sum(${hireClaims.quantity}), 0)::int from ${hireClaims}
    where ${hireClaims.itemId} = ${hireItems.id} and ${isAway})`;
}
