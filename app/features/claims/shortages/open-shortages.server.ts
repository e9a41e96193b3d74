import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import { hireShortages } from "#app/db/schema/hire/claims.ts";

/** True for a shortage that waits at `now`: not solved, not over, and of a line that is firm or still held. */
export function isOpenShortage(now: Date): SQL | undefined {
  const held = or(isNull(hireShortages.expiresAt), gt(hireShortages.expiresAt, now));
  return and(eq(hireShortages.state, "open"), gt(hireShortages.endsAt, now), held);
}
