import { asc, inArray } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import type { HireState } from "../hire-states.ts";
import { lockHire } from "../transition-hire.server.ts";
import { followCounts } from "./follow-counts.server.ts";

/** Of which something is packed, or still to be sent although the rest is back. */
const PACKED: readonly HireState[] = ["prepping", "ready", "part-back"];

/**
 * Follows the counts of hires whose claims change without them too: a prepared unit goes to repair, a piece that was
 * short is there again, one that was still to be sent is lost.
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
