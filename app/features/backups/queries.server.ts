import { stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { and, desc, eq } from "drizzle-orm";
import type { Config } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { backups } from "#app/db/schema/system/backups.ts";
import { jobs } from "#app/db/schema/system/jobs.ts";
import { type BackupState, isBackupLate, MAKE_BACKUP } from "./backups.ts";
import type { BACKUP_STATES } from "./enums.ts";

/** The state of backups at `now`. A file on this machine's disk is looked at; one of another machine is believed. */
export async function getBackupState(
  db: Db,
  { backups: { folder, everyHours } }: Pick<Config, "backups">,
  now: Date,
): Promise<BackupState> {
  const newest = (state: (typeof BACKUP_STATES)[number]) =>
    db.select().from(backups).where(eq(backups.state, state)).orderBy(desc(backups.at)).limit(1);
  const [[latest], [failed], [job]] = await Promise.all([
    newest("made"),
    newest("failed"),
    db
      .select({ createdAt: jobs.createdAt })
      .from(jobs)
      .where(and(eq(jobs.kind, MAKE_BACKUP)))
      .limit(1),
  ]);
  const since = latest?.at ?? job?.createdAt;
  return {
    scheduled: everyHours > 0,
    last: latest?.file ? { at: latest.at, bytes: latest.bytes, file: latest.file } : null,
    failure: failed && (!latest || failed.at > latest.at) ? failed.reason : null,
    late: since !== undefined && isBackupLate(since, everyHours, now),
    gone:
      latest?.file && latest.host === hostname()
        ? await isGone(join(folder, latest.file), latest.bytes)
        : false,
  };
}

async function isGone(path: string, bytes: number): Promise<boolean> {
  const facts = await stat(path).catch(() => null);
  return facts === null || facts.size < bytes || facts.size === 0;
}
