import { sql } from "drizzle-orm";
import { type Db, listRows } from "#app/db/client.server.ts";
import { hireLines, hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import { hireSubhires } from "#app/db/schema/hire/subhires.ts";
import { orders } from "#app/db/schema/shop/orders.ts";
import { lastReturn } from "#app/features/hires/closing/last-return.server.ts";
import { isPaid } from "#app/features/hires/subhires/paid-subhires.server.ts";
import { cents } from "#app/lib/money.ts";
import { irishDayOf, startOfIrishDay } from "#app/lib/time/irish-time.ts";
import type { DayRange } from "../range.ts";
import { taxDocuments } from "../tax-documents.server.ts";
import type { LateFigures, MarginFigures, QuoteFigures } from "./hire-report.ts";

/**
 * Hires that were to come back in the range and came later, or are out at `now`; hours past the agreed return. What never
 * left makes no hire late. One statement.
 */
export async function getLateFigures(db: Db, range: DayRange, now: Date): Promise<LateFigures> {
  const at = sql`coalesce(${lastReturn("h")}, ${now.toISOString()}::timestamptz)`;
  const [row] = await listRows<{ returns: number; hours: string; charged: string }>(
    db,
    sql`with late as (
        select h.id, extract(epoch from ${at} - h.ends_at) / 3600 as hours from ${hires} h
        where ${within(sql`h.ends_at`, range)} and ${at} > h.ends_at
          and h.state in ('out', 'part-back', 'back', 'checked', 'closed')
      )
      select count(*)::int as "returns", coalesce(sum(hours), 0)::text as "hours",
        (select coalesce(sum(d.sign * d.net_cents), 0) from ${taxDocuments({ first: 0, last: irishDayOf(now) })}
          join ${orders} o on o.id = d.order_id
          where o.hire_charge = 'late' and o.hire_id in (select id from late))::text as "charged"
      from late`,
  );
  return {
    returns: row?.returns ?? 0,
    hours: Number(row?.hours ?? 0),
    charged: cents(Number(row?.charged ?? 0)),
  };
}

/**
 * Income and costs of the hires collected in the range, as each hire's own page counts them: the cost that the quote
 * expected of a line counts until a sub-hire for the line is confirmed, and a sub-hire where `isPaid` says so. Cancelled
 * and lapsed hires, and those that await their deposit, are left out. One statement.
 */
export async function getMarginFigures(db: Db, range: DayRange): Promise<MarginFigures> {
  const [row] = await listRows<{ hires: number; net: string; subhires: string; own: string }>(
    db,
    sql`with hired as (
        select h.id, h.net_cents, v.own_cost_net_cents from ${hires} h
        join ${hireQuoteVersions} v on v.id = h.version_id
        where ${within(sql`h.starts_at`, range)} and h.state not in ('awaiting-deposit', 'lapsed', 'cancelled')
      ), subhired as (
        select line_id, cost_net_cents from ${hireSubhires} join hired on hired.id = ${hireSubhires.hireId}
        where ${isPaid({ isDropped: false })}
      )
      select (select count(*) from hired)::int as "hires",
        (select coalesce(sum(net_cents), 0) from hired)::text as "net",
        (select coalesce(sum(cost_net_cents), 0) from subhired)::text as "subhires",
        ((select coalesce(sum(own_cost_net_cents), 0) from hired)
          + (select coalesce(sum(l.cost_net_cents), 0) from ${hireLines} l join hired on hired.id = l.hire_id
            where not exists (select 1 from subhired where subhired.line_id = l.id)))::text as "own"`,
  );
  return {
    hires: row?.hires ?? 0,
    net: cents(Number(row?.net ?? 0)),
    subhires: cents(Number(row?.subhires ?? 0)),
    ownCosts: cents(Number(row?.own ?? 0)),
  };
}

/** What became by `now` of the quotes that were first sent in the range. One statement. */
export async function getQuoteFigures(db: Db, range: DayRange, now: Date): Promise<QuoteFigures> {
  const [row] = await listRows<QuoteFigures & Record<string, unknown>>(
    db,
    sql`with sent as (
        select v.quote_id, min(v.sent_at) as first_sent,
          (array_agg(v.expires_at order by v.number desc))[1] as expires_at
        from ${hireQuoteVersions} v where v.sent_at is not null group by v.quote_id
      ), counted as (
        select case when q.state = 'sent' and sent.expires_at <= ${now.toISOString()}::timestamptz then 'expired'
          else q.state end as state
        from sent join ${hireQuotes} q on q.id = sent.quote_id where ${within(sql`sent.first_sent`, range)}
      )
      select count(*)::int as "sent", count(*) filter (where state = 'accepted')::int as "accepted",
        count(*) filter (where state = 'declined')::int as "declined",
        count(*) filter (where state = 'expired')::int as "expired",
        count(*) filter (where state = 'withdrawn')::int as "withdrawn"
      from counted`,
  );
  return row ?? { sent: 0, accepted: 0, declined: 0, expired: 0, withdrawn: 0 };
}

/** True where an instant is on an Irish day of the range. */
function within(instant: ReturnType<typeof sql>, { first, last }: DayRange) {
  const from = startOfIrishDay(first).toISOString();
  const until = startOfIrishDay(last + 1).toISOString();
  return sql`${instant} >= ${from}::timestamptz and ${instant} < ${until}::timestamptz`;
}
