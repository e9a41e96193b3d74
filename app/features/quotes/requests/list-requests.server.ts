import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances, hireQuotes } from "#app/db/schema/hire/quotes.ts";
import type { QuoteRequest } from "../quotes.ts";

/** What the customer asked to be changed in a quote, the last first. */
export async function listRequests(db: Db, quoteId: string): Promise<readonly QuoteRequest[]> {
  const { id, text, state, createdAt, answeredAt } = hireRequests;
  const rows = await db
    .select({ id, text, state, createdAt, answeredAt })
    .from(hireRequests)
    .where(eq(hireRequests.quoteId, quoteId))
    .orderBy(desc(createdAt), desc(id));
  const accepted = await db
    .select({ at: hireAcceptances.acceptedAt })
    .from(hireAcceptances)
    .where(eq(hireAcceptances.quoteId, quoteId));
  const acceptedAt = new Set(accepted.map(({ at }) => at.getTime()));
  return rows.map((row) => {
    if (row.state === "open" || row.state === "done") return { ...row, state: row.state };
    const isAccepted = row.answeredAt !== null && acceptedAt.has(row.answeredAt.getTime());
    // Only what is asked of a hire is refused.
    return { ...row, state: isAccepted ? "accepted" : "closed" };
  });
}

/** Whether a request of a quote waits for an answer that is none of those with the ids that were shown. */
export async function hasUnseenRequest(
  db: Db,
  quoteId: string,
  shown: readonly string[] = [],
): Promise<boolean> {
  const { id, state } = hireRequests;
  const open = await db
    .select({ id })
    .from(hireRequests)
    .where(and(eq(hireRequests.quoteId, quoteId), eq(state, "open")));
  return open.some((request) => !shown.includes(request.id));
}

/** SQL: the customer waits for the answer to a request. An index finds those few. */
export const HAS_REQUEST: SQL<boolean> = sql<boolean>`${hireQuotes.id} = any(array(
  select r.quote_id from ${hireRequests} r where r.state = 'open' and r.quote_id is not null))`;

/** SQL: when the oldest open request of a quote came. */
export const ASKED_AT: SQL<string | null> = sql<
  string | null
>`(select min(r.created_at) from ${hireRequests} r
  where r.quote_id = ${hireQuotes.id} and r.state = 'open')`;
