import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireAcceptances } from "#app/db/schema/hire/quotes.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { withdrawalUntil } from "#app/features/quotes/content/withdrawal-right.ts";
import type { LockedHire } from "../transition-hire.server.ts";
import { concludedAt, openWithdrawal } from "./cancellation.ts";

/**
 * When the contract was first mailed since an acceptance: with its own mails or those of a later one. A mail that waits
 * counts from its next attempt; null: none went out.
 */
const informedAt = sql<Date | null>`(select
  min(coalesce(${outboxMails.sentAt}, case when ${outboxMails.state} = 'queued' then ${outboxMails.nextAttemptAt} end))
  from ${hireAcceptances} later join ${outboxMails} on ${outboxMails.acceptanceId} = later.id
  where later.quote_id = ${hireAcceptances.quoteId} and later.accepted_at >= ${hireAcceptances.acceptedAt})`.mapWith(
  outboxMails.sentAt,
);

/** The acceptances of a hire since its contract was concluded, oldest first. */
export async function listAcceptances(db: Db, hireId: string) {
  const { total, acceptedAt } = hireAcceptances;
  const since = sql`coalesce(${hires.concludedAt}, ${hires.acceptedAt})`;
  return db
    .select({ total, acceptedAt, informedAt })
    .from(hires)
    .innerJoin(hireAcceptances, eq(hireAcceptances.quoteId, hires.quoteId))
    .where(and(eq(hires.id, hireId), gte(acceptedAt, since)))
    .orderBy(asc(acceptedAt), asc(hireAcceptances.id));
}

/** When the customer of a hire was first mailed its contract; null: never. */
export async function getInformedAt(db: Db, hireId: string): Promise<Date | null> {
  const [contract] = await listAcceptances(db, hireId);
  return contract?.informedAt ?? null;
}

/** The last instant at which its customer may withdraw from a hire; null: no right to withdraw, or it is over. */
export async function getOpenWithdrawal(db: Db, hire: LockedHire, now: Date): Promise<Date | null> {
  if (hire.withdrawUntil === null) return null;
  const until = withdrawalUntil({
    acceptedAt: concludedAt(hire),
    informedAt: await getInformedAt(db, hire.id),
    startsAt: hire.startsAt,
  });
  return openWithdrawal({ state: hire.state, withdrawUntil: until }, now);
}
