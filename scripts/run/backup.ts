/**
 * `npm run backup`: writes a backup of the database and the uploads to BACKUP_DIR. The site may run meanwhile.
 * `npm run backup -- --check <file>`: reads a backup from its first to its last byte and says what is in it.
 */
import { type Config, readConfig } from "#app/config.server.ts";
import { FolderInUseError } from "#app/db/errors.server.ts";
import { COMMAND_NAME } from "#app/db/fill-database.server.ts";
import { openDatabase } from "#app/db/open-database.server.ts";
import { askForBackup } from "#app/features/backups/backup-requests.server.ts";
import type { MadeBackup } from "#app/features/backups/backups.ts";
import { keepBackup } from "#app/features/backups/keep-backup.server.ts";
import { inspectBackup } from "#app/features/backups/read-backup.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { packageVersion } from "#server/project-root.ts";
import { runMain } from "./run-main.ts";

const USAGE = `Usage: npm run backup
       npm run backup -- --check <file>`;

async function main(args: readonly string[]): Promise<number> {
  const config = readConfig({ LOG_LEVEL: "error", ...process.env });
  if (args[0] === "--check" && args[1] && args.length === 2) return check(args[1], config);
  if (args.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const { file, bytes, rows, uploads, tookMs } = await make(config);
  console.log(`${config.backups.folder}/${file}`);
  console.log(
    `${size(bytes)}, ${rows} rows, ${uploads} uploads, ${(tookMs / 1000).toFixed(1)} s; read back and compared.`,
  );
  if (config.backups.key === undefined)
    console.log("It is not encrypted (no BACKUP_KEY): anyone who has the file can read it.");
  return 0;
}

/** A server's database is read by this process, an embedded one by the site that runs on it, if one does. */
async function make(config: Config): Promise<MadeBackup> {
  const { databaseUrl, dataDir } = config;
  const log = createLogger(config.logLevel);
  try {
    const database = await openDatabase({ databaseUrl, dataDir, log, applicationName: COMMAND_NAME });
    try {
      const { db } = database;
      return await keepBackup({ db, database, config, clock: systemClock, site: packageVersion() });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return askForBackup(dataDir);
  }
}

async function check(file: string, config: Config): Promise<number> {
  const { manifest, totals } = await inspectBackup(file, config.backups.key);
  const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file} is whole: as of ${manifest.madeAt}, by version ${manifest.site}.`);
  console.log(
    `${rows} rows in ${manifest.tables.length} tables, ${totals.uploads.files} uploads of ${size(totals.uploads.bytes)}.`,
  );
  return 0;
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

await runMain(main);
