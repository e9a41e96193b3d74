import { hostname } from "node:os";
import { lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { dbErrorFacts, describeDbError } from "#app/db/errors.server.ts";
import { backups } from "#app/db/schema/system/backups.ts";
import { addMs, DAY_MS } from "#app/lib/time/clock.ts";
import { BackupError, type MadeBackup } from "./backups.ts";
import { type BackupContext, makeBackup } from "./make-backup.server.ts";

/** Rows about backups are kept so long. */
const KEPT_DAYS = 90;

const UNDEFINED_TABLE = "42P01";

/** Makes a backup and records the outcome, for probes and the back office. Throws what `makeBackup` throws. */
export async function keepBackup(ctx: BackupContext & { readonly db: Db }): Promise<MadeBackup> {
  const { db, clock } = ctx;
  const host = hostname();
  const at = clock.now();
  let backup: MadeBackup;
  try {
    backup = await makeBackup(ctx);
  } catch (error) {
    // Anyone who is told to end has not failed: the next start makes it.
    if (!ctx.stopped?.()) await note(db, { state: "failed", at, host, reason: backupFailure(error) });
    throw error;
  }
  await note(db, { state: "made", at, host, ...backup });
  return backup;
}

/**
 * Notes a backup in the database. A database whose tables the next start brings up to date may refuse the row; the file
 * is what counts.
 */
async function note(db: Db, row: typeof backups.$inferInsert): Promise<void> {
  try {
    await db.insert(backups).values(row);
    await db.delete(backups).where(lt(backups.at, addMs(row.at, -KEPT_DAYS * DAY_MS)));
  } catch (error) {
    if (dbErrorFacts(error)?.code !== UNDEFINED_TABLE) throw error;
  }
}

/** One sentence without any value of a row. */
export function backupFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  return `The backup failed: ${describeDbError(error).message}`.slice(0, 500);
}
