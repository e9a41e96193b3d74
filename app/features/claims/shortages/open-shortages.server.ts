import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hires } from "#app/db/schema/hire/hires.ts";

type HireState = (typeof hires.$inferSelect)["state"];

/** The states of a hire to which nothing more goes out. */
const RETURNED: readonly HireState[] = ["back", "checked", "closed"];

/**
 * True for a shortage that waits at `now`: not solved, not over, of a line that is firm or still held, and of a hire to
 * which something can still go out.
 */
export function isOpenShortage(now: Date): SQL | undefined {
  const held = or(isNull(hireShortages.expiresAt), gt(hireShortages.expiresAt, now));
  const isNeeded = sql`not exists (select 1 from ${hires} where ${hires.id} = ${hireShortages.ownerId}
    and ${hires.state} in ${RETURNED})`;
  return and(eq(hireShortages.state, "open"), gt(hireShortages.endsAt, now), held, isNeeded);
}
