import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { type Db, inTransaction, listRows } from "#app/db/client.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";

/** The rows of a table, as JSON. */
export interface TableRows {
  readonly table: string;
  readonly rows: string;
}

interface Filled extends Record<string, unknown> {
  readonly name: string;
}

const TABLES = Object.values(schema).flatMap((entry) =>
  is(entry, PgTable) ? [getTableConfig(entry).name] : [],
);

/** All rows of a database. */
export async function readRows(db: Db): Promise<readonly TableRows[]> {
  const present: TableRows[] = [];
  for (const table of await listFilled(db)) {
    const [kept] = await listRows<{ rows: string }>(
      db,
      sql`SELECT json_agg(t)::text AS rows FROM ${sql.identifier(table)} t`,
    );
    if (kept) present.push({ table, rows: kept.rows });
  }
  return present;
}

/** The tables whose rows are others in `after`, by name. */
export function changedTables(before: readonly TableRows[], after: readonly TableRows[]): readonly string[] {
  const [old, current] = [before, after].map(
    (present) => new Map(present.map(({ table, rows }) => [table, rows])),
  );
  const names = new Set([...before, ...after].map(({ table }) => table));
  return [...names].filter((name) => old?.get(name) !== current?.get(name)).sort();
}

/** Puts every table back to these rows. `empty` removes all rows; TRUNCATE does, if it is left out. */
export async function putBack(
  db: Db,
  present: readonly TableRows[],
  empty: () => Promise<void> = () => truncateTables(db),
): Promise<void> {
  // What is kept by the version is read again from now on; the version itself is put back with the rest.
  await inTransaction(db, bumpSiteVersion);
  await empty();
  await inTransaction(db, async (tx) => {
    for (const { table, rows } of present) {
      const name = sql.identifier(table);
      await tx.execute(
        sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${rows}::json)`,
      );
    }
  });
}

async function truncateTables(db: Db): Promise<void> {
  const names = (await listFilled(db)).map((name) => sql.identifier(name));
  if (names.length > 0) await db.execute(sql`TRUNCATE ${sql.join(names, sql`, `)} RESTART IDENTITY CASCADE`);
}

/** Truncating an empty table costs as much as a full one, so only the filled are named. */
async function listFilled(db: Db): Promise<string[]> {
  const probes = TABLES.map(
    (name) => sql`SELECT ${name}::text AS name WHERE EXISTS (SELECT 1 FROM ${sql.identifier(name)})`,
  );
  const rows = await listRows<Filled>(db, sql.join(probes, sql` UNION ALL `));
  return rows.map((row) => row.name);
}
