import { and, eq, gt } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import type { OpenDatabase } from "#app/db/open-database.server.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { nextRound, PERIODIC_KEY } from "#app/features/jobs/jobs.ts";
import { runDueJobs } from "#app/features/jobs/run-due-jobs.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { HOUR_MS } from "#app/lib/time/clock.ts";
import { answerRequests } from "./backup-requests.server.ts";
import { MAKE_BACKUP } from "./backups.ts";
import { keepBackup } from "./keep-backup.server.ts";

/** What a site that makes backups brings besides the usual. */
export interface BackupWork {
  readonly database: Pick<OpenDatabase, "withSnapshot">;
  /** Version of the site. */
  readonly site: string;
}

/**
 * Makes sure that the one row exists by which all instances together make one backup each round. The first comes with
 * the first round, not with the first start; a shorter period holds at once.
 */
export async function scheduleBackups(
  db: Db,
  { backups }: Pick<Config, "backups">,
  now: Date,
): Promise<void> {
  const isBackupJob = and(eq(jobs.kind, MAKE_BACKUP), eq(jobs.key, PERIODIC_KEY));
  if (backups.everyHours === 0) {
    await db.delete(jobs).where(isBackupJob);
    return;
  }
  const runAt = new Date(nextRound(now.getTime(), backups.everyHours * HOUR_MS));
  await db
    .insert(jobs)
    .values({ kind: MAKE_BACKUP, key: PERIODIC_KEY, runAt })
    .onConflictDoNothing({ target: [jobs.kind, jobs.key] });
  await db
    .update(jobs)
    .set({ runAt })
    .where(and(isBackupJob, gt(jobs.runAt, runAt)));
}

/** Makes the backup that is due, if one is, and the one that a command of this machine asks for. */
export async function runBackups(
  ctx: WorkContext,
  { database, site }: BackupWork,
  stopped: () => boolean,
): Promise<void> {
  const { config, log } = ctx;
  const make = async () => {
    const backup = await keepBackup({ ...ctx, database, site, stopped });
    log.info({ ...backup }, "backup made");
    return backup;
  };
  if (config.databaseUrl === undefined) await answerRequests(config.dataDir, make);
  if (config.backups.everyHours === 0) return;
  const everyMs = config.backups.everyHours * HOUR_MS;
  await runDueJobs(ctx, { [MAKE_BACKUP]: { everyMs, run: async () => void (await make()) } }, { stopped });
}
