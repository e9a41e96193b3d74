import { getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import { listRows, type Tx } from "./client.server.ts";

/**
 * Sends an insert that returns its rows, and inserts the rows that refer to it in the same statement; none of them
 * where the first one inserts nothing because its row was there. True when it was inserted. `rows` must not be empty,
 * and name the same columns.
 */
export async function insertWithRows<T extends PgTable>(
  tx: Tx,
  first: SQLWrapper,
  table: T,
  rows: readonly PgInsertValue<T>[],
): Promise<boolean> {
  const filled = rows.map((row) => valuesOf(table, row));
  const columns = [...new Set(filled.flatMap((values) => [...values.keys()]))];
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const tuples = sql.join(
    filled.map((values) => tupleOf(columns, values)),
    sql`, `,
  );
  const [counted] = await listRows<{ inserted: boolean }>(
    tx,
    sql`with first as (${first.getSQL()}), rest as (
      insert into ${table} (${names}) select r.* from (values ${tuples}) r (${names}) where exists (select from first)
    )
    select exists (select from first) as inserted`,
  );
  return counted?.inserted === true;
}

/** The values that a row gives, and those that the schema makes; what is missing is the database's default. */
function valuesOf(table: PgTable, row: object): ReadonlyMap<PgColumn, unknown> {
  const entries = Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const value: unknown = Reflect.has(row, key) ? Reflect.get(row, key) : column.defaultFn?.();
    return value === undefined ? [] : [[column, value] as const];
  });
  return new Map(entries);
}

/** PostgreSQL takes the types of a list of values from its first row: so each value names its own. */
function tupleOf(columns: readonly PgColumn[], values: ReadonlyMap<PgColumn, unknown>): SQL {
  const parts = columns.map(
    (column) => sql`${sql.param(values.get(column) ?? null, column)}::${sql.raw(column.getSQLType())}`,
  );
  return sql`(${sql.join(parts, sql`, `)})`;
}
