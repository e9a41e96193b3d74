import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { hashOf } from "#app/lib/hash.server.ts";
import { type Db, listRows } from "./client.server.ts";

/** A table by the names and types of the columns that hold data of their own. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The last number that a sequence gave; null when it has given none. */
export interface SequenceState extends Record<string, unknown> {
  readonly name: string;
  readonly last: string | null;
}

/** Rows read with one statement: few, because the embedded engine stops everything else meanwhile. */
const BATCH = 250;

/**
 * Tables that tell running processes what has just changed. Their rows name transactions of one server, and mean
 * nothing on another.
 */
const PASSING: ReadonlySet<string> = new Set(["catalog_changes"]);

/** Every table whose rows last, in the order of names. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const rows = await listRows<{ table: string; name: string; type: string }>(
    db,
    sql`SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY c.relname COLLATE "C", a.attnum`,
  );
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const { table, name, type } of rows) {
    if (PASSING.has(table)) continue;
    const columns = tables.get(table) ?? [];
    tables.set(table, [...columns, { name, type }]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** Every sequence of the tables with the last number it gave. */
export function listSequences(db: Db): Promise<SequenceState[]> {
  return listRows<SequenceState>(
    db,
    sql`SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = 'public' ORDER BY sequencename COLLATE "C"`,
  );
}

/** Makes every value's text the same on every server. Holds until the end of the transaction. */
export async function fixTextForm(db: Db): Promise<void> {
  await db.execute(sql`SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
    set_config('IntervalStyle', 'postgres', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`);
}

/**
 * All rows of a table in groups, each row a JSON array of its values' texts in the order of the columns; null stays
 * null. Needs a transaction, in which `fixTextForm` was called; other work gets its turn between the groups.
 */
export async function* readRowLines(db: Db, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await db.execute(
    sql`DECLARE table_rows NO SCROLL CURSOR FOR
      SELECT array_to_json(ARRAY[${values}])::text AS line FROM ${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await listRows<{ line: string }>(db, sql.raw(`FETCH ${BATCH} FROM table_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    await nextTurn();
  }
  await db.execute(sql`CLOSE table_rows`);
}

const BOUND = 1n << 256n;

/** What rows come to, in whatever order they are added: how many, and the sum of their SHA-256 hashes. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(line: string | Uint8Array): void {
    this.#rows++;
    this.#sum = (this.#sum + BigInt(`0x${hashOf(line)}`)) % BOUND;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get hash(): string {
    return this.#sum.toString(16).padStart(64, "0");
  }
}

/** Counts and sums the rows of a table as they are. Needs a transaction, in which `fixTextForm` was called. */
export async function sumTable(db: Db, table: TableShape): Promise<RowSum> {
  const sum = new RowSum();
  for await (const lines of readRowLines(db, table)) for (const line of lines) sum.add(line);
  return sum;
}
