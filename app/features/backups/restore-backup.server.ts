import { sql } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import { listRows, type Tx } from "#app/db/client.server.ts";
import type { DbLog } from "#app/db/db-log.ts";
import { DatabaseStartError, dbErrorFacts, NotEmptyError } from "#app/db/errors.server.ts";
import { COMMAND_NAME, fillDatabase, isEmptyTarget } from "#app/db/fill-database.server.ts";
import { beginLoad } from "#app/db/load-tables.server.ts";
import { compareHistory, migrateDatabase } from "#app/db/migrate.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { fixTextForm, sumTable } from "#app/db/table-rows.server.ts";
import { StorageError } from "#app/integrations/storage/storage-error.ts";
import { uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { sumBy } from "#app/lib/sums.ts";
import type { Clock } from "#app/lib/time/clock.ts";
import { BackupError, type MadeBackup } from "./backups.ts";
import { type ErasedAgain, findErased, readErasures } from "./erasures.server.ts";
import { continueNumbers, type IssuedNumber, readIssuedNumbers } from "./issued-numbers.server.ts";
import { makeBackup } from "./make-backup.server.ts";
import { type CheckedBackup, inspectBackup, newer, readPieces } from "./read-backup.server.ts";

export interface RestoreOptions {
  readonly file: string;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: DbLog;
  readonly migrationsFolder: string;
  /** Version of the site that restores. */
  readonly site: string;
  /** Replaces what is there, after a backup of it. */
  readonly force: boolean;
  /** Numbers of documents that are known to have been issued after the backup; left out: none. */
  readonly issued?: readonly IssuedNumber[];
}

export interface RestoreReport {
  readonly madeAt: Date;
  readonly rows: number;
  readonly tables: number;
  readonly uploads: number;
  /** The backup of what was there before. */
  readonly before: MadeBackup | null;
  /** Migrations that have run since the backup was made, and were run on it. */
  readonly migrations: readonly string[];
  readonly invoices: InvoiceProof;
  /** The numbers after which series of documents go on, as the backup does not have them. */
  readonly continued: readonly string[];
  /** Those to be erased again; null where no record of erasures was found. */
  readonly erased: ErasedAgain | null;
}

/** The numbers of all invoices and credit notes, as the law requires them: every series from 1 without a gap. */
export interface InvoiceProof {
  readonly documents: number;
  /** Series with a gap, a double or a counter that does not fit: `invoice 2026`. */
  readonly broken: readonly string[];
}

/**
 * Restores a backup into an empty place, whole or not at all: the file is read and proven first, then uploads are
 * stored, and all rows arrive in one transaction, in tables of the version that made the backup, which are then
 * brought up to date. Every table is read back and compared. Throws BackupError or DatabaseStartError with one sentence.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { file, config, force } = options;
  const inspection = await inspectBackup(file, config.backups.key);
  assertKnown(inspection, options);
  const empty = await isEmptyTarget(config);
  if (!empty && !force) throw notEmpty(config);
  const present = empty ? null : await backUpPresent(options);
  const issued = [...(present?.issued ?? []), ...(options.issued ?? [])];
  const stored = await restoreUploads(options);
  try {
    const target = {
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      replace: force,
      log: options.log,
    };
    const filled = await fillDatabase(target, (tx) => fill(tx, { ...options, issued }, inspection));
    const { manifest, totals } = inspection;
    const rows = sumBy(Object.values(totals.tables), (table) => table.rows);
    return {
      madeAt: new Date(manifest.madeAt),
      rows,
      tables: manifest.tables.length,
      uploads: totals.uploads.files,
      before: present?.backup ?? null,
      ...filled,
    };
  } catch (error) {
    await takeBack(config, stored);
    throw error instanceof NotEmptyError ? notEmpty(config) : explain(error);
  }
}

function assertKnown({ manifest }: CheckedBackup, { migrationsFolder }: RestoreOptions): void {
  const fit = compareHistory(manifest.migrations, migrationsFolder);
  if (fit === "newer") throw newer(manifest.site);
  if (fit === "changed")
    throw new BackupError(
      `A migration was changed after this backup was made (by version ${manifest.site}): restore it with the site's files as they were published.`,
    );
}

interface Present {
  readonly backup: MadeBackup;
  readonly issued: readonly IssuedNumber[];
}

/** What a restore is about to replace is kept as a backup of its own. The numbers that it issued are not issued again. */
async function backUpPresent({ config, clock, site, log }: RestoreOptions): Promise<Present> {
  const { databaseUrl, dataDir } = config;
  const database = await openDatabase({ databaseUrl, dataDir, log, applicationName: COMMAND_NAME }).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseStartError) || databaseUrl !== undefined) throw error;
      throw new DatabaseStartError(
        `${error.message} (A restore with --force first makes a backup of what is there; without that, move the data away yourself and restore without --force.)`,
      );
    },
  );
  try {
    const issued = await readIssuedNumbers(database.db);
    return { backup: await makeBackup({ database, config, clock, site }), issued };
  } finally {
    await database.close();
  }
}

