import { type Db, inTransaction, type Tx } from "#app/db/client.server.ts";
import type { DbLog } from "#app/db/db-log.ts";
import { embeddedPaths, holdsDatabase, markMoved } from "#app/db/embedded/embedded-folder.server.ts";
import { DatabaseStartError, NotEmptyError } from "#app/db/errors.server.ts";
import { fillDatabase } from "#app/db/fill-database.server.ts";
import { beginLoad } from "#app/db/load-tables.server.ts";
import { compareHistory, listHistory, migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import {
  fixTextForm,
  listSequences,
  listTables,
  RowSum,
  readRowLines,
  sumTable,
  type TableShape,
} from "#app/db/table-rows.server.ts";
import { BackupError } from "./backups.ts";
import { type InvoiceProof, proveInvoices } from "./restore-backup.server.ts";

export interface MoveOptions {
  readonly dataDir: string;
  /** The server's database, which must be empty. */
  readonly databaseUrl: string;
  readonly migrationsFolder: string;
  readonly log: DbLog;
  readonly now: Date;
}

/** One table as it was read, and as it was read back. */
interface MovedTable {
  readonly name: string;
  readonly rows: number;
  readonly hash: string;
}

export interface MoveReport {
  readonly tables: readonly MovedTable[];
  readonly invoices: InvoiceProof;
}

/**
 * Copies the embedded database to a server in one transaction and compares every table there with what was read. The
 * embedded one is held by this process from the first row to the end, so nothing can be written meanwhile; afterwards
 * it refuses to start, so that no one goes on in the old place by mistake. Throws BackupError or DatabaseStartError
 * with one sentence.
 */
export async function moveDatabase(options: MoveOptions): Promise<MoveReport> {
  const { dataDir, databaseUrl, log, now } = options;
  const { database } = embeddedPaths(dataDir);
  if (!holdsDatabase(database)) throw new BackupError(`There is no embedded database in ${dataDir}.`);
  const source = await openDatabase({ dataDir, log });
  try {
    const report = await inTransaction(source.db, (from) => move(from, options));
    markMoved(dataDir, `moved to ${databaseName(databaseUrl)} on ${now.toISOString().slice(0, 16)} UTC`);
    return report;
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    throw new BackupError(
      `The database ${databaseName(databaseUrl)} is not empty: make an empty one to move into.`,
    );
  } finally {
    await source.close();
  }
}

async function move(
  from: Tx,
  { dataDir, databaseUrl, migrationsFolder, log }: MoveOptions,
): Promise<MoveReport> {
  const history = await listHistory(from);
  if (compareHistory(history, migrationsFolder) !== "fits")
    throw new DatabaseStartError(
      "The embedded database belongs to another version of the site: move it with that one.",
    );
  await fixTextForm(from);
  const [shape, sequences] = [await listTables(from), await listSequences(from)];
  const ran = new Set(history.map(({ when }) => when));
  return fillDatabase({ databaseUrl, dataDir, replace: false, log }, async (tx) => {
    const target = {
      engine: "embedded",
      withDedicated: <T>(work: (db: Tx) => Promise<T>) => work(tx),
    } as const;
    await migrateDatabase(target, migrationsFolder, log, ran);
    await fixTextForm(tx);
    const loading = await beginLoad(tx, shape);
    const read: { table: TableShape; sum: RowSum }[] = [];
    for (const table of shape) read.push({ table, sum: await copyTable(from, table, loading.insert) });
    await loading.finish(sequences);
    const moved: MovedTable[] = [];
    for (const { table, sum } of read) moved.push(await prove(tx, table, sum));
    await migrateDatabase(target, migrationsFolder, log);
    return { tables: moved, invoices: await proveInvoices(tx) };
  });
}

async function copyTable(
  from: Db,
  table: TableShape,
  insert: (table: TableShape, lines: readonly string[]) => Promise<void>,
): Promise<RowSum> {
  const sum = new RowSum();
  for await (const lines of readRowLines(from, table)) {
    for (const line of lines) sum.add(line);
    await insert(table, lines);
  }
  return sum;
}

async function prove(tx: Tx, table: TableShape, read: RowSum): Promise<MovedTable> {
  const { rows, hash } = await sumTable(tx, table);
  if (rows !== read.rows || hash !== read.hash)
    throw new BackupError(`The table ${table.name} did not arrive as it was read; nothing was moved.`);
  return { name: table.name, rows, hash };
}

/** Host and name of a database, without user and password. */
function databaseName(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
