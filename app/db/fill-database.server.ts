import { cpSync, existsSync, rmSync, statfsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { type Db, inTransaction, listRows, type Tx } from "./client.server.ts";
import { type DbLog, silentLog } from "./db-log.ts";
import {
  type EmbeddedPaths,
  embeddedPaths,
  holdsDatabase,
  makeDataDir,
  makeEmptyFolder,
  replaceInPlace,
  takeBackReplaced,
} from "./embedded/embedded-folder.server.ts";
import { lockFolder } from "./embedded/embedded-lock.server.ts";
import { DatabaseStartError, NotEmptyError } from "./errors.server.ts";
import { lockMigrations } from "./migrate.server.ts";
import { type OpenDatabase, openDatabase } from "./open-database.server.ts";
import { APPLICATION_NAME } from "./pool.server.ts";

/** What a server's list of connections shows of a command that fills a database. */
export const COMMAND_NAME = "itsshowtime-command";

/** The database that is to be filled: of a server, or embedded in a folder. */
export interface DatabaseTarget {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** True when data that are there may be replaced. */
  readonly replace: boolean;
  readonly log?: DbLog;
}

/**
 * Fills a database in one transaction, from nothing to everything: what is not finished leaves no trace. An embedded
 * database is made beside its place and moved there at the end. Throws NotEmptyError when data are there and may
 * not be replaced, DatabaseStartError when a site runs on them.
 */
export function fillDatabase<T>(target: DatabaseTarget, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { databaseUrl } = target;
  return databaseUrl === undefined ? fillFolder(target, work) : fillServer(target, databaseUrl, work);
}

/** Whether the database can be filled without losing data. */
export async function isEmptyTarget({
  databaseUrl,
  dataDir,
}: Omit<DatabaseTarget, "replace">): Promise<boolean> {
  if (databaseUrl === undefined) {
    const { database, replaced } = embeddedPaths(dataDir);
    return !existsSync(replaced) && !holdsDatabase(database);
  }
  const database = await openDatabase({ databaseUrl, dataDir, applicationName: COMMAND_NAME });
  try {
    return (await listThings(database.db)).length === 0;
  } finally {
    await database.close();
  }
}

function fillFolder<T>(
  target: Omit<DatabaseTarget, "databaseUrl">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return makeEmbedded(target, async (database) => {
    const result = await inTransaction(database.db, work);
    await database.maintain();
    return result;
  });
}

interface EmbeddedTarget extends Omit<DatabaseTarget, "databaseUrl"> {
  /** Folder of a database that is closed, which the new one begins as a copy of. Empty when left out. */
  readonly template?: string | undefined;
}

/**
 * Makes an embedded database beside its place, in which nothing waits for the disk, and moves it there when `work` has
 * ended: a kill or a failure before leaves no trace. Throws NotEmptyError when a database is there and may not be
 * replaced, DatabaseStartError when a site runs on it or the disk is full.
 */
export async function makeEmbedded<T>(
  { dataDir, replace, template, log }: EmbeddedTarget,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  await makeDataDir(dataDir);
  const paths = embeddedPaths(dataDir);
  const unlock = lockFolder(paths.lock, dataDir);
  try {
    takeBackReplaced(paths);
    if (!replace && holdsDatabase(paths.database))
      throw new NotEmptyError(`There is a database in ${paths.database} already.`);
    makeEmptyFolder(paths.restoring);
    if (template !== undefined)
      cpSync(template, embeddedPaths(paths.restoring).database, { recursive: true });
    const options = { dataDir: paths.restoring, unsynced: true, log: log ?? silentLog };
    const database = await openDatabase(options);
    const result = await work(database).finally(() => database.close());
    await settle(paths, dataDir);
    return result;
  } catch (error) {
    throw isFull(dataDir)
      ? new DatabaseStartError(`The disk of ${dataDir} is full; nothing was kept.`)
      : error;
  } finally {
    rmSync(paths.restoring, { recursive: true, force: true });
    unlock();
  }
}

/**
 * The free space below which a disk counts as full, in bytes. The engine that finds a disk full ends without saying
 * why.
 */
const NO_ROOM = 16_000_000;

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NO_ROOM;
}

/** The new database takes its place; a note that the old one moved away is about what is gone. */
async function settle(paths: EmbeddedPaths, dataDir: string): Promise<void> {
  await replaceInPlace(embeddedPaths(paths.restoring).database, paths, dataDir);
  rmSync(paths.moved, { force: true });
}

async function fillServer<T>(
  { dataDir, replace, log }: DatabaseTarget,
  databaseUrl: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const options = { databaseUrl, dataDir, log: log ?? silentLog, applicationName: COMMAND_NAME };
  const database = await openDatabase(options);
  try {
    const result = await database.withDedicated(async (db) => {
      await lockMigrations(db);
      return inTransaction(db, async (tx) => {
        await assertAlone(tx);
        await clear(tx, replace);
        return work(tx);
      });
    });
    await database.maintain();
    return result;
  } finally {
    await database.close();
  }
}

async function assertAlone(tx: Tx): Promise<void> {
  const [row] = await listRows<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = ${APPLICATION_NAME}`,
  );
  if ((row?.n ?? 0) > 0)
    throw new DatabaseStartError("A site is running on this database: stop every instance first.");
}

async function clear(tx: Tx, replace: boolean): Promise<void> {
  const things = await listThings(tx);
  if (things.length === 0) return;
  if (!replace) throw new NotEmptyError("The database is not empty.");
  const [ours] = await listRows<{ there: boolean }>(
    tx,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!ours?.there)
    throw new DatabaseStartError(
      "The database holds tables of another program, which are not touched: use a database of its own.",
    );
  for (const thing of things) await tx.execute(sql.raw(`DROP ${thing} CASCADE`));
}

/** What is in the database besides extensions, as SQL drops it: "TABLE orders". */
async function listThings(db: Db): Promise<string[]> {
  const rows = await listRows<{ thing: string }>(
    db,
    sql`SELECT 'SCHEMA ' || quote_ident(nspname) AS thing FROM pg_namespace WHERE nspname = 'drizzle'
      UNION ALL SELECT 'TABLE IF EXISTS ' || quote_ident(relname) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      UNION ALL SELECT 'SEQUENCE IF EXISTS ' || quote_ident(relname) FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'S'
      UNION ALL SELECT 'FUNCTION IF EXISTS ' || p.oid::regprocedure FROM pg_proc p
        WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  return rows.map(({ thing }) => thing);
}
