import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireClaims, hireShortages } from "#app/db/schema/hire/claims.ts";
import type { Period } from "../claims.ts";
import { isLive } from "../live-claims.server.ts";
import { isOpenOrSubHired } from "./solve-shortage.server.ts";

interface Question {
  readonly ownerId: string;
  /** Only of this item; absent: of all items. */
  readonly itemId?: string;
  /** Only of this line of the hire or quote, such as the parts of its kit; absent: of all lines. */
  readonly lineId?: string;
  readonly now: Date;
}

/**
 * The time from the first preparation to the last turnaround of what an owner has or is short of; null where it has and
 * lacks nothing.
 */
export async function getBlockedPeriod(
  db: Db,
  { ownerId, itemId, lineId, now }: Question,
): Promise<Period | null> {
  const ofWanted = (table: typeof hireClaims | typeof hireShortages) =>
    and(
      itemId === undefined ? undefined : eq(table.itemId, itemId),
      lineId === undefined ? undefined : eq(table.lineId, lineId),
    );
  const claimed = await db
    .select({ from: hireClaims.startsAt, to: hireClaims.endsAt })
    .from(hireClaims)
    .where(
      and(eq(hireClaims.ownerId, ownerId), eq(hireClaims.kind, "hire"), ofWanted(hireClaims), isLive(now)),
    );
  const short = await db
    .select({ from: hireShortages.startsAt, to: hireShortages.endsAt })
    .from(hireShortages)
    .where(
      and(
        ...[eq(hireShortages.ownerId, ownerId), ofWanted(hireShortages), isOpenOrSubHired()],
        gt(hireShortages.endsAt, now),
      ),
    );
  const periods = [...claimed, ...short];
  if (periods.length === 0) return null;
  return {
    from: new Date(Math.min(...periods.map(({ from }) => from.getTime()))),
    to: new Date(Math.max(...periods.map(({ to }) => to.getTime()))),
  };
}
