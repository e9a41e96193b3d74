import { afterAll, beforeEach, inject } from "vitest";
import type { Db } from "#app/db/client.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import "../global-setup.ts";
import "./global-setup-postgres.ts";
import { createDatabase, runOn } from "./postgres.ts";
import { putBack, readRows } from "./remember-rows.ts";
import { borrowEngine, type FileDb, startOwnEngine } from "./shared-engine.ts";

/**
 * A migrated embedded database for one test file, as it is right after the migrations before every test.
 * Call it at the top of the file: `const db = await useTestDb();`
 */
export function useTestDb(): Promise<Db> {
  return useFileDb(borrowEngine);
}

/** The test database on an engine of its own, for a file that changes tables, functions or settings. */
export function useOwnTestDb(): Promise<Db> {
  return useFileDb(startOwnEngine);
}

async function useFileDb(make: (dump: string) => Promise<FileDb>): Promise<Db> {
  const { db, reset, end } = await make(inject("databaseDump"));
  beforeEach(reset);
  afterAll(end);
  return db;
}

/** A database on a real PostgreSQL server, for one test file. */
export interface PostgresDb {
  readonly db: Db;
  /** The address for further connections, as other instances of the application have them. */
  readonly url: string;
}

/**
 * A migrated database on a real server for one test file, reset before every test, for races between
 * connections. Only in `*.race.test.ts`: `const { db } = await usePostgresDb();`
 */
export async function usePostgresDb(): Promise<PostgresDb> {
  const { url, drop } = await makePostgresDatabase({ template: inject("postgresTemplate") });
  // Races queue for locks and connections: on a busy machine longer than the site lets them wait.
  const limits = { statementTimeoutMs: 60_000, connectTimeoutMs: 60_000 };
  const database = await openDatabase({ databaseUrl: url, dataDir: "", ...limits });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  const rows = await readRows(database.db);
  beforeEach(() => putBack(database.db, rows));
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
