import { and, asc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { auditLog } from "#app/db/schema/system/audit.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { ASKED_AT, HAS_REQUEST } from "../requests/list-requests.server.ts";
import type { DueQuote } from "./due-quotes.ts";
import { expiresAfter, lastSent, newestVersion } from "./list-quotes.server.ts";
import { SOON_DAYS } from "./quotes-query.ts";

/** A version of it is written and not sent. */
const HAS_DRAFT = and(
  ne(hireQuotes.state, "withdrawn"),
  sql`${hireQuotes.id} = any(array(select v.quote_id from hire_quote_versions v where v.sent_at is null))`,
);

/** The customer wanted to accept the version that was sent last, and gear was missing. */
const IS_SHORT = sql<boolean>`exists (select 1 from ${auditLog} a where a.subject_type = 'quote'
  and a.subject_id = ${hireQuotes.id}::text and a.action = 'quote.short' and a.at >= ${lastSent("sent_at")})`;

/**
 * Quotes that wait for staff: to send, to change as the customer asked, to follow up before they expire, or refused to a
 * customer for missing gear.
 */
export function quotesToDo(now: Date): SQL | undefined {
  const [at, soon] = [timeOf(now), timeOf(addMs(now, SOON_DAYS * DAY_MS))];
  const expiry = lastSent("expires_at");
  const isOpen = and(eq(hireQuotes.state, "sent"), expiresAfter(at), gt(expiry, at));
  return or(HAS_DRAFT, HAS_REQUEST, and(isOpen, or(lte(expiry, soon), IS_SHORT)));
}

/**
 * The quotes that wait for staff, refused ones first, then those to be changed, then by their expiry or collection; no sum
 * is read. One statement.
 */
export async function listDueQuotes(
  db: Db,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<{ readonly quotes: readonly DueQuote[]; readonly count: number }> {
  const draft = sql<boolean>`coalesce(${HAS_DRAFT}, false)`;
  const short = sql<boolean>`${hireQuotes.state} = 'sent' and ${IS_SHORT}`;
  const asked = sql<boolean>`${HAS_REQUEST}`;
  const dueAt = sql<
    string | null
  >`case when ${asked} then ${ASKED_AT} when ${draft} then ${newestVersion("starts_at")} else ${lastSent("expires_at")} end`;
  const { id, number, name, company } = hireQuotes;
  const rows = await db
    .select({
      id,
      number,
      name,
      company,
      draft,
      short,
      asked,
      dueAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(hireQuotes)
    .where(quotesToDo(now))
    .orderBy(sql`${short} desc`, sql`${asked} desc`, sql`${dueAt} nulls last`, asc(id))
    .limit(most);
  const quotes = rows.map(
    ({ draft: isDraft, short: isShort, asked: isAsked, dueAt: due, count: _, ...row }) => ({
      ...row,
      reason: reasonOf({ isDraft, isShort, isAsked }),
      dueAt: due === null ? null : new Date(due),
    }),
  );
  return { quotes, count: rows[0]?.count ?? 0 };
}

function reasonOf(quote: {
  readonly isDraft: boolean;
  readonly isShort: boolean;
  readonly isAsked: boolean;
}): DueQuote["reason"] {
  if (quote.isShort && !quote.isDraft) return "short";
  if (quote.isAsked) return "asked";
  return quote.isDraft ? "draft" : "expires";
}

function timeOf(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}
