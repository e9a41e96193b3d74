import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { recordOf } from "#app/lib/records.ts";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { type Db, listRows } from "./client.server.ts";

/** How many rows hold, counted no further than `limit`: an index ends the search there. */
export function boundedCount(table: PgTable | SQL, where: SQL | undefined, limit = COUNT_LIMIT): SQL<number> {
  return sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${limit}) few)`;
}

/**
 * How many rows a list shows on all its pages and how many it has without its filters, as fields of the statement that
 * reads a page. Each is counted no further than COUNT_LIMIT.
 */
export function listCounts(
  table: PgTable | SQL,
  where: SQL | undefined,
): { readonly total: SQL<number>; readonly all: SQL<number> } {
  return {
    total: boundedCount(table, where ?? sql`true`),
    all: boundedCount(table, sql`true`),
  };
}

/** The counts that came with the rows of a page; of a page without rows the counts are not known and 0. */
export function countsIn(rows: readonly ListCounts[]): ListCounts {
  return { total: rows[0]?.total ?? 0, all: rows[0]?.all ?? 0 };
}

/** Rows on all pages of a list, and without its filters. */
export interface ListCounts {
  readonly total: number;
  readonly all: number;
}

/** How many rows have each of these words in a column, each counted no further than COUNT_LIMIT. */
export async function countEach<Word extends string>(
  db: Db,
  table: PgTable,
  column: PgColumn,
  words: readonly Word[],
): Promise<Record<Word, number>> {
  const counts = words.map(
    (word) => sql`${boundedCount(table, eq(column, word))} as ${sql.identifier(word)}`,
  );
  const [row] = await listRows<Record<Word, number>>(db, sql`select ${sql.join(counts, sql`, `)}`);
  return row ?? recordOf(words, () => 0);
}
