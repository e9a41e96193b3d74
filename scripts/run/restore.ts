/**
 * `npm run restore -- <file>`: restores a backup into an empty place, whole or not at all. The site must be stopped.
 * With `--force` what is there is replaced, after a backup of it. `--issued=<number>` names the last invoice, credit note or
 * receipt that was issued after the backup.
 */
import { readConfig } from "#app/config.server.ts";
import { ERASURES_FILE } from "#app/features/backups/erasures.server.ts";
import { parseIssuedNumber } from "#app/features/backups/issued-numbers.server.ts";
import { type RestoreReport, restoreBackup } from "#app/features/backups/restore-backup.server.ts";
import { createLogger } from "#app/http/health/log.server.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { MIGRATIONS_FOLDER, packageVersion } from "#server/project-root.ts";
import { runMain } from "./run-main.ts";

const ISSUED = "--issued=";

async function main(args: readonly string[]): Promise<number> {
  const force = args.includes("--force");
  const numbers = args.filter((arg) => arg.startsWith(ISSUED)).map((arg) => arg.slice(ISSUED.length));
  const issued = numbers.map(parseIssuedNumber).filter((number) => number !== null);
  const [file, ...rest] = args.filter((arg) => arg !== "--force" && !arg.startsWith(ISSUED));
  if (!file || file.startsWith("-") || rest.length > 0 || issued.length < numbers.length) {
    console.error("Usage: npm run restore -- <file> [--force] [--issued=INV-2026-00057 …]");
    return 2;
  }
  const config = readConfig({ LOG_LEVEL: "error", ...process.env });
  const report = await restoreBackup({
    file,
    config,
    clock: systemClock,
    log: createLogger(config.logLevel),
    migrationsFolder: MIGRATIONS_FOLDER,
    site: packageVersion(),
    force,
    issued,
  });
  const { before, migrations, invoices, continued, erased } = report;
  if (before) console.log(`What was there before: ${config.backups.folder}/${before.file}`);
  console.log(
    `Restored as of ${report.madeAt.toISOString()}: ${report.rows} rows in ${report.tables} tables, each compared; ${report.uploads} uploads.`,
  );
  if (migrations.length > 0) console.log(`Brought up to date by ${migrations.join(", ")}.`);
  if (invoices.broken.length === 0)
    console.log(`${invoices.documents} invoices and credit notes, numbered without a gap.`);
  else
    console.log(
      `LOOK AT THE NUMBERS of ${invoices.broken.join(", ")}: they have a gap, as they had in the backup.`,
    );
  for (const number of continued)
    console.log(
      `Documents go on after ${number}: those up to it that are not in the backup were issued later.`,
    );
  for (const line of erasedLines(erased)) console.log(line);
  console.log("Everybody has to log in again.");
  console.log("Start the site. Mails and jobs that were waiting at that moment are done again.");
  return 0;
}

/** What staff have to erase once more, with the pages to do it on. */
function erasedLines(erased: RestoreReport["erased"]): string[] {
  if (!erased)
    return [
      `No ${ERASURES_FILE} was found beside the backup or in BACKUP_DIR: people who were erased after this backup are in it, and are not known.`,
    ];
  const { customers, accounts } = erased;
  if (customers.length + accounts.length === 0) return ["No one in it was erased after it was made."];
  return [
    `ERASE AGAIN: people who were erased after this backup and are in it: ${customers.length + accounts.length}.`,
    ...customers.map((id) => `  customer /admin/customers/${id}`),
    ...accounts.map((id) => `  account ${id}`),
  ];
}

await runMain(main);
