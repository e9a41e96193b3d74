import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { UPCOMING_STATES } from "#app/features/hires/enums.ts";

/**
 * Whether a further version of a quote can be sent and accepted: it has no hire, or one that has not begun. A version
 * would move a hire that went out, ended or was cancelled to dates on which the warehouse never sees it.
 */
export async function isRenewable(db: Db, quoteId: string): Promise<boolean> {
  const begun = and(eq(hires.quoteId, quoteId), notInArray(hires.state, [...UPCOMING_STATES]));
  return (await db.$count(hires, begun)) === 0;
}

/** The dates of the hire of a quote, which may have been moved since they were accepted; null without a hire. */
export async function getDatesOfQuote(db: Db, quoteId: string): Promise<Period | null> {
  const [hire] = await db
    .select({ from: hires.startsAt, to: hires.endsAt })
    .from(hires)
    .where(eq(hires.quoteId, quoteId));
  return hire ?? null;
}
