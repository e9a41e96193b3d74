import { PlainError } from "#app/lib/text/plain-error.ts";
import { addMs, DAY_MS, HOUR_MS } from "#app/lib/time/clock.ts";

/** The kind of the job that makes backups. */
export const MAKE_BACKUP = "make-backup";

/** A backup that cannot be made or read. The message is one sentence for anyone who has to act. */
export class BackupError extends PlainError {
  override readonly name = "BackupError";
}

/** A backup that is in its folder. */
export interface MadeBackup {
  /** Name of the file inside of the folder. */
  readonly file: string;
  readonly bytes: number;
  /** Rows of all tables. */
  readonly rows: number;
  /** Number of uploaded files. */
  readonly uploads: number;
  readonly tookMs: number;
}

/** The state of backups, for probes, the back office and metrics. */
export interface BackupState {
  /** True when the site makes backups by itself. */
  readonly scheduled: boolean;
  readonly last: { readonly at: Date; readonly bytes: number; readonly file: string } | null;
  /** The reason of the newest attempt when that failed. */
  readonly failure: string | null;
  /** Older than it may be, or none although there has been time. */
  readonly late: boolean;
  /** The file of the last one is not there any more, or is shorter than it was. */
  readonly gone: boolean;
}

/** A backup may be so much older than its period, in ms: making it takes time, and a failed one is tried again. */
const GRACE_MS = 2 * HOUR_MS;

/** Whether the last backup, or the wait for the first, is too old at `now`. */
export function isBackupLate(since: Date, everyHours: number, now: Date): boolean {
  return everyHours > 0 && since < addMs(now, -(everyHours * HOUR_MS + GRACE_MS));
}

const NAME = /^itsshowtime-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z(?:-[0-9a-f]{4})?\.tar\.gz(?:\.enc)?$/;

/** The name of a backup's file: sorted by name they are sorted by time. `mark` keeps two of one second apart. */
export function backupName(at: Date, mark: string, encrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(":", "-");
  return `itsshowtime-${time}Z-${mark}.tar.gz${encrypted ? ".enc" : ""}`;
}

/** The instant at which the backup of this file name was made; null for every other file. */
export function madeAt(name: string): Date | null {
  const [, hour, minute, second] = NAME.exec(name) ?? [];
  if (!hour) return null;
  const at = new Date(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/**
 * Lists the files that are outdated. Kept are all of the last 24 hours, the last one of each of the newest `keepDaily`
 * days and `keepWeekly` weeks (from Monday, in UTC) that have one, and always the newest. Files of other names are
 * never listed.
 */
export function listOutdated(
  names: readonly string[],
  keep: { readonly keepDaily: number; readonly keepWeekly: number },
  now: Date,
): string[] {
  const dated = names
    .flatMap((name) => {
      const at = madeAt(name);
      return at ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set(dated.slice(0, 1).map(({ name }) => name));
  for (const { name, at } of dated) if (at > addMs(now, -DAY_MS)) kept.add(name);
  const keepLastOf = (period: (at: Date) => number, count: number) => {
    const seen = new Set<number>();
    for (const { name, at } of dated) {
      if (seen.has(period(at))) continue;
      if (seen.size >= count) return;
      seen.add(period(at));
      kept.add(name);
    }
  };
  keepLastOf(dayOf, keep.keepDaily);
  keepLastOf(weekOf, keep.keepWeekly);
  return dated.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

/** Day 0 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7);
}
