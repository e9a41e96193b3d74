import { and, asc, count, eq, lte, type SQL, sql } from "drizzle-orm";
import { boundedCount } from "#app/db/bounded-counts.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { holds } from "#app/db/folded-text.ts";
import { hireShortages } from "#app/db/schema/hire/claims.ts";
import { hireItems } from "#app/db/schema/hire/fleet.ts";
import { hires } from "#app/db/schema/hire/hires.ts";
import { hireQuotes } from "#app/db/schema/hire/quotes.ts";
import { users } from "#app/db/schema/identity.ts";
import { isOpenShortage } from "#app/features/claims/shortages/open-shortages.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type NumberedPage, pagesOf } from "#app/lib/list-query.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { SHORTAGES_PAGE, type ShortageRow, type ShortagesQuery } from "./shortages.ts";

/** What begins within so many days is due soon. */
const SOON_DAYS = 7;

interface Viewing {
  readonly viewerId: string;
  readonly now: Date;
}

/**
 * The open shortages that the address of a list asks for, the first to be missed first. One whose hold is over is left
 * out.
 */
export async function listShortages(
  db: Db,
  query: ShortagesQuery,
  viewing: Viewing,
): Promise<NumberedPage & { readonly shortages: readonly ShortageRow[] }> {
  const where = and(isOpenShortage(viewing.now), inView(query, viewing), matching(query.search));
  const [matched] = await db
    .select({
      n: count(),
      all: sql<number>`${boundedCount(hireShortages, isOpenShortage(viewing.now))}`,
    })
    .from(hireShortages)
    .innerJoin(hireItems, eq(hireItems.id, hireShortages.itemId))
    .leftJoin(hires, ofHire)
    .leftJoin(hireQuotes, ofQuote)
    .where(where);
  const matches = matched?.n ?? 0;
  const { page, pages } = pagesOf(matches, query.page, SHORTAGES_PAGE);
  const rows = await db
    .select({
      row: hireShortages,
      item: hireItems.name,
      itemGa: hireItems.nameGa,
      assignee: users.name,
      hireVersion: hires.version,
      quoteId: sql<string | null>`coalesce(${hires.quoteId}, ${hireQuotes.id})`,
      customer: sql<string | null>`coalesce(${hires.name}, ${hireQuotes.name})`,
      locale: sql<Locale>`coalesce(${hires.locale}, ${hireQuotes.locale}, 'en')`,
    })
    .from(hireShortages)
    .innerJoin(hireItems, eq(hireItems.id, hireShortages.itemId))
    .leftJoin(hires, ofHire)
    .leftJoin(hireQuotes, ofQuote)
    .leftJoin(users, eq(users.id, hireShortages.assigneeId))
    .where(where)
    .orderBy(asc(hireShortages.startsAt), asc(hireShortages.id))
    .limit(SHORTAGES_PAGE)
    .offset((page - 1) * SHORTAGES_PAGE);
  const shortages = rows.map(({ row, ...names }) => ({ ...row, ...names }));
  return { shortages, page, pages, matches, all: matched?.all ?? 0 };
}

const ofHire = and(eq(hireShortages.owner, "hire"), eq(hires.id, hireShortages.ownerId));
const ofQuote = and(eq(hireShortages.owner, "quote"), eq(hireQuotes.id, hireShortages.ownerId));

function inView({ view }: ShortagesQuery, { viewerId, now }: Viewing): SQL | undefined {
  if (view === "mine") return eq(hireShortages.assigneeId, viewerId);
  return view === "soon" ? lte(hireShortages.startsAt, addMs(now, SOON_DAYS * DAY_MS)) : undefined;
}

function matching(search: string): SQL | undefined {
  if (search === "") return undefined;
  const columns = [hireItems.name, hireItems.code, hireShortages.reference, hires.name, hireQuotes.name];
  return holds(search, ...columns);
}
