import { sql } from "drizzle-orm";
import { listRows, type Tx } from "./client.server.ts";
import { listTables, type SequenceState, type TableShape } from "./table-rows.server.ts";

interface ForeignKey extends Record<string, unknown> {
  /** The name of the table as SQL writes it. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Tables made ready to be filled from nothing. */
export interface TableLoading {
  /** Adds rows as `readRowLines` gives them. */
  insert(table: TableShape, lines: readonly string[]): Promise<void>;
  /** Puts keys, triggers and sequences back; the database itself then proves every reference. */
  finish(sequences: readonly SequenceState[]): Promise<void>;
}

/**
 * Empties the tables and lays their foreign keys and triggers aside until `finish`, so that rows may come in any
 * order and arrive as they are. All of it belongs to the transaction. Throws when the tables are not those of `shape`.
 */
export async function beginLoad(tx: Tx, shape: readonly TableShape[]): Promise<TableLoading> {
  if (!isSameShape(await listTables(tx), shape))
    throw new Error("The tables differ from those that the rows were read from");
  const keys = await listForeignKeys(tx);
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`));
  const triggered = await listTriggered(tx);
  for (const table of triggered) await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
  const names = shape.map(({ name }) => quoted(name)).join(", ");
  await tx.execute(sql.raw(`TRUNCATE ${names}`));
  return {
    insert: (table, lines) => insertLines(tx, table, lines),
    async finish(sequences) {
      for (const { table, name, definition } of keys)
        await tx.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`));
      for (const table of triggered) await tx.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`));
      for (const { name, last } of sequences)
        if (last !== null) await tx.execute(sql`SELECT setval(${quoted(name)}::regclass, ${last}::bigint)`);
    },
  };
}

/** True when both have the same tables with the same columns. */
function isSameShape(one: readonly TableShape[], other: readonly TableShape[]): boolean {
  const text = (tables: readonly TableShape[]) =>
    JSON.stringify(
      tables
        .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.type}`).sort()])
        .sort(),
    );
  return text(one) === text(other);
}

async function insertLines(tx: Tx, { name, columns }: TableShape, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, at) => `(line->>${at})::${type}`).join(", ");
  await tx.execute(
    sql`INSERT INTO ${sql.raw(quoted(name))} (${sql.raw(names)}) OVERRIDING SYSTEM VALUE
      SELECT ${sql.raw(values)} FROM json_array_elements(${`[${lines.join(",")}]`}::json) AS line(line)`,
  );
}

function listForeignKeys(tx: Tx): Promise<ForeignKey[]> {
  return listRows<ForeignKey>(
    tx,
    sql`SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
}

async function listTriggered(tx: Tx): Promise<string[]> {
  const rows = await listRows<{ table: string }>(
    tx,
    sql`SELECT DISTINCT tgrelid::regclass::text AS "table" FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows.map(({ table }) => table);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
