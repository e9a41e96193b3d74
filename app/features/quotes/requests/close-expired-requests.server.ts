import { sql } from "drizzle-orm";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { hireQuotes, hireQuoteVersions } from "#app/db/schema/hire/quotes.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";

/**
 * Closes what customers asked for before their quotes expired and staff have not answered. It stays open where staff are
 * writing a further version, which answers it, and where it was asked for afterwards.
 */
export async function closeExpiredRequests({ db, clock }: Pick<WorkContext, "db" | "clock">): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(sql`update ${hireRequests} r set state = 'closed', answered_at = last.expires_at
    from ${hireQuotes} q, lateral (
      select v.expires_at from ${hireQuoteVersions} v
      where v.quote_id = q.id and v.sent_at is not null order by v.number desc limit 1
    ) last
    where q.id = r.quote_id and r.state = 'open' and q.state = 'sent'
      and last.expires_at <= ${now}::timestamptz and last.expires_at > r.created_at
      and not exists (select 1 from ${hireQuoteVersions} v where v.quote_id = q.id and v.sent_at is null)`);
}
