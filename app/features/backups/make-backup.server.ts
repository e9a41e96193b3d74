import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Config } from "#app/config.server.ts";
import { dbErrorFacts } from "#app/db/errors.server.ts";
import type { OpenDatabase } from "#app/db/open-database.server.ts";
import { StorageError } from "#app/integrations/storage/storage-error.ts";
import { folderReason, makeFolder } from "#app/lib/make-folder.server.ts";
import { sumBy } from "#app/lib/sums.ts";
import { addMs, type Clock, DAY_MS } from "#app/lib/time/clock.ts";
import { type BackupTotals, packContent } from "./backup-content.server.ts";
import { BackupError, backupName, listOutdated, type MadeBackup } from "./backups.ts";
import { inspectBackup, isSameTotals } from "./read-backup.server.ts";
import { seal } from "./seal.server.ts";

/** What making a backup needs. */
export interface BackupContext {
  readonly database: Pick<OpenDatabase, "withSnapshot">;
  readonly config: Config;
  readonly clock: Clock;
  /** Version of the site, as package.json names it. */
  readonly site: string;
  /** True once the process wants to end. */
  readonly stopped?: () => boolean;
}

/**
 * Writes one file with everything: all rows as they were at one moment, and all uploads. The file is read back and
 * compared before it gets its name; then those that have had their time go. Throws BackupError, with one sentence,
 * when the folder cannot be written or the disk is full; nothing half-made stays.
 */
export async function makeBackup(ctx: BackupContext): Promise<MadeBackup> {
  const { config, clock } = ctx;
  const { folder, key } = config.backups;
  const start = performance.now();
  const file = backupName(clock.now(), randomBytes(2).toString("hex"), key !== undefined);
  const part = join(folder, `${file}.part`);
  try {
    await prepareFolder(folder, clock.now());
    const totals = await ctx.database.withSnapshot((db) => write(ctx, db, part));
    const { totals: found } = await inspectBackup(part, key);
    if (!isSameTotals(totals, found))
      throw new BackupError("The backup could not be read back as it was written.");
    const { size } = await stat(part);
    await rename(part, join(folder, file));
    await syncFolder(folder);
    await removeOutdated(config, clock.now());
    const rows = sumBy(Object.values(totals.tables), (table) => table.rows);
    const tookMs = Math.round(performance.now() - start);
    return { file, bytes: size, rows, uploads: totals.uploads.files, tookMs };
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw explain(error, folder);
  }
}

async function write(
  { config, clock, site, stopped = () => false }: BackupContext,
  db: Parameters<Parameters<OpenDatabase["withSnapshot"]>[0]>[0],
  part: string,
): Promise<BackupTotals> {
  const { key } = config.backups;
  let totals: BackupTotals | undefined;
  const content = packContent(db, { config, site, now: clock.now(), stopped }, (written) => {
    totals = written;
  });
  // `flush` writes the file down to the disk before it is closed.
  const out = createWriteStream(part, { flags: "wx", mode: 0o600, flush: true });
  const source = Readable.from(content, { objectMode: false, highWaterMark: 256 * 1024 });
  if (key === undefined) await pipeline(source, createGzip(), out);
  else await pipeline(source, createGzip(), (bytes) => seal(bytes, key), out);
  if (!totals) throw new Error("Bug: a backup ended without its totals");
  return totals;
}

async function prepareFolder(folder: string, now: Date): Promise<void> {
  await makeFolder(folder, 0o700);
  // Left by processes that were killed; one of another instance may still be growing.
  for (const name of await readdir(folder)) {
    if (!/^itsshowtime-.+\.part$/.test(name)) continue;
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts && facts.mtime < addMs(now, -DAY_MS)) await rm(join(folder, name), { force: true });
  }
}

async function removeOutdated({ backups }: Config, now: Date): Promise<void> {
  for (const name of listOutdated(await readdir(backups.folder), backups, now))
    await rm(join(backups.folder, name), { force: true });
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can neither open nor fsync a folder.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** SQLSTATE of a table or a schema that is not there. */
const NOTHING_THERE: ReadonlySet<string> = new Set(["42P01", "3F000"]);

function explain(error: unknown, folder: string): unknown {
  if (NOTHING_THERE.has(dbErrorFacts(error)?.code ?? ""))
    return new BackupError("The database is empty: there is nothing to back up.");
  if (error instanceof StorageError)
    return new BackupError(
      `No backup was made: the uploads in ${error.location} cannot be read, ${error.message}.`,
    );
  const reason = folderReason(error);
  return reason === null ? error : new BackupError(`No backup could be written to ${folder}: ${reason}.`);
}
