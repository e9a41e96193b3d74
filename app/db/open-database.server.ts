import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import type { Client } from "pg";
import * as schema from "#app/db/schema/all.ts";
import { type Db, prepareDb, type Watch } from "./client.server.ts";
import { type DbLog, silentLog } from "./db-log.ts";
import type { ServerOptions } from "./pool.server.ts";
import { filledTables } from "./table-statistics.ts";
import { watchTransactions } from "./transaction-scope.server.ts";

/** A listener that is called with each statement, `begin` and `commit` included, just before it is sent. */
export type OnStatement = (statement: string) => void;

export interface OpenDatabaseOptions {
  /** A PostgreSQL server, 15 or newer. Without it the embedded engine runs in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database, which lies in its `db` subfolder. */
  readonly dataDir: string;
  /** Embedded: nothing waits for the disk. For a database that is written down as a whole when it is finished. */
  readonly unsynced?: boolean;
  readonly log?: DbLog;
  /** A listener of every statement that took half a second or longer; such a statement is logged as well. */
  readonly onSlow?: (() => void) | undefined;
  /** Longest run of one statement on a server, in milliseconds. The embedded engine has no such limit. */
  readonly statementTimeoutMs?: number;
  /** Longest wait for a free connection to a server, in milliseconds. */
  readonly connectTimeoutMs?: number;
  /** How many milliseconds longer than the server the application waits before it gives the connection up. */
  readonly graceMs?: number;
  /** A listener of every statement that is sent, called in the asynchronous context of its sender. For measurements. */
  readonly onStatement?: OnStatement | undefined;
  /** What a server's list of connections shows; `itsshowtime` is a running site. */
  readonly applicationName?: string;
}

export interface OpenDatabase {
  readonly db: Db;
  readonly engine: "embedded" | "server";
  /** Waits for running statements, writes everything down and frees the folder or the connections. */
  close(): Promise<void>;
  /** Embedded: moves the write-ahead log into the tables. A server does that by itself. */
  checkpoint(): Promise<void>;
  /** Refreshes the planner's statistics, and on the embedded engine frees dead rows. Run it after an import. */
  maintain(): Promise<void>;
  /** Runs work on one connection of its own, without the time limit of statements. */
  withDedicated<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs reads on the whole database as it was at one moment, while others go on writing. */
  withSnapshot<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/**
 * Opens the database. Throws DatabaseStartError, with one plain sentence, when the folder is in use or
 * written by another version, or when the server cannot be reached.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const log = options.log ?? silentLog;
  const { databaseUrl, statementTimeoutMs, connectTimeoutMs, graceMs, applicationName } = options;
  const { onSlow, onStatement } = options;
  if (databaseUrl === undefined) return openEmbeddedDatabase(options, { log, onSlow });
  const limits = { statementTimeoutMs, connectTimeoutMs, graceMs };
  const server = { url: databaseUrl, log, applicationName, ...limits };
  return openServerDatabase(server, { onSlow, onStatement });
}

async function openEmbeddedDatabase(
  { dataDir, unsynced = false, onStatement }: OpenDatabaseOptions,
  watch: Watch,
): Promise<OpenDatabase> {
  const { log } = watch;
  const { openEmbedded } = await import("./embedded/embedded.server.ts");
  const embedded = await openEmbedded({ dataDir, unsynced, log });
  const bare = drizzleEmbedded({ client: embedded.pglite, schema, ...loggerOf(onStatement) });
  if (onStatement) watchTransactions(bare._.session, onStatement);
  const db = prepareDb(bare, watch);
  return {
    db,
    engine: "embedded",
    close: embedded.close,
    checkpoint: embedded.checkpoint,
    maintain: embedded.maintain,
    withDedicated: (work) => work(db),
    withSnapshot: async (work) => {
      const { readCopy } = await import("./embedded/embedded-copy.server.ts");
      return readCopy(embedded, dataDir, (pglite) =>
        drizzleEmbedded({ client: pglite, schema }).transaction(work),
      );
    },
  };
}

async function openServerDatabase(
  options: ServerOptions,
  { onSlow, onStatement }: Pick<OpenDatabaseOptions, "onSlow" | "onStatement">,
): Promise<OpenDatabase> {
  const { openServer } = await import("./pool.server.ts");
  const { log } = options;
  const server = await openServer(options);
  // One connection is its own transaction's connection: there is no outer database to guard.
  const withDedicated = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    server.withClient((client) => work(drizzleServer({ client, schema })));
  return {
    db: prepareDb(drizzleServer({ client: server.pool, schema, ...loggerOf(onStatement) }), { log, onSlow }),
    engine: "server",
    close: server.close,
    checkpoint: async () => {},
    maintain: () => server.withClient(analyzeFilled),
    withDedicated,
    withSnapshot: (work) =>
      withDedicated((db) =>
        db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" }),
      ),
  };
}

async function analyzeFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(filledTables({ catalogs: false }));
  if (rows.length > 0) await client.query(`ANALYZE ${rows.map(({ name }) => name).join(", ")}`);
}

function loggerOf(onStatement: OnStatement | undefined) {
  return onStatement === undefined ? {} : { logger: { logQuery: onStatement } };
}
