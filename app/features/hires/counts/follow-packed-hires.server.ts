import { asc, inArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import type { HireState } from "../hire-states.ts";
import { lockHire } from "../transition-hire.server.ts";
import { followCounts } from "./follow-counts.server.ts";

const PACKED: readonly HireState[] = ["prepping", "ready"];

/**
 * Follows the counts of hires that are being packed. Their claims change without them too: a prepared unit goes to
 * repair, a piece that was short is there again.
 */
export async function followPackedHires({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock.now();
  const packed = await db
    .select({ id: hires.id })
    .from(hires)
    .where(inArray(hires.state, [...PACKED]))
    .orderBy(asc(hires.startsAt));
  for (const { id } of packed)
    await inTransaction(db, async (tx) => {
      const hire = await lockHire(tx, id);
      if (hire && PACKED.includes(hire.state)) await followCounts(tx, hire, { actorId: null, now });
    });
}
