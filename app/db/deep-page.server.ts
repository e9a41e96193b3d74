import { type AnyColumn, asc, count, desc, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { pagesOf } from "#app/lib/list-query.ts";
import { boundedCount } from "./bounded-counts.server.ts";
import type { Db } from "./client.server.ts";

/** A part of what rows are ordered by. All parts together give every row one position. */
export interface OrderPart {
  readonly by: AnyColumn | SQL;
  readonly down: boolean;
}

interface Page {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly size: number;
  /** Rows on all pages. */
  readonly matches: number;
}

interface Asked {
  readonly where: SQL | undefined;
  readonly order: readonly OrderPart[];
  readonly wanted: number;
  readonly size: number;
}

/** The ids of a page of a table, as a statement, with what a list says beside its rows. */
export async function deepPage(
  db: Db,
  table: PgTable & { readonly id: PgColumn },
  { where, order, wanted, size }: Asked,
) {
  const [counted] = await db
    .select({ matches: count(), all: boundedCount(table, sql`true`) })
    .from(table)
    .where(where);
  const { matches, all } = counted ?? { matches: 0, all: 0 };
  const { page, pages } = pagesOf(matches, wanted, size);
  const selection = selectPage(order, { page, size, matches });
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...selection.orderBy)
    .limit(selection.limit)
    .offset(selection.offset);
  return { ids, page, pages, matches, all };
}

export function orderBy(parts: readonly OrderPart[]): SQL[] {
  return parts.map(({ by, down }) => (down ? desc(by) : asc(by)));
}

/**
 * The statement that selects the ids of one page. The database reads the rows that it skips, so a page of the second
 * half of a list is read from the end, in the opposite order, and the rows of these ids have to be ordered again. The
 * statement is fast where one index has the order and the id, and every other column is read for the rows of the page
 * alone.
 */
export function selectPage(
  parts: readonly OrderPart[],
  { page, size, matches }: Page,
): { readonly orderBy: SQL[]; readonly limit: number; readonly offset: number } {
  const before = (page - 1) * size;
  const behind = matches - before - size;
  if (before <= Math.max(0, behind)) return { orderBy: orderBy(parts), limit: size, offset: before };
  const reversed = parts.map(({ by, down }) => ({ by, down: !down }));
  return { orderBy: orderBy(reversed), limit: Math.min(size, matches - before), offset: Math.max(0, behind) };
}
