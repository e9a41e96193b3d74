import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { deepPage, type OrderPart, orderBy } from "#app/db/deep-page.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import type { NumberedPage } from "#app/lib/list-query.ts";
import type { Cents } from "#app/lib/money.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { quoteStateAt } from "../quote-states.ts";
import { HAS_REQUEST } from "../requests/list-requests.server.ts";
import {
  ME,
  NO_ONE,
  QUOTES_PAGE,
  type QuoteListView,
  type QuoteRow,
  type QuotesQuery,
  SOON_DAYS,
} from "./quotes-query.ts";

const assignees = alias(users, "assignees");

/** A column of the version that was sent last and not taken back. */
export const lastSent = (column: string) =>
  sql.raw(
    `(select v.${column} from hire_quote_versions v where v.quote_id = "hire_quotes"."id" and v.sent_at is not null and v.taken_back_at is null order by v.number desc limit 1)`,
  );
/** A column of the newest version, sent or not. */
export const newestVersion = (column: string) =>
  sql.raw(
    `(select v.${column} from hire_quote_versions v where v.quote_id = "hire_quotes"."id" order by v.number desc limit 1)`,
  );

/** SQL: a further version is being written; the first one of a quote is its draft. */
const HAS_BEGUN = sql<boolean>`("hire_quotes".state not in ('draft', 'withdrawn') and exists (select 1
  from hire_quote_versions v where v.quote_id = "hire_quotes".id and v.sent_at is null))`;

/** The quotes that the address of a list asks for, newest first; what expires soon by its expiry. */
export async function listQuotes(
  db: Db,
  query: QuotesQuery,
  { viewerId, now }: { readonly viewerId: string; readonly now: Date },
): Promise<NumberedPage & { readonly quotes: readonly QuoteRow[] }> {
  const where = conditionOf(query, viewerId, now);
  const asked = { where, order: orderOf(query.view), wanted: query.page, size: QUOTES_PAGE };
  const { ids, ...page } = await deepPage(db, hireQuotes, asked);
  const rows = await selectQuotes(db, query.view, inArray(hireQuotes.id, ids));
  return { quotes: rows.map((row) => toRow(row, now)), ...page };
}

/** All quotes that the address of a list asks for, at most `limit`, in the order of the list. */
export async function listAllQuotes(
  db: Db,
  query: QuotesQuery,
  { limit, ...viewed }: { readonly viewerId: string; readonly now: Date; readonly limit: number },
): Promise<readonly QuoteRow[]> {
  const rows = await selectQuotes(db, query.view, conditionOf(query, viewed.viewerId, viewed.now)).limit(
    limit,
  );
  return rows.map((row) => toRow(row, viewed.now));
}

function selectQuotes(db: Db, view: QuoteListView, where: SQL | undefined) {
  return db
    .select({
      id: hireQuotes.id,
      number: hireQuotes.number,
      state: hireQuotes.state,
      begun: HAS_BEGUN,
      asked: sql<boolean>`${HAS_REQUEST}`,
      name: hireQuotes.name,
      company: hireQuotes.company,
      email: hireQuotes.email,
      createdAt: hireQuotes.createdAt,
      assignee: assignees.name,
      startsAt: sql<string | null>`${newestVersion("starts_at")}`,
      total: sql<Cents | null>`${lastSent("total_cents")}`,
      expiresAt: sql<string | null>`${lastSent("expires_at")}`,
    })
    .from(hireQuotes)
    .leftJoin(assignees, eq(assignees.id, hireQuotes.assigneeId))
    .where(where)
    .orderBy(...orderBy(orderOf(view)));
}

function orderOf(view: QuoteListView): readonly OrderPart[] {
  return [
    ...(view === "expiring" ? [{ by: lastSent("expires_at"), down: false }] : []),
    { by: hireQuotes.createdAt, down: true },
    { by: hireQuotes.id, down: true },
  ];
}

type Raw = Omit<QuoteRow, "startsAt" | "expiresAt"> & {
  readonly startsAt: string | Date | null;
  readonly expiresAt: string | Date | null;
};

function toRow(row: Raw, now: Date): QuoteRow {
  const instant = (value: string | Date | null) => (value === null ? null : new Date(value));
  const expiresAt = instant(row.expiresAt);
  return {
    ...row,
    expiresAt,
    startsAt: instant(row.startsAt),
    state: quoteStateAt(row.state, expiresAt, now),
  };
}

function conditionOf({ view, search, assignee }: QuotesQuery, viewerId: string, now: Date): SQL | undefined {
  const at = sql`${now.toISOString()}::timestamptz`;
  const expiry = lastSent("expires_at");
  const soon = sql`${addMs(now, SOON_DAYS * DAY_MS).toISOString()}::timestamptz`;
  const states: Readonly<Record<string, SQL | undefined>> = {
    all: undefined,
    sent: and(eq(hireQuotes.state, "sent"), expiresAfter(at), gt(expiry, at)),
    expiring: and(eq(hireQuotes.state, "sent"), expiresAfter(at, soon), gt(expiry, at), lte(expiry, soon)),
    expired: or(eq(hireQuotes.state, "expired"), and(eq(hireQuotes.state, "sent"), lte(expiry, at))),
    draft: eq(hireQuotes.state, "draft"),
    accepted: eq(hireQuotes.state, "accepted"),
    declined: eq(hireQuotes.state, "declined"),
    withdrawn: eq(hireQuotes.state, "withdrawn"),
  };
  return and(
    states[view],
    assigneeCondition(assignee, viewerId),
    search === "" ? undefined : matching(search),
  );
}

/** Some version of it expires then. An index finds those few; the last version of each is compared afterwards. */
export function expiresAfter(from: SQL, until?: SQL): SQL {
  const to = until ? sql`and v.expires_at <= ${until}` : sql``;
  return sql`${hireQuotes.id} = any(array(select v.quote_id from hire_quote_versions v
    where v.sent_at is not null and v.expires_at > ${from} ${to}))`;
}

function matching(text: string): SQL | undefined {
  return holds(text, hireQuotes.number, hireQuotes.name, hireQuotes.email, hireQuotes.company);
}

function assigneeCondition(assignee: string, viewerId: string): SQL | undefined {
  if (assignee === "") return undefined;
  if (assignee === NO_ONE) return isNull(hireQuotes.assigneeId);
  return eq(hireQuotes.assigneeId, assignee === ME ? viewerId : assignee);
}

/** The quotes of an enquiry, newest first. */
export async function listQuotesOfEnquiry(db: Db, enquiryId: string, now: Date) {
  const rows = await db
    .select({
      id: hireQuotes.id,
      number: hireQuotes.number,
      state: hireQuotes.state,
      expiresAt: sql<string | null>`${lastSent("expires_at")}`,
    })
    .from(hireQuotes)
    .where(eq(hireQuotes.enquiryId, enquiryId))
    .orderBy(desc(hireQuotes.id));
  return rows.map(({ id, number, state, expiresAt }) => ({
    id,
    number,
    state: quoteStateAt(state, expiresAt === null ? null : new Date(expiresAt), now),
  }));
}

/** Quotes whose number, name, company or address holds what was typed, newest first. */
export async function findQuotes(db: Db, text: string, limit: number) {
  const { id, number, name } = hireQuotes;
  return db
    .select({ id, number, name })
    .from(hireQuotes)
    .where(matching(text))
    .orderBy(desc(id))
    .limit(limit);
}