/** Stores every upload of the backup; gives the names of those that were not there before. */
async function restoreUploads({ file, config }: RestoreOptions): Promise<string[]> {
  const storage = uploadStorage(config);
  const added: string[] = [];
  try {
    for await (const piece of readPieces(file, config.backups.key)) {
      if (piece.kind !== "upload") continue;
      const present = await storage.get(piece.name);
      if (present?.equals(piece.bytes)) continue;
      if (!present) added.push(piece.name);
      await storage.put(piece.name, piece.bytes);
    }
  } catch (error) {
    await takeBack(config, added);
    throw explain(error);
  }
  return added;
}

/** Removes what a failed restore has stored. What no row names is housekeeping's anyway, so no one waits for it. */
async function takeBack(config: Config, names: readonly string[]): Promise<void> {
  const storage = uploadStorage(config);
  for (const name of names) {
    const removed = await storage.remove(name).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

type Filled = Pick<RestoreReport, "migrations" | "invoices" | "continued" | "erased">;

async function fill(tx: Tx, options: RestoreOptions, { manifest, totals }: CheckedBackup): Promise<Filled> {
  const { file, config, log, migrationsFolder, issued = [] } = options;
  const target = {
    engine: "embedded",
    withDedicated: <T>(work: (db: Tx) => Promise<T>) => work(tx),
  } as const;
  await migrateDatabase(target, migrationsFolder, log, new Set(manifest.migrations.map(({ when }) => when)));
  await fixTextForm(tx);
  const loading = await beginLoad(tx, manifest.tables);
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for await (const piece of readPieces(file, config.backups.key)) {
    if (piece.kind === "upload") break;
    const table = piece.kind === "rows" ? tables.get(piece.table) : undefined;
    if (piece.kind === "rows" && table) await loading.insert(table, piece.lines);
  }
  await loading.finish(manifest.sequences);
  for (const table of manifest.tables) {
    const { rows, hash } = await sumTable(tx, table);
    const wanted = totals.tables[table.name];
    if (rows !== wanted?.rows || hash !== wanted.hash)
      throw new BackupError(`The table ${table.name} did not arrive as it was saved; nothing was restored.`);
  }
  const { applied } = await migrateDatabase(target, migrationsFolder, log);
  const erasures = await readErasures(config.backups, file, new Date(manifest.madeAt));
  const erased = erasures && (await findErased(tx, erasures, config.backups.key));
  // A session that was ended after the backup, as it was stolen or its account locked, would be open again.
  await tx.delete(sessions);
  const invoices = await proveInvoices(tx);
  return { migrations: applied, invoices, continued: await continueNumbers(tx, issued), erased };
}

/** Looks whether every series of invoice numbers runs from 1 to its counter, each number once. */
export async function proveInvoices(tx: Tx): Promise<InvoiceProof> {
  const rows = await listRows<{ name: string; documents: number; sound: boolean }>(
    tx,
    sql`SELECT coalesce(i.series, c.series) || ' ' || coalesce(i.year, c.year) AS name,
        coalesce(i.documents, 0) AS documents,
        coalesce(i.first = 1 AND i.last = i.documents AND i.numbers = i.documents AND c.last = i.last, false) AS sound
      FROM (SELECT series, year, count(*)::int AS documents, count(DISTINCT sequence)::int AS numbers,
          min(sequence) AS first, max(sequence) AS last FROM invoices GROUP BY series, year) i
      FULL JOIN invoice_counters c ON c.series = i.series AND c.year = i.year
      ORDER BY 1`,
  );
  return {
    documents: sumBy(rows, ({ documents }) => documents),
    broken: rows.filter(({ sound }) => !sound).map(({ name }) => name),
  };
}

function notEmpty({ databaseUrl, dataDir }: Config): BackupError {
  const target = databaseUrl === undefined ? `The database in ${dataDir}` : "The database at DATABASE_URL";
  return new BackupError(
    `${target} is not empty: restore into an empty place, or add --force, which first makes a backup of what is there.`,
  );
}

const FULL: ReadonlySet<string> = new Set(["53100", "ENOSPC", "EDQUOT"]);
const CLASS_INTEGRITY = "23";

function explain(error: unknown): unknown {
  const facts = dbErrorFacts(error);
  const fault: unknown = error instanceof StorageError ? error.cause : error;
  const code = facts?.code ?? String(Reflect.get(Object(fault), "code"));
  if (FULL.has(code)) return new BackupError("The disk is full; nothing was restored.");
  if (error instanceof StorageError)
    return new BackupError(
      `Uploads cannot be stored in ${error.location}: ${error.message}; nothing was restored.`,
    );
  if (facts && code.startsWith(CLASS_INTEGRITY))
    return new BackupError(`The rows of the backup do not fit together (${code}); nothing was restored.`);
  return error;
}
