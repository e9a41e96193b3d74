import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { recordOf } from "#app/lib/records.ts";
import { COUNT_LIMIT } from "#app/lib/text/count-text.ts";
import { type Db, listRows } from "./client.server.ts";

/** How many rows hold, counted no further than COUNT_LIMIT: an index ends the search there. */
export function boundedCount(table: PgTable, where: SQL | undefined): SQL {
  return sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${COUNT_LIMIT}) few)`;
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
