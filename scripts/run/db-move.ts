/**
 * `npm run db:move -- postgres://user:password@host/name`: moves the embedded database in DATA_DIR to an empty
 * database on a server and proves every table. The site must be stopped.
 */
import { readConfig } from "#app/config.server.ts";
import { BackupError } from "#app/features/backups/backups.ts";
import { moveDatabase } from "#app/features/backups/move-database.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { MIGRATIONS_FOLDER } from "#server/project-root.ts";
import { runMain } from "./run-main.ts";

async function main(args: readonly string[]): Promise<number> {
  const [target, ...rest] = args;
  if (!target || rest.length > 0) {
    console.error("Usage: npm run db:move -- postgres://user:password@host/name");
    return 2;
  }
  const { DATABASE_URL: _present, ...env } = process.env;
  const { databaseUrl } = readConfig({ ...env, DATABASE_URL: target });
  const { dataDir, logLevel } = readConfig({ LOG_LEVEL: "error", ...env });
  if (databaseUrl === undefined)
    throw new BackupError("Name the database to move to: postgres://user:password@host/name.");
  const { tables, invoices } = await moveDatabase({
    dataDir,
    databaseUrl,
    migrationsFolder: MIGRATIONS_FOLDER,
    log: createLogger(logLevel),
    now: new Date(),
  });
  console.log("Rows and hashes of every table, the same on both sides:");
  for (const { name, rows, hash } of tables)
    console.log(`  ${name.padEnd(24)} ${String(rows).padStart(8)}  ${hash}`);
  if (invoices.broken.length === 0)
    console.log(`${invoices.documents} invoices and credit notes, numbered without a gap.`);
  else
    console.log(`LOOK AT THE NUMBERS of ${invoices.broken.join(", ")}: they have a gap, as they had before.`);
  console.log("");
  console.log(
    "Set DATABASE_URL to the new database for every instance, keep DATA_DIR (uploads and backups lie there),",
  );
  console.log("and start the site. The embedded database is left as it is and refuses to start.");
  return 0;
}

await runMain(main);
