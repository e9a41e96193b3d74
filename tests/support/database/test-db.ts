import { readFileSync } from "node:fs";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeEach, inject } from "vitest";
import { type Db, inTransaction, listRows, prepareDb } from "#app/db/client.server.ts";
import { startEngineInMemory } from "#app/db/embedded/embedded-engine.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import * as schema from "#app/db/schema/all.ts";
import { bumpSiteVersion } from "#app/features/settings/site-version.server.ts";
import "../global-setup.ts";
import "./global-setup-postgres.ts";
import { createDatabase, runOn } from "./postgres.ts";

/**
 * A migrated embedded database for one test file, as it is right after the migrations before every test.
 * Call it at the top of the file: `const db = await useTestDb();`
 */
export async function useTestDb(): Promise<Db> {
  const dump = new Blob([readFileSync(inject("databaseDump"))], { type: "application/x-tar" });
  const pglite = await startEngineInMemory(dump);
  afterAll(() => pglite.close());
  const db = prepareDb(drizzle({ client: pglite, schema }));
  const reset = await rememberRows(db);
  beforeEach(reset);
  return db;
}

/** A database on a real PostgreSQL server, for one test file. */
export interface PostgresDb {
  readonly db: Db;
  /** For further connections, as other instances of the application have them. */
  readonly url: string;
}

/**
 * A migrated database on a real server for one test file, reset before every test, for races between
 * connections. Only in `*.race.test.ts`: `const { db } = await usePostgresDb();`
 */
export async function usePostgresDb(): Promise<PostgresDb> {
  const { url, drop } = await makePostgresDatabase({ template: inject("postgresTemplate") });
  // Races queue for locks: on a busy machine longer than the site lets a statement take.
  const database = await openDatabase({ databaseUrl: url, dataDir: "", statementTimeoutMs: 60_000 });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  const reset = await rememberRows(database.db);
  beforeEach(reset);
  return { db: database.db, url };
}

/** An empty database without any migration on the real server of this run. */
export function useEmptyPostgres(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  return makePostgresDatabase({});
}

async function makePostgresDatabase(options: { template?: string }) {
  const server = inject("postgresUrl");
  const url = await createDatabase(server, options);
  const name = new URL(url).pathname.slice(1);
  const drop = async () => {
    await runOn(server, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return { url, drop };
}

interface Filled extends Record<string, unknown> {
  readonly name: string;
}

const TABLES = Object.values(schema).flatMap((entry) =>
  is(entry, PgTable) ? [getTableConfig(entry).name] : [],
);

/** Returns the function that puts every table back to its present rows. */
async function rememberRows(db: Db): Promise<() => Promise<void>> {
  const present: { table: string; rows: string }[] = [];
  for (const table of await listFilled(db)) {
    const [kept] = await listRows<{ rows: string }>(
      db,
      sql`SELECT json_agg(t)::text AS rows FROM ${sql.identifier(table)} t`,
    );
    if (kept) present.push({ table, rows: kept.rows });
  }
  return async () => {
    // What is kept by the version is read again from now on; the version itself is put back with the rest.
    await inTransaction(db, bumpSiteVersion);
    await inTransaction(db, async (tx) => {
      const names = sql.join(
        (await listFilled(tx)).map((name) => sql.identifier(name)),
        sql`, `,
      );
      await tx.execute(sql`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
      for (const { table, rows } of present) {
        const name = sql.identifier(table);
        await tx.execute(
          sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${rows}::json)`,
        );
      }
    });
  };
}

/** Truncating an empty table costs as much as a full one, so only the filled are named. */
async function listFilled(db: Db): Promise<string[]> {
  const probes = TABLES.map(
    (name) => sql`SELECT ${name}::text AS name WHERE EXISTS (SELECT 1 FROM ${sql.identifier(name)})`,
  );
  const rows = await listRows<Filled>(db, sql.join(probes, sql` UNION ALL `));
  return rows.map((row) => row.name);
}
