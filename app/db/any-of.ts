import { or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * True where the column is one of the ids, however many: they are one parameter, where `inArray` takes one for each
 * and a statement has room for 65,535.
 */
export function anyOf(column: PgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join()}}`}::uuid[])`;
}

/** True where any of these conditions is. */
export function isAny(...conditions: readonly (SQL | undefined)[]): SQL<boolean> {
  return sql<boolean>`${or(...conditions) ?? sql`false`}`;
}
