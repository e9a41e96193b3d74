import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { UPCOMING_STATES } from "#app/features/hires/enums.ts";

/**
 * Whether a further version of a quote can be sent and accepted: it has no hire, or one that has not begun. A version
 * would move a hire that went out, ended or was cancelled to dates on which the warehouse never sees it.
 */
export async function isRenewable(db: Db, quoteId: string): Promise<boolean> {
  const begun = and(eq(hires.quoteId, quoteId), notInArray(hires.state, [...UPCOMING_STATES]));
  return (await db.$count(hires, begun)) === 0;
}
